import { useEffect, useEffectEvent } from 'react';
import type { Actor, AnyActorLogic, EmittedFrom, EventObject } from 'xstate';

type Handlers<Emitted extends EventObject> = {
  [Type in Emitted['type']]?: (event: Extract<Emitted, { type: Type }>) => void;
};

/** Calls the handler for an event whenever the actor emits it, always with the handler of the latest render. */
export function useEmitted<Logic extends AnyActorLogic>(
  actor: Actor<Logic>,
  handlers: Handlers<EmittedFrom<Logic>>,
): void {
  const handle = useEffectEvent((event: EventObject) => {
    (handlers as Record<string, ((event: EventObject) => void) | undefined>)[event.type]?.(event);
  });
  useEffect(() => {
    const subscription = actor.on('*', (event) => {
      handle(event);
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [actor]);
}
