import { isTimer } from './definitions.ts';
import type { Edge, Graph, Vertex } from './graph.ts';
import { noTimers, passTime, type TimeStep, type Zone } from './zone.ts';

/** A vertex together with the possible remaining times of its timers. */
export interface TimedNode {
  vertex: Vertex;
  zone: Zone;
}

const timeOf = (edge: Edge): TimeStep => ({
  fired: isTimer(edge.event.type) ? edge.event.type : undefined,
  running: edge.to.moment.timers,
  started: edge.started,
});

/** The graph restricted to what time allows: a timer that always fires too late has no edge. Expanded on demand. */
export class TimedGraph {
  readonly initial: TimedNode;
  readonly #nodes = new Map<string, TimedNode>();
  readonly #next = new Map<TimedNode, Map<Edge, TimedNode | undefined>>();

  constructor({ initial, initialTimers }: Graph) {
    const running = initial.moment.timers;
    const zone = passTime(noTimers, { fired: undefined, running, started: initialTimers });
    this.initial = this.#node(initial, zone ?? noTimers);
  }

  /** Where `edge` leads from here; undefined when time does not allow it. */
  step(node: TimedNode, edge: Edge): TimedNode | undefined {
    const known = this.#next.get(node) ?? new Map<Edge, TimedNode | undefined>();
    this.#next.set(node, known);
    if (!known.has(edge)) {
      const zone = passTime(node.zone, timeOf(edge));
      known.set(edge, zone && this.#node(edge.to, zone));
    }
    return known.get(edge);
  }

  #node(vertex: Vertex, zone: Zone): TimedNode {
    const id = `${vertex.index} ${zone.id}`;
    const node = this.#nodes.get(id) ?? { vertex, zone };
    this.#nodes.set(id, node);
    return node;
  }
}
