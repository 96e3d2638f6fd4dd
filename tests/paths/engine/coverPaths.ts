import type { AnyMachineSnapshot } from 'xstate';
import { partsOf } from './definitions.ts';
import { edgesOf, type Edge, type Graph, type Path, type Vertex } from './graph.ts';
import { NearestNew } from './nearestNew.ts';
import { pathName } from './pathName.ts';
import { waits } from './schedule.ts';
import { TimedGraph } from './timedGraph.ts';

export interface CoverOptions {
  /**
   * `transitions` (default): every declared transition. `edges`: every case in every concrete state. `events`: every state, and
   * every event by each of its branches, though several states declare it.
   */
  goal?: 'transitions' | 'events' | 'edges' | undefined;
  /**
   * With `transitions`: each once for each value that this returns for the state before it. With `events`: only where an actor
   * is done.
   */
  distinguish?: ((snapshot: AnyMachineSnapshot) => unknown) | undefined;
  /** Steps after which a path ends and the next one starts (default 30); exceeded only where nothing else reaches. */
  maxLength?: number | undefined;
  /** Edges that may be used, e.g. those that a browser can perform. */
  allow?: ((edge: Edge) => boolean) | undefined;
  /** Items already covered by other paths. */
  covered?: ReadonlySet<string> | undefined;
}

export interface Cover {
  paths: Path[];
  /** What no path can reach: behind edges that are not allowed, or never possible in time. */
  uncovered: string[];
}

/**
 * Few paths that together cover everything: a path goes on to the nearest edge with something new and ends when none
 * is in reach.
 */
export function coverPaths(graph: Graph, options: CoverOptions = {}): Cover {
  const { maxLength = 30 } = options;
  const items = itemsByEdge(graph, options);
  const left = new Set([...items.values()].flat());
  for (const item of options.covered ?? []) left.delete(item);
  for (const item of itemsOfStart(graph, options)) left.delete(item);
  const timed = new TimedGraph(graph);
  const isNew = (edge: Edge) => items.get(edge)?.some((item) => left.has(item)) === true;
  const search = new NearestNew(timed, (edge) => items.has(edge), isNew);
  const paths: Path[] = [];
  while (left.size > 0) {
    const walked: Edge[] = [];
    const covers: string[] = [];
    let node = timed.initial;
    for (;;) {
      const leg =
        search.from(node, maxLength - walked.length) ??
        (walked.length === 0 ? search.fromAnyDistance(node) : undefined);
      if (!leg) break;
      walked.push(...leg.edges);
      node = leg.end;
      for (const item of leg.edges.flatMap((edge) => items.get(edge) ?? []))
        if (left.delete(item)) covers.push(item);
    }
    if (walked.length === 0) break;
    const delays = waits(graph, walked);
    const steps = walked.map((edge, index) => ({ ...edge, wait: delays[index] ?? 0 }));
    paths.push({ name: pathName(walked), steps, covers });
  }
  return { paths, uncovered: [...left] };
}

/** What is covered before the first step. */
export function itemsOfStart(
  { initial, initialTransitions }: Graph,
  { goal }: CoverOptions,
): readonly string[] {
  if (goal === 'edges') return [];
  if (goal !== 'events') return initialTransitions;
  return [...statesOf(initial, initialTransitions), ...branchesOf(initialTransitions)];
}

/** A state that is left at once by `always` is in no snapshot, yet it is where a transition starts. */
const statesOf = ({ moment }: Vertex, transitions: readonly string[]) =>
  [...moment.snapshot._nodes.map(({ id }) => id), ...transitions.map((id) => partsOf(id).source)].map(
    (id) => `state ${id}`,
  );

const branchesOf = (transitions: readonly string[], feature = '') =>
  transitions.map((id) => partsOf(id).branch + feature);

function itemsByEdge(graph: Graph, { goal, distinguish, allow }: CoverOptions): Map<Edge, readonly string[]> {
  const items = (edge: Edge): readonly string[] => {
    if (goal === 'edges') return [`${edge.case} in #${edge.from.index} ${edge.from.label}`];
    const isMarked = distinguish && (goal !== 'events' || edge.event.type.startsWith('xstate.done.actor.'));
    const feature = isMarked ? ` when ${JSON.stringify(distinguish(edge.from.moment.snapshot))}` : '';
    if (goal !== 'events') return edge.transitions.map((id) => id + feature);
    return [...statesOf(edge.to, edge.transitions), ...branchesOf(edge.transitions, feature)];
  };
  return new Map(
    edgesOf(graph)
      .filter((edge) => allow?.(edge) ?? true)
      .map((edge) => [edge, items(edge)]),
  );
}
