import { useState } from 'react';
import { pageMachineOf } from '#machines/flows/shared/page/pageMachine.ts';
import { loadRegisterOf, type PayoutRegister } from '#src/actors/money/registers.ts';
import { watchRequests } from '#src/actors/money/watchRequests.ts';
import { watchNetwork } from '#src/actors/shared/watchNetwork.ts';
import { usePage } from '#src/components/hooks/usePage.ts';
import { useRegisterSettling } from './useRegisterSettling.ts';

/** A register, and saying what the bank did with it; `onSettled` also when that may have come through. */
export function useRegister(id: string, onSettled: () => void) {
  const [machine] = useState(() =>
    pageMachineOf<PayoutRegister>().provide({
      actors: {
        load: loadRegisterOf(id),
        watch: watchRequests({ type: 'page.refreshed' }),
        watchNetwork: watchNetwork({ type: 'page.retried' }),
      },
    }),
  );
  const page = usePage(machine);
  const settled = () => {
    page.refresh();
    onSettled();
  };
  return { ...page, settled, settling: useRegisterSettling(settled) };
}

export type RegisterInUse = ReturnType<typeof useRegister>;
