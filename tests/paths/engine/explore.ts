import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { isTimer, settledActor } from './definitions.ts';
import { leaves, type CaseTable, type Graph, type KeyOf, type Moment, type Vertex } from './graph.ts';
import { keyDifference, momentKey } from './momentKey.ts';
import { PureMachine, type Move } from './pure.ts';
import { missingCases, refusals } from './refuse.ts';

export interface ExploreOptions {
  input?: unknown;
  cases: CaseTable;
  key?: KeyOf | undefined;
  stopWhen?: ((snapshot: Moment['snapshot']) => boolean) | undefined;
  /** More concrete states than this is an error (default 2,000). */
  maxStates?: number | undefined;
}

/** The machine cannot be explored; the message has a sentence for every reason. */
export class ExploreError extends Error {}

/** The machine has more concrete states than can reasonably be walked. */
export class StateSpaceError extends ExploreError {}

interface Candidate {
  event: AnyEventObject;
  name: string;
}

/**
 * Every concrete state reachable from `input` by `cases`, breadth first, and the edges between them, labelled with
 * the transitions taken. Throws ExploreError naming what is missing, and StateSpaceError when it would not end.
 */
export function explore(machine: AnyStateMachine, options: ExploreOptions): Graph {
  const problems = [...refusals(machine), ...missingCases(machine, options.cases)];
  if (problems.length > 0) throw new ExploreError(`${machine.id}:\n  ${problems.join('\n  ')}`);
  const pure = new PureMachine(machine);
  const table = candidates(options.cases);
  const { vertices, enter } = vertexTable(machine, options);
  const take = repeatable(pure, options.key);
  const first = attempt(machine, 'the initial state', () => pure.start(options.input));
  const initial = enter(first.to);
  for (const vertex of vertices) {
    const { moment } = vertex;
    if (moment.snapshot.status !== 'active' || options.stopWhen?.(moment.snapshot)) continue;
    for (const { event, name } of possible(moment, table)) {
      const where = `'${name}' in ${vertex.label}`;
      const taken = attempt(machine, where, () => take(vertex, event));
      if (!taken) continue;
      const { move, key } = taken;
      const to = enter(move.to, key);
      vertex.edges.push({
        event,
        case: name,
        from: vertex,
        to,
        transitions: move.transitions,
        started: move.started,
      });
    }
  }
  return { initial, initialTransitions: first.transitions, initialTimers: first.started, vertices };
}

const candidates = (cases: CaseTable): Candidate[] =>
  Object.entries(cases).flatMap(([type, payloads]) =>
    Object.entries(payloads ?? {}).map(([name, payload]) => ({
      event: { ...payload, type },
      name: name === 'default' ? type : `${type}:${name}`,
    })),
  );

/** Outcomes only of running actors, timers only where they run. */
function possible({ running, timers }: Moment, table: Candidate[]): Candidate[] {
  const cases = table.filter(({ event }) => {
    const actor = settledActor(event.type);
    return !isTimer(event.type) && (actor === undefined || running.includes(actor));
  });
  return [...cases, ...timers.map((type) => ({ event: { type }, name: type }))];
}

/**
 * Takes steps; each set of transitions twice when first met, because ids and dates generated on the way would make every
 * visit a new state.
 */
function repeatable(pure: PureMachine, key?: KeyOf) {
  const proven = new Set<string>();
  return (vertex: Vertex, event: AnyEventObject): { move: Move; key: string } | undefined => {
    const { moment } = vertex;
    if (!pure.accepts(moment, event)) return undefined;
    const move = pure.take(moment, event);
    const once = momentKey(move.to, key);
    const transitions = move.transitions.join('\n');
    if (!proven.has(transitions)) {
      proven.add(transitions);
      const again = momentKey(pure.take(moment, event).to, key);
      if (once !== again)
        throw new Error(
          `the same step taken twice gives different data: leave it out with key, or let it come with the event\n${keyDifference(once, again)}`,
        );
    }
    // A forbidden transition: the event is swallowed and nothing is taken.
    return move.transitions.length === 0 && once === vertex.key ? undefined : { move, key: once };
  };
}

function vertexTable(machine: AnyStateMachine, { key, maxStates = 2000 }: ExploreOptions) {
  const vertices: Vertex[] = [];
  const byKey = new Map<string, Vertex>();
  const enter = (
    moment: Moment,
    id = attempt(machine, leaves(moment.snapshot).join(' & '), () => momentKey(moment, key)),
  ): Vertex => {
    const known = byKey.get(id);
    if (known) return known;
    if (vertices.length >= maxStates) throw new StateSpaceError(tooMany(machine, vertices, maxStates));
    const label = leaves(moment.snapshot).join(' & ');
    const vertex: Vertex = { index: vertices.length, key: id, label, moment, edges: [] };
    byKey.set(id, vertex);
    vertices.push(vertex);
    return vertex;
  };
  return { vertices, enter };
}

function tooMany(machine: AnyStateMachine, vertices: Vertex[], maxStates: number): string {
  const last = vertices.at(-1);
  const before = vertices.findLast((vertex) => vertex !== last && vertex.label === last?.label);
  const example =
    last && before ? `\n  two of them differ only in\n${keyDifference(before.key, last.key)}` : '';
  return `${machine.id}: more than ${maxStates} concrete states; shrink the input, give the cases fewer payloads, or narrow key (a counter: Math.min(count, 2))${example}`;
}

function attempt<T>(machine: AnyStateMachine, where: string, run: () => T): T {
  try {
    return run();
  } catch (cause) {
    if (cause instanceof ExploreError) throw cause;
    throw new ExploreError(`${machine.id}: ${where}: ${(cause as Error).message}`, { cause });
  }
}
