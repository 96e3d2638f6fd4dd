import { mutantsOf, type Mutant } from './mutants.ts';
import { runPath } from './runPath.ts';
import { planMachine, type CasedMachine, type VariantPlan } from './walkMachine.ts';

export interface Strength {
  id: string;
  mutants: number;
  killed: number;
  /** Names of the mutants that no path noticed. */
  survivors: string[];
}

/**
 * How many mutants of the machine its paths notice. Paths and expectations come from the original machine: the
 * states, data, actors and timers after every step, inputs of actors, emitted events and effects requested from the
 * app.
 */
export function strengthOf(cased: CasedMachine): Strength {
  const { variants } = planMachine(cased);
  const walks = variants.flatMap((variant) =>
    variant.paths.map((path) => ({ variant, path, told: storyOf(cased, variant, path) })),
  );
  const notices = ({ machine }: Mutant): boolean =>
    walks.some(({ variant, path, told }) => {
      try {
        return storyOf({ ...cased, machine }, variant, path) !== told;
      } catch {
        return true;
      }
    });
  const mutants = mutantsOf(cased.machine);
  const survivors = mutants.filter((mutant) => !notices(mutant)).map(({ name }) => name);
  return {
    id: cased.machine.id,
    mutants: mutants.length,
    killed: mutants.length - survivors.length,
    survivors,
  };
}

/** Everything observable of a machine on a path. Data omitted by `key` counts too; it is the same every time. */
function storyOf(
  { machine, key, invariant }: CasedMachine,
  { input }: VariantPlan,
  path: VariantPlan['paths'][number],
): string {
  const data: unknown[] = [];
  const told: unknown[] = [];
  const { stubs, emitted, effects } = runPath(machine, path, {
    input,
    key,
    invariant: (snapshot, facts) => {
      // With their positions, because two swapped effects have the same counts.
      told.push([facts.emitted.length, facts.effects.length]);
      return invariant?.(snapshot, facts);
    },
    check: ({ context }) => data.push(JSON.stringify(context)),
  });
  const calls = stubs.calls.map(({ id, input: given, status, received }) => [id, given, status, received]);
  return JSON.stringify([data, told, calls, emitted, effects]);
}
