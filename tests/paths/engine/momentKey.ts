import type { KeyOf, Moment } from './graph.ts';
import { canonical } from './plain.ts';

const parts = ['status', 'state', 'data', 'history', 'running actors', 'running timers'] as const;

/**
 * Identity of a concrete state as one string: state, data (`key`, otherwise the whole context), history, and what is
 * running. Throws NotPlainError when the context is not plain JSON; references to actors are allowed only where `key`
 * omits them.
 */
export function momentKey({ snapshot, running, timers }: Moment, key?: KeyOf): string {
  const context: unknown = snapshot.context;
  const whole = canonical(context, 'context', { actorRefs: key !== undefined });
  const history = Object.entries(snapshot.historyValue)
    .map(([id, nodes]) => [id, ...nodes.map((node) => node.id)].join(' '))
    .sort();
  return `[${[
    canonical(snapshot.status, 'status'),
    canonical(snapshot.value, 'value'),
    key ? canonical(key(snapshot), 'key(snapshot)') : whole,
    canonical(history, 'history'),
    canonical(running, 'running'),
    canonical(timers, 'timers'),
  ].join(',')}]`;
}

/** The parts in which two keys differ, one line each. */
export function keyDifference(expected: string, got: string): string {
  const a = JSON.parse(expected) as unknown[];
  const b = JSON.parse(got) as unknown[];
  return parts
    .map((part, index) => ({ part, a: JSON.stringify(a[index]), b: JSON.stringify(b[index]) }))
    .filter((line) => line.a !== line.b)
    .map(
      (line) => `  ${line.part}: expected ${line.a}\n  ${' '.repeat(line.part.length)}       got ${line.b}`,
    )
    .join('\n');
}
