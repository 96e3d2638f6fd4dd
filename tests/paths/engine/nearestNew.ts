import type { Edge } from './graph.ts';
import type { TimedGraph, TimedNode } from './timedGraph.ts';

export interface Leg {
  edges: Edge[];
  end: TimedNode;
}

interface Arrival {
  edge: Edge;
  from: TimedNode;
}

/** A node with what has been found out about it. */
interface Place {
  ways: readonly { edge: Edge; end: TimedNode }[];
  /** From here the nearest new edge is at least this many steps away. Edges only stop being new, so it only grows. */
  atLeast: number;
  /** No edge from here is new any more. */
  spent: boolean;
}

/**
 * Finds the shortest way to an edge worth taking. Remembers for each node how far away the next one is at least, so that
 * a search goes only where it can succeed.
 */
export class NearestNew {
  readonly #places = new Map<TimedNode, Place>();
  readonly #timed: TimedGraph;
  readonly #usable: (edge: Edge) => boolean;
  readonly #isNew: (edge: Edge) => boolean;

  /** @param isNew may change from true to false between searches, never back. */
  constructor(timed: TimedGraph, usable: (edge: Edge) => boolean, isNew: (edge: Edge) => boolean) {
    this.#timed = timed;
    this.#usable = usable;
    this.#isNew = isNew;
  }

  /** The shortest way from `start` that ends with a new edge, of at most `budget` steps. */
  from(start: TimedNode, budget: number): Leg | undefined {
    for (let steps = this.#at(start).atLeast; steps <= budget; steps = this.#at(start).atLeast)
      if (this.#reaches(start, steps)) return this.#way(start, steps);
    return undefined;
  }

  /** The same however long it is. */
  fromAnyDistance(start: TimedNode): Leg | undefined {
    return this.#way(start, Infinity);
  }

  #at(node: TimedNode): Place {
    const known = this.#places.get(node);
    if (known) return known;
    const ways = node.vertex.edges.flatMap((edge) => {
      const end = this.#usable(edge) ? this.#timed.step(node, edge) : undefined;
      return end ? [{ edge, end }] : [];
    });
    const place = { ways, atLeast: 1, spent: false };
    this.#places.set(node, place);
    return place;
  }

  #hasNew(place: Place): boolean {
    if (!place.spent && !place.ways.some(({ edge }) => this.#isNew(edge))) place.spent = true;
    return !place.spent;
  }

  /** Whether a new edge can be taken within this many steps. */
  #reaches(node: TimedNode, steps: number): boolean {
    const place = this.#at(node);
    if (place.atLeast > steps) return false;
    if (this.#hasNew(place) || place.ways.some(({ end }) => this.#reaches(end, steps - 1))) return true;
    place.atLeast = steps + 1;
    return false;
  }

  /** Breadth first, so that the earliest declared of equally short ways is taken. */
  #way(start: TimedNode, steps: number): Leg | undefined {
    const arrivals = new Map<TimedNode, Arrival | undefined>([[start, undefined]]);
    let layer = [start];
    for (let left = steps; layer.length > 0; left -= 1) {
      const next: TimedNode[] = [];
      for (const from of layer) {
        const place = this.#at(from);
        const found = this.#hasNew(place) ? place.ways.find(({ edge }) => this.#isNew(edge)) : undefined;
        if (found) return { edges: [...trace(arrivals, from), found.edge], end: found.end };
        for (const { edge, end } of place.ways) {
          if (arrivals.has(end) || this.#at(end).atLeast > left - 1) continue;
          arrivals.set(end, { edge, from });
          next.push(end);
        }
      }
      layer = next;
    }
    return undefined;
  }
}

function trace(arrivals: ReadonlyMap<TimedNode, Arrival | undefined>, end: TimedNode): Edge[] {
  const edges: Edge[] = [];
  for (let arrival = arrivals.get(end); arrival; arrival = arrivals.get(arrival.from))
    edges.unshift(arrival.edge);
  return edges;
}
