import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { AddCardInput, EmployeeCards } from '#machines/flows/money/cardAdding/cardAddingMachine.ts';
import type { ChangeCardInput } from '#machines/flows/money/cardChange/cardChangeMachine.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';
import { notifications } from '../notifications/notificationCenter.ts';

/** The cards of this person, the default one first. */
export const loadCards = fromPromise<EmployeeCards, string>(({ input: id, signal }) =>
  unwrap(api.GET('/employees/{id}/cards', { params: { path: { id } }, signal })),
);

export const addCard = fromPromise<EmployeeCards, AddCardInput>(({ input, signal }) => {
  const { subject, form, idempotencyKey } = input;
  return unwrap(
    api.POST('/employees/{id}/cards', {
      params: { header: { 'Idempotency-Key': idempotencyKey }, path: { id: subject.employeeId } },
      body: { cardNumber: form.cardNumber, makeDefault: form.isDefault === 'yes' },
      signal,
    }),
  );
});

export const changeCard = fromPromise<EmployeeCards, ChangeCardInput>(({ input, signal }) => {
  const { subject, idempotencyKey } = input;
  const params = {
    header: { 'Idempotency-Key': idempotencyKey },
    path: { id: subject.employeeId, cardId: subject.card.id },
  };
  return unwrap(
    subject.verb === 'choose'
      ? api.POST('/employees/{id}/cards/{cardId}/default', { params, signal })
      : api.DELETE('/employees/{id}/cards/{cardId}', { params, signal }),
  );
});

/** Loads the cards again when the other side changed them: it is told by a notification. */
export const watchCards = (refresh: EventObject) =>
  fromCallback<EventObject, void>(({ sendBack }) => {
    const subscription = notifications.on('pushed', ({ news }) => {
      if (news.type === 'other') sendBack(refresh);
    });
    return () => subscription.unsubscribe();
  });
