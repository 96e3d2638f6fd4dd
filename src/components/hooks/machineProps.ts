import type { AnyMachineSnapshot, StateValue } from 'xstate';

/** Dot paths of the deepest active states: one, or several for parallel regions. */
export function leafPaths(value: StateValue, prefix = ''): string[] {
  if (typeof value === 'string') return [prefix + value];
  const leaves = Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined ? [] : leafPaths(inner, `${prefix}${key}.`),
  );
  return leaves.length ? leaves : [prefix.slice(0, -1)];
}

export interface MachineProps {
  'data-machine': string;
  'data-state': string;
  'data-status': string;
  'aria-busy': boolean;
}

/** What tests may read from a screen: its machine and the machine's state. */
export const machineProps = (snapshot: AnyMachineSnapshot): MachineProps => ({
  'data-machine': snapshot.machine.id,
  'data-state': leafPaths(snapshot.value as StateValue).join(' '),
  'data-status': snapshot.status,
  'aria-busy': snapshot.hasTag('busy'),
});
