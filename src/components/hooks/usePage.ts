import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import type { CallbackActorLogic, EventObject, PromiseActorLogic, SnapshotFrom } from 'xstate';
import { pageMachineOf } from '#machines/flows/shared/page/pageMachine.ts';
import { watchNetwork } from '#src/actors/shared/watchNetwork.ts';
import { inspect } from '#src/runtime/inspection.ts';

type PageMachine<Data> = ReturnType<typeof pageMachineOf<Data>>;

/** Carries the type of the record that a machine's `load` receives; it exists for the type checker only. */
export interface Takes<Of> {
  readonly takes?: (of: Of) => void;
}

/** `of`: which record `load` asks for; another one needs another `key`. Path tests tell the machines of a page apart by `name`. */
type PageOptions<Of> = { name?: string } & ([Of] extends [void] ? object : { of: Of });

/**
 * The machine of a page that shows what `load` resolves with, and loads again once the device is online; `watch` sends
 * `page.refreshed` when that changes elsewhere. Make it at module scope.
 */
export const makePage = <Data, Of>(
  load: PromiseActorLogic<Data, Of>,
  watch?: CallbackActorLogic<EventObject, void>,
): PageMachine<Data> & Takes<Of> =>
  pageMachineOf<Data>().provide({
    actors: {
      load: load as PromiseActorLogic<Data, unknown>,
      watchNetwork: watchNetwork({ type: 'page.retried' }),
      ...(watch && { watch }),
    },
  });

/**
 * The state that a page renders. It leaves out whether a refresh is running, so that refreshes do not render the page.
 */
const viewOf = <Data>(snapshot: SnapshotFrom<PageMachine<Data>>) => ({
  data: snapshot.context.data,
  failure: snapshot.hasTag('error') ? snapshot.context.failure : null,
  /** Loads, and has nothing to show yet. */
  isBusy: snapshot.hasTag('busy'),
  isMissing: snapshot.matches('missing'),
});

/** Runs a page's machine. */
export function usePage<Data, Of = void>(
  machine: PageMachine<Data> & Takes<Of>,
  options: PageOptions<Of> = {} as never,
) {
  const { name, of } = options as { name?: string; of?: unknown };
  const actor = useActorRef(machine, { input: { of }, inspect, ...(name !== undefined && { id: name }) });
  return {
    actor,
    ...useSelector(actor, viewOf<Data>, shallowEqual),
    refresh: () => actor.send({ type: 'page.refreshed' }),
    retry: () => actor.send({ type: 'page.retried' }),
  };
}
