import { fromPromise } from 'xstate';
import type { ListName, ListSetup } from '#machines/flows/shared/listSetup/listSetupMachine.ts';
import type { NameViewInput } from '#machines/flows/shared/viewNaming/viewNamingMachine.ts';
import type { RemoveViewInput } from '#machines/flows/shared/viewRemoval/viewRemovalMachine.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';

export const loadSetup = fromPromise<ListSetup, { list: ListName }>(({ input: { list }, signal }) =>
  unwrap(api.GET('/account/lists/{list}', { params: { path: { list } }, signal })),
);

export const saveColumns = fromPromise<ListSetup, { list: ListName; hidden: string[] }>(
  ({ input: { list, hidden }, signal }) =>
    unwrap(
      api.PUT('/account/lists/{list}/columns', { params: { path: { list } }, body: { hidden }, signal }),
    ),
);

export const nameView = fromPromise<ListSetup, NameViewInput>(
  ({ input: { subject, form, idempotencyKey }, signal }) => {
    const header = { 'Idempotency-Key': idempotencyKey };
    const { list } = subject;
    if ('id' in subject) {
      const params = { path: { list, id: subject.id }, header };
      const body =
        'address' in subject ? { ...form, address: subject.address, hidden: subject.hidden } : form;
      return unwrap(api.PUT('/account/lists/{list}/views/{id}', { params, body, signal }));
    }
    const { address, hidden } = subject;
    const body = { ...form, address, hidden };
    return unwrap(
      api.POST('/account/lists/{list}/views', { params: { path: { list }, header }, body, signal }),
    );
  },
);

export const removeView = fromPromise<ListSetup | null, RemoveViewInput>(
  ({ input: { subject, idempotencyKey }, signal }) =>
    unwrap(
      api.DELETE('/account/lists/{list}/views/{id}', {
        params: {
          path: { list: subject.list, id: subject.id },
          header: { 'Idempotency-Key': idempotencyKey },
        },
        signal,
      }),
    ),
);
