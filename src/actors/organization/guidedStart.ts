import { fromPromise } from 'xstate';
import type { GuidedStart, MarkInput } from '#machines/flows/organization/guidedStart/guidedStartMachine.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';

export const loadStart = fromPromise<GuidedStart, void>(({ signal }) =>
  unwrap(api.GET('/organization/guided-start', { signal })),
);

export const markStep = fromPromise<GuidedStart, MarkInput>(({ input, signal }) =>
  unwrap(
    api.POST('/organization/guided-start', {
      params: { header: { 'Idempotency-Key': input.idempotencyKey } },
      body: input.mark,
      signal,
    }),
  ),
);
