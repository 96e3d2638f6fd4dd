import type { AnyStateMachine } from 'xstate';
import { allNodes } from './definitions.ts';

/** Violations of rule 3 of docs/machines.md that only show on a whole machine, as sentences. */
export function modellingRules(machine: AnyStateMachine): string[] {
  const problems = allNodes(machine.root).flatMap((node) =>
    node.invoke
      .filter((invoke) => invoke.onError === undefined)
      .map(
        (invoke) =>
          `state ${node.id} invokes '${invoke.id}' without onError: its failure would end the machine`,
      ),
  );
  if (!Number.isFinite(machine.options.maxIterations))
    problems.push('options.maxIterations is not set: an endless `always` would hang the page');
  return problems;
}
