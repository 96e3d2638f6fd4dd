export { Coverage, unreachable } from './coverage.ts';
export { coverPaths, type Cover, type CoverOptions } from './coverPaths.ts';
export {
  allStates,
  listStates,
  listTransitions,
  transitionIds,
  type StateInfo,
  type TransitionInfo,
} from './definitions.ts';
export { explore, ExploreError, StateSpaceError, type ExploreOptions } from './explore.ts';
export { leaves, type Edge, type Graph, type Path, type Step, type Vertex } from './graph.ts';
export { shortCase } from './pathName.ts';
export { runPath, type RunOptions, type RunResult } from './runPath.ts';
export { Stubs } from './stubs.ts';
export { modellingRules } from './modellingRules.ts';
export {
  planMachine,
  walkMachine,
  walkPath,
  type CasedMachine,
  type MachinePlan,
  type WalkReport,
} from './walkMachine.ts';
export { defineModel } from './model.ts';
export type {
  Model,
  ModelDefinition,
  ModelPath,
  RunHooks,
  Settling,
  StepContext,
  StepSeen,
} from './modelTypes.ts';
