import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import {
  rowIdOf,
  settleLimit,
  settlingMachine,
  type SettleItem,
} from '#machines/flows/time/settling/settlingMachine.ts';
import { selectionMachine } from '#machines/flows/shared/selection/selectionMachine.ts';
import { gatherToSettle, settleMany, settleRow } from '#src/actors/time/settlement.ts';
import type { RowChoice } from '#src/components/list/dataListProps.ts';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';

const machine = settlingMachine.provide({ actors: { sendChange: settleMany } });
const choosing = selectionMachine.provide({ actors: { gather: gatherToSettle } });

export type SettlingActor = ActorRefFrom<typeof settlingMachine>;

/** `onChanged`: something was decided. `onDoubtful`: the list may be out of date. */
export function useSettling(on: { onChanged: () => void; onDoubtful: () => void }): SettlingActor {
  const t = useText('settlement');
  const actor = useActorRef(machine, { inspect });
  useEmitted(actor, {
    changed: ({ subject: { rows }, output }) => {
      const [row] = rows;
      if (rows.length === 1 && row && output[row.id] === null)
        showToast({ tone: 'success', title: t('done'), message: row.name });
      on.onChanged();
    },
    doubtful: on.onDoubtful,
  });
  return actor;
}

/** What an employer selects across pages, to decide it together. */
export function useSettleChoice() {
  const t = useText('settlement');
  const selection = useActorRef(choosing, { input: { limit: settleLimit }, inspect });
  const snapshot = useSelector(selection, (current) => current);
  const ids = new Set(snapshot.context.rows.map(({ id }) => id));
  const isChosen = (item: SettleItem) => ids.has(rowIdOf(item));
  const full = snapshot.matches('full');
  const isSelectable = ({ own, verbs }: SettleItem) => !own && verbs.length > 0;

  const choiceOf = (shown: readonly SettleItem[]): RowChoice<SettleItem> => {
    const open = shown.filter(isSelectable);
    return {
      isChosen,
      canChoose: (item) => isSelectable(item) && (!full || isChosen(item)),
      onToggle: (item) => selection.send({ type: 'row.toggled', row: settleRow(item) }),
      all: (open.length > 0 && open.every(isChosen)) || (open.some(isChosen) && 'some'),
      onToggleAll: () => selection.send({ type: 'page.toggled', rows: open.map(settleRow) }),
      label: (item) => t('choose', { name: settleRow(item).name }),
      allLabel: t('choosePage'),
    };
  };
  return { selection, snapshot, choiceOf };
}
