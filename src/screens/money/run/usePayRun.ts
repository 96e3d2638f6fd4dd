import { useActorRef } from '@xstate/react';
import { formatNumber } from '#domain/format/index.ts';
import { payRunChangeMachine } from '#machines/flows/money/payRunChange/payRunChangeMachine.ts';
import { payRunConfirmingMachine } from '#machines/flows/money/payRunConfirming/payRunConfirmingMachine.ts';
import { changePayRun, confirmPayRun, loadPayRun } from '#src/actors/money/payRuns.ts';
import { watchRequests } from '#src/actors/money/watchRequests.ts';
import { usePayLineChange } from '#src/components/money/lines/usePayLineChange.ts';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';

const machine = makePage(loadPayRun, watchRequests({ type: 'page.refreshed' }));

const changing = payRunChangeMachine.provide({ actors: { sendChange: changePayRun } });
const confirming = payRunConfirmingMachine.provide({ actors: { sendChange: confirmPayRun } });

/** Loads a run, and changes and confirms it. `onChanged` is also called when a change got no answer. */
export function usePayRun(id: string, onChanged: () => void) {
  const t = useText('runs');
  const page = usePage(machine, { of: id });
  const change = useActorRef(changing, { inspect });
  const confirm = useActorRef(confirming, { inspect });
  const refresh = () => {
    page.refresh();
    onChanged();
  };
  const lines = usePayLineChange(refresh);
  useEmitted(change, {
    changed: ({ subject: { verb, item }, output: { changed: count, refused = 0 } }) => {
      const name = item?.employeeName ?? '';
      const title = t(`done.${verb}`, { name, count });
      if (refused > 0)
        showToast({
          tone: 'info',
          title,
          message: t(verb === 'stop' ? 'stopRefused' : 'retryRefused', { count: refused }),
        });
      else showToast({ tone: 'success', title });
      refresh();
    },
    doubtful: refresh,
  });
  useEmitted(confirm, {
    changed: ({ subject: { number } }) => {
      showToast({ tone: 'success', title: t('done.confirm', { number: formatNumber(number) }) });
      refresh();
    },
    doubtful: refresh,
  });
  return { ...page, change, confirm, lines };
}

export type PayRunInUse = ReturnType<typeof usePayRun>;
