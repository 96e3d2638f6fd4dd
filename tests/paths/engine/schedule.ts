import type { Edge, Graph } from './graph.ts';

interface Constraint {
  before: number;
  after: number;
  /** `time(after) >= time(before) + least`, in ms. */
  least: number;
}

/** Safety margin in ms between timers: the widest that fits, because a browser's time also runs by itself. */
const margins = [2000, 200, 20, 1];

/**
 * The shortest waits, in ms before each edge, with which the path's timers fire in order and no other timer fires,
 * with as wide a margin as possible. Throws when there are none: then the path is impossible.
 */
export function waits(graph: Graph, edges: readonly Edge[]): number[] {
  for (const margin of margins) {
    const times = earliest(edges.length + 1, constraintsOf(graph, edges, margin));
    if (times) return edges.map((_, index) => (times[index + 1] ?? 0) - (times[index] ?? 0));
  }
  throw new Error('no waiting makes the timers of this path fire in this order');
}

/** The earliest moments that satisfy all constraints, starting at 0; undefined when there are none. */
function earliest(moments: number, constraints: readonly Constraint[]): number[] | undefined {
  const times = new Array<number>(moments).fill(0);
  for (let round = 0; round <= moments; round += 1) {
    let changed = false;
    for (const { before, after, least } of constraints) {
      const time = (times[before] ?? 0) + least;
      if (time <= (times[after] ?? 0)) continue;
      times[after] = time;
      changed = true;
    }
    if (!changed) return times[0] === 0 ? times : undefined;
  }
  return undefined;
}

function constraintsOf(graph: Graph, edges: readonly Edge[], margin: number): Constraint[] {
  const constraints: Constraint[] = [];
  const pending = new Map([...graph.initialTimers].map(([timer, delay]) => [timer, { since: 0, delay }]));
  const notDueAt = (moment: number, { since, delay }: { since: number; delay: number }) =>
    constraints.push({ before: moment, after: since, least: Math.min(margin, delay) - delay });
  edges.forEach((edge, index) => {
    const moment = index + 1;
    constraints.push({ before: index, after: moment, least: 0 });
    for (const [timer, run] of pending) {
      if (timer !== edge.event.type) notDueAt(moment, run);
      else
        constraints.push(
          { before: run.since, after: moment, least: run.delay },
          { before: moment, after: run.since, least: -run.delay },
          { before: index, after: moment, least: Math.min(margin, run.delay) },
        );
      if (timer === edge.event.type || !edge.to.moment.timers.includes(timer)) pending.delete(timer);
    }
    for (const [timer, delay] of edge.started) pending.set(timer, { since: moment, delay });
  });
  return constraints;
}
