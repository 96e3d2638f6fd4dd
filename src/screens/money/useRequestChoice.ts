import { useActorRef, useSelector } from '@xstate/react';
import { reviewLimit } from '#machines/flows/money/requestBulkReview/requestBulkReviewMachine.ts';
import type { PaymentRequest } from '#machines/flows/money/requestReview/reviewForm.ts';
import { selectionMachine } from '#machines/flows/shared/selection/selectionMachine.ts';
import { gatherRequests } from '#src/actors/money/gatherRequests.ts';
import { mayBeReviewed, reviewRow } from '#src/actors/money/reviewRow.ts';
import type { RowChoice } from '#src/components/list/dataListProps.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';

const machine = selectionMachine.provide({ actors: { gather: gatherRequests } });

/** Requests that an employer selects across pages, to decide them together. */
export function useRequestChoice() {
  const t = useText('payments');
  const [language] = useLanguage();
  const selection = useActorRef(machine, { input: { limit: reviewLimit }, inspect });
  const snapshot = useSelector(selection, (current) => current);
  const ids = new Set(snapshot.context.rows.map(({ id }) => id));
  const isChosen = ({ id }: PaymentRequest) => ids.has(id);
  const full = snapshot.matches('full');
  const rowOf = (request: PaymentRequest) => reviewRow(request, language);

  const choiceOf = (shown: readonly PaymentRequest[]): RowChoice<PaymentRequest> => {
    const open = shown.filter(mayBeReviewed);
    return {
      isChosen,
      canChoose: (request) => mayBeReviewed(request) && (!full || isChosen(request)),
      onToggle: (request) => selection.send({ type: 'row.toggled', row: rowOf(request) }),
      all: (open.length > 0 && open.every(isChosen)) || (open.some(isChosen) && 'some'),
      onToggleAll: () => selection.send({ type: 'page.toggled', rows: open.map(rowOf) }),
      label: (request) => t('choose', { name: rowOf(request).name }),
      allLabel: t('choosePage'),
    };
  };
  return { selection, snapshot, choiceOf };
}
