import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

/** Payloads by event type and case name. */
export type CaseTable = Record<string, Record<string, object> | undefined>;

export type KeyOf = (snapshot: AnyMachineSnapshot) => unknown;

/** A machine between events: its snapshot, the actors it waits for, the running timers. */
export interface Moment {
  snapshot: AnyMachineSnapshot;
  /** Ids of children that have not settled yet, sorted. */
  running: readonly string[];
  /** Pending `xstate.after.…` events, sorted. */
  timers: readonly string[];
}

/** One event taken in one concrete state. */
export interface Edge {
  event: AnyEventObject;
  /** `event.type` or `event.type:caseName`. */
  case: string;
  from: Vertex;
  to: Vertex;
  /** Ids of the transitions taken, in order; several with `always`, raised events or parallel regions. */
  transitions: readonly string[];
  /** Timers started by it, with their delay in ms. */
  started: ReadonlyMap<string, number>;
}

export interface Vertex {
  index: number;
  /** See momentKey. */
  key: string;
  /** Readable: `review.withErrors`. */
  label: string;
  moment: Moment;
  edges: Edge[];
}

/** Every concrete state reachable from one input, and the edges between them. */
export interface Graph {
  initial: Vertex;
  /** Taken before the first event (`always` of the initial state). */
  initialTransitions: readonly string[];
  initialTimers: ReadonlyMap<string, number>;
  vertices: readonly Vertex[];
}

/** An edge at its position in a path. */
export interface Step extends Edge {
  /** ms that pass before the event. */
  wait: number;
}

export interface Path {
  name: string;
  steps: readonly Step[];
  /** What this path covers first. */
  covers: readonly string[];
}

/** Paths of the innermost states, in document order; several in parallel regions. */
export const leaves = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot._nodes
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .sort((a, b) => a.order - b.order)
    .map((node) => node.path.join('.'));

export const edgesOf = (graph: Graph): Edge[] => graph.vertices.flatMap((vertex) => vertex.edges);
