import type { AnyMachineSnapshot } from 'xstate';
import { edgesOf, type Edge, type Graph, type Path } from './graph.ts';
import { NearestNew } from './nearestNew.ts';
import { pathName } from './pathName.ts';
import { waits } from './schedule.ts';
import { TimedGraph } from './timedGraph.ts';

export interface CoverOptions {
  /** `transitions` (default): every declared transition. `edges`: every case in every concrete state. */
  goal?: 'transitions' | 'edges' | undefined;
  /** With `transitions`: once for each value that this returns for the state before the transition. */
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
  if (options.goal !== 'edges') for (const id of graph.initialTransitions) left.delete(id);
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

function itemsByEdge(graph: Graph, { goal, distinguish, allow }: CoverOptions): Map<Edge, readonly string[]> {
  const items = (edge: Edge): readonly string[] => {
    if (goal === 'edges') return [`${edge.case} in #${edge.from.index} ${edge.from.label}`];
    if (!distinguish) return edge.transitions;
    const feature = JSON.stringify(distinguish(edge.from.moment.snapshot));
    return edge.transitions.map((id) => `${id} when ${feature}`);
  };
  return new Map(
    edgesOf(graph)
      .filter((edge) => allow?.(edge) ?? true)
      .map((edge) => [edge, items(edge)]),
  );
}
