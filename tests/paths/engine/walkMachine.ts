import type { MachineCases } from '#machines/support/cases.ts';
import type { AnyStateMachine } from 'xstate';
import { Coverage, unreachable } from './coverage.ts';
import { coverPaths } from './coverPaths.ts';
import { listTransitions } from './definitions.ts';
import { explore } from './explore.ts';
import type { Graph, Path } from './graph.ts';
import { idleCases } from './refuse.ts';
import { runPath } from './runPath.ts';

/** A machine with the cases beside it. */
export type CasedMachine = { machine: AnyStateMachine } & MachineCases;

export interface VariantPlan {
  /** Name of the input. */
  variant: string;
  input: unknown;
  graph: Graph;
  paths: readonly Path[];
  /** Pairs of state and case that the timers never allow (goal `edges`). */
  neverInTime: readonly string[];
}

export interface MachinePlan {
  variants: readonly VariantPlan[];
  /** Problems that the plan already shows, as sentences: dead transitions, idle cases. */
  problems: readonly string[];
}

/** Explores each input of the machine and covers it with paths. Throws ExploreError when it cannot. */
export function planMachine(cased: CasedMachine): MachinePlan {
  const { machine, goal = 'edges', distinguish, maxLength } = cased;
  const covered = new Set<string>();
  const variants = Object.entries(cased.inputs).map(([variant, input]) => {
    const graph = explore(machine, { ...optionsOf(cased), input: input as unknown });
    const { paths, uncovered } = coverPaths(graph, {
      goal,
      distinguish,
      maxLength,
      covered: goal === 'edges' ? undefined : covered,
    });
    for (const item of paths.flatMap((path) => path.covers)) covered.add(item);
    return { variant, input: input as unknown, graph, paths, neverInTime: uncovered };
  });
  const dead = unreachable(
    machine,
    variants.map(({ graph }) => graph),
  );
  const taken = new Set(
    variants.flatMap(({ graph, paths }) => [
      ...graph.initialTransitions,
      ...paths.flatMap(({ steps }) => steps.flatMap(({ transitions }) => transitions)),
    ]),
  );
  const untimely = listTransitions(machine)
    .map(({ id }) => id)
    .filter((id) => !taken.has(id) && !dead.includes(id));
  return {
    variants,
    problems: [
      ...idleCases(machine, cased.cases).map((problem) => `${machine.id}: ${problem}`),
      ...dead.map((id) => `${machine.id}: no case reaches transition ${id}`),
      ...untimely.map((id) => `${machine.id}: no path reaches transition ${id} in time`),
    ],
  };
}

const optionsOf = ({ cases, key, stopWhen, maxStates }: CasedMachine) => ({
  cases,
  key,
  stopWhen,
  maxStates,
});

/** Walks one path of the plan on a live actor, with invariants. */
export function walkPath(cased: CasedMachine, { input }: VariantPlan, path: Path, coverage: Coverage): void {
  runPath(cased.machine, path, {
    input,
    key: cased.key,
    invariant: cased.invariant,
    coverage,
  });
}

export interface WalkReport {
  id: string;
  /** Concrete states over all inputs. */
  states: number;
  /** Declared. */
  transitions: number;
  paths: number;
  steps: number;
  /** Declared transitions taken on live actors. */
  covered: number;
  /** Ids of the others. */
  missing: string[];
  /** Everything that keeps the machine from being complete, as sentences. */
  problems: string[];
}

/** Plans and walks a whole machine; every failure becomes a problem of the report. */
export function walkMachine(cased: CasedMachine): WalkReport {
  const { machine } = cased;
  const coverage = new Coverage(machine);
  const report = {
    id: machine.id,
    states: coverage.states.size,
    transitions: coverage.transitions.size,
    paths: 0,
    steps: 0,
    problems: [] as string[],
  };
  try {
    const plan = planMachine(cased);
    report.problems.push(...plan.problems);
    for (const variant of plan.variants)
      for (const path of variant.paths) {
        report.paths += 1;
        report.steps += path.steps.length;
        attempt(report.problems, () => {
          walkPath(cased, variant, path, coverage);
        });
      }
    attempt(report.problems, () => {
      coverage.assertComplete();
    });
  } catch (error) {
    report.problems.push((error as Error).message);
  }
  const missing = coverage.missing().transitions;
  return { ...report, missing, covered: coverage.transitions.size - missing.length };
}

function attempt(problems: string[], run: () => void): void {
  try {
    run();
  } catch (error) {
    problems.push((error as Error).message);
  }
}
