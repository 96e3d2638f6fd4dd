import { planMachine, type CasedMachine, type Path } from '../../tests/paths/engine/index.ts';
import { loadMachines, type RegisteredMachine } from '../../tests/paths/registry.ts';

/** An error that the user can fix: printed without a stack trace, exit code 2. */
export class Misused extends Error {}

/** `--all-edges`: every case in every state; otherwise every transition. */
export const goalOf = (allEdges: boolean) => (allEdges ? 'edges' : 'transitions');

export interface Chosen {
  machines: RegisteredMachine[];
  /** Machines that the path tests cannot take, as sentences; empty when one machine was requested. */
  problems: string[];
}

/** All machines, or the requested one. */
export async function choose(id: string | undefined): Promise<Chosen> {
  const registry = await loadMachines();
  if (id === undefined) return registry;
  const machines = registry.machines.filter((machine) => machine.id === id);
  if (machines.length > 0) return { machines, problems: [] };
  const problem = registry.problems.find((sentence) => sentence.includes(id));
  const known = registry.machines.map((machine) => machine.id).join(', ');
  throw new Misused(problem ?? `there is no machine '${id}'; there are: ${known}`);
}

export interface NumberedPath {
  /** From 1, over all inputs of the machine, as used by `--path`. */
  number: number;
  variant: string;
  path: Path;
}

/** The machine's paths as listed by `show` and selected by `run --path`. */
export function pathsOf(cased: CasedMachine, allEdges: boolean): NumberedPath[] {
  const { variants } = planMachine({ ...cased, goal: goalOf(allEdges) });
  return variants
    .flatMap(({ variant, paths }) => paths.map((path) => ({ variant, path })))
    .map((one, index) => ({ number: index + 1, ...one }));
}
