import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { payRunChangeMachine } from '#machines/flows/payments/payRunChange/payRunChangeMachine.ts';
import { pageMachineOf } from '#machines/flows/shared/page/pageMachine.ts';
import { changePayRun, loadPayRunOf, type PayRun } from '#src/actors/payments/payRuns.ts';
import { watchRequests } from '#src/actors/payments/watchRequests.ts';
import { watchNetwork } from '#src/actors/shared/watchNetwork.ts';
import { useEmitted } from '#src/components/useEmitted.ts';
import { usePage } from '#src/components/usePage.ts';
import { useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';

const changing = payRunChangeMachine.provide({ actors: { sendChange: changePayRun } });

/** A run, and changing it; `onChanged` also when that may have come through. */
export function usePayRun(id: string, onChanged: () => void) {
  const t = useText('runs');
  const [machine] = useState(() =>
    pageMachineOf<PayRun>().provide({
      actors: {
        load: loadPayRunOf(id),
        watch: watchRequests({ type: 'page.refreshed' }),
        watchNetwork: watchNetwork({ type: 'page.retried' }),
      },
    }),
  );
  const page = usePage(machine);
  const change = useActorRef(changing, { inspect });
  const refresh = () => {
    page.refresh();
    onChanged();
  };
  useEmitted(change, {
    changed: ({ subject: { verb, item } }) => {
      const name = item?.employeeName ?? '';
      showToast({ tone: 'success', title: t(`done.${verb}`, { name }) });
      refresh();
    },
    doubtful: refresh,
  });
  return { ...page, change };
}

export type PayRunInUse = ReturnType<typeof usePayRun>;
