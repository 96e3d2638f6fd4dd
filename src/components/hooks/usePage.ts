import { useActorRef, useSelector } from '@xstate/react';
import type { pageMachineOf } from '#machines/flows/shared/page/pageMachine.ts';
import { inspect } from '#src/runtime/inspection.ts';

/**
 * Runs a page machine whose `load` resolves with `Data`. Provide the machine at module scope. Path tests tell the machines
 * of a page apart by `name`.
 */
export function usePage<Data>(machine: ReturnType<typeof pageMachineOf<Data>>, name?: string) {
  const page = useActorRef(machine, { inspect, ...(name !== undefined && { id: name }) });
  const snapshot = useSelector(page, (current) => current);
  const { data, failure } = snapshot.context;
  return {
    snapshot,
    data,
    failure: snapshot.hasTag('error') ? failure : null,
    refresh: () => page.send({ type: 'page.refreshed' }),
    retry: () => page.send({ type: 'page.retried' }),
  };
}
