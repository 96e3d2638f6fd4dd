import type { Edge } from './graph.ts';

/** `xstate.done.actor.login:trusted` → `login done:trusted`. */
export const shortCase = (name: string): string =>
  name
    .replace(/^xstate\.(done|error)\.actor\.([^:]+)/, '$2 $1')
    .replace(/^xstate\.after\.([^.]+)\.(.+)$/, 'after $1')
    .replace(/^xstate\.snapshot\./, 'snapshot ')
    .replace(/^xstate\./, '');

/** `signIn.submitted → login done:trusted → …`; long paths by their start, length and end. */
export function pathName(edges: readonly Edge[]): string {
  const names = edges.map((edge) => shortCase(edge.case));
  if (names.length <= 8) return names.join(' → ');
  return [...names.slice(0, 4), `… ${names.length - 6} more …`, ...names.slice(-2)].join(' → ');
}

/** One line for each step, ticked up to the one that failed (from 0). */
export function trail(edges: readonly Edge[], failed: number): string {
  const mark = (index: number) => (index < failed ? '✓' : index === failed ? '✗' : ' ');
  return edges
    .map((edge, index) => `  ${mark(index)} ${index + 1}. ${shortCase(edge.case)} → ${edge.to.label}`)
    .join('\n');
}
