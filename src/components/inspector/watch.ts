import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent, StateValue } from 'xstate';
import { transitionId, watchActors } from '#src/runtime/inspection.ts';
import { session } from '#src/session/session.ts';
import { startup } from '#src/session/startup.ts';
import { toasts } from '#src/runtime/toasts.ts';
import { leafPaths } from '../hooks/machineProps.ts';

/** Only the type of an event may be shown. Its data may be a token, a password or a card number. */
export interface Happened {
  number: number;
  machine: string;
  event: string;
  at: number;
}

export interface Stands {
  /** Dot paths of the deepest active states. */
  states: readonly string[];
  /** False when the actor has stopped. */
  live: boolean;
  /** Ids of the transitions taken last. */
  taken: readonly string[];
}

export interface Watched {
  machines: Readonly<Record<string, Stands>>;
  /** Newest first. */
  events: readonly Happened[];
}

const KEPT = 100;
let watched: Watched = { machines: {}, events: [] };
let number = 0;
const listeners = new Set<() => void>();

const idOf = (snapshot: unknown): string | undefined =>
  (snapshot as Partial<AnyMachineSnapshot> | undefined)?.machine?.id;

function recordState(snapshot: AnyMachineSnapshot, live: boolean, taken?: readonly string[]): void {
  const { id } = snapshot.machine;
  const before = watched.machines[id];
  const states = leafPaths(snapshot.value as StateValue);
  watched = {
    ...watched,
    machines: { ...watched.machines, [id]: { states, live, taken: taken ?? before?.taken ?? [] } },
  };
}

function recordEvent(machine: string, event: string): void {
  number += 1;
  const one = { number, machine, event, at: Date.now() };
  watched = { ...watched, events: [one, ...watched.events].slice(0, KEPT) };
}

function observe(event: InspectionEvent): void {
  if (event.type === '@xstate.microstep') {
    const id = idOf(event.snapshot);
    if (id === undefined) return;
    if (!event.event.type.startsWith('xstate.init')) recordEvent(id, event.event.type);
    const taken = event._transitions.flatMap((one) => transitionId(one) ?? []);
    recordState(event.snapshot as AnyMachineSnapshot, true, taken);
  } else if (event.type === '@xstate.snapshot') {
    if (idOf(event.snapshot) === undefined) return;
    recordState(event.snapshot as AnyMachineSnapshot, event.snapshot.status === 'active');
  } else return;
  for (const listener of listeners) listener();
}

for (const actor of [session, startup, toasts] as AnyActorRef[])
  recordState(actor.getSnapshot() as AnyMachineSnapshot, true);
watchActors(observe);

export const watchedNow = (): Watched => watched;

export function onWatched(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
