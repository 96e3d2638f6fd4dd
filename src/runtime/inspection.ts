import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent } from 'xstate';

declare global {
  interface Window {
    /** Set by the path tests before the page loads; without it nothing is recorded. */
    __paths?: { push(entry: string): unknown };
  }
}

/** `stateId · event`, with `[index]` among several; undefined for a forbidden transition. As in tests/paths/engine. */
export function transitionId(taken: AnyTransitionDefinition): string | undefined {
  const { source, target, actions, guard } = taken;
  if (!target && !actions.length && !guard) return undefined;
  for (const [event, group] of [...source.transitions, ['always', source.always ?? []] as const]) {
    const index = group.indexOf(taken);
    if (index >= 0) return `${source.id} · ${event}${group.length > 1 ? `[${index}]` : ''}`;
  }
  return undefined;
}

let watcher: ((event: InspectionEvent) => void) | undefined;

/**
 * Lets `next` observe every actor of this tab from now on (src/components/inspector/watch.ts); nobody does before.
 */
export function watchActors(next: (event: InspectionEvent) => void): void {
  watcher = next;
}

/** For every actor of the app: `createActor(machine, { inspect })`, `useActorRef(machine, { inspect })`. */
export function inspect(event: InspectionEvent): void {
  watcher?.(event);
  if (event.type !== '@xstate.microstep' || typeof window === 'undefined' || !window.__paths) return;
  const { id } = (event.snapshot as AnyMachineSnapshot).machine;
  const { id: name, sessionId } = event.actorRef as AnyActorRef;
  const actor = name === sessionId ? '' : `|${name}`;
  for (const taken of event._transitions) {
    const transition = transitionId(taken);
    if (transition) window.__paths.push(`${id}|${transition}${actor}`);
  }
}
