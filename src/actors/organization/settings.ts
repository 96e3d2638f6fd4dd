import { fromPromise } from 'xstate';
import * as v from 'valibot';
import { detailsSchema, paySettingsSchema, workSettingsSchema } from '#domain/settings.ts';
import { toDetails, type DetailsForm } from '#machines/flows/organization/detailsSettings/detailsForm.ts';
import { toPay, type PayForm } from '#machines/flows/organization/paySettings/payForm.ts';
import type {
  PreviewInput,
  SaveInput,
  SaveOutcome,
  Settings,
  SettingsKey,
  SettingsEffect,
} from '#machines/flows/organization/settingsSection/settingsSectionSetup.ts';
import type { WithdrawInput } from '#machines/flows/organization/settingsWithdrawal/settingsWithdrawalMachine.ts';
import { toWork, type WorkForm } from '#machines/flows/organization/workSettings/workForm.ts';
import { unwrap, whole } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';

export const loadSettings = fromPromise<Settings, SettingsKey>(({ signal }) =>
  unwrap(api.GET('/organization/settings', { signal })),
);

type SaveAnswer = ReturnType<typeof saveDetailsOf>;

/** The settings as they are now come with the refusal of an older version. */
async function awaitOutcome(answer: SaveAnswer): Promise<SaveOutcome> {
  const current = await answer.then(
    ({ error }) => (error?.code === 'changedMeanwhile' ? whole(error.settings) : undefined),
    () => undefined,
  );
  if (current) return { type: 'changedMeanwhile', settings: current };
  return { type: 'saved', settings: await unwrap(answer) };
}

const withKey = (idempotencyKey: string, signal: AbortSignal) => ({
  params: { header: { 'Idempotency-Key': idempotencyKey } },
  signal,
});

const saveDetailsOf = ({ form, version, idempotencyKey }: SaveInput<DetailsForm>, signal: AbortSignal) =>
  api.PUT('/organization/settings/details', {
    ...withKey(idempotencyKey, signal),
    body: { version, ...v.parse(detailsSchema, toDetails(form)) },
  });

export const saveDetails = fromPromise<SaveOutcome, SaveInput<DetailsForm>>(({ input, signal }) =>
  awaitOutcome(saveDetailsOf(input, signal)),
);

export const savePay = fromPromise<SaveOutcome, SaveInput<PayForm>>(({ input, signal }) =>
  awaitOutcome(
    api.PUT('/organization/settings/pay', {
      ...withKey(input.idempotencyKey, signal),
      body: { version: input.version, ...v.parse(paySettingsSchema, toPay(input.form)) },
    }),
  ),
);

export const saveWork = fromPromise<SaveOutcome, SaveInput<WorkForm>>(({ input, signal }) =>
  awaitOutcome(
    api.PUT('/organization/settings/work', {
      ...withKey(input.idempotencyKey, signal),
      body: { version: input.version, ...v.parse(workSettingsSchema, toWork(input.form)) },
    }),
  ),
);

export const previewPay = fromPromise<SettingsEffect, PreviewInput<PayForm>>(({ input, signal }) =>
  unwrap(
    api.POST('/organization/settings/pay/effect', {
      body: v.parse(paySettingsSchema, toPay(input.form)),
      signal,
    }),
  ),
);

export const previewWork = fromPromise<SettingsEffect, PreviewInput<WorkForm>>(({ input, signal }) =>
  unwrap(
    api.POST('/organization/settings/work/effect', {
      body: v.parse(workSettingsSchema, toWork(input.form)),
      signal,
    }),
  ),
);

export const withdrawSettings = fromPromise<Settings, WithdrawInput>(({ input, signal }) =>
  unwrap(
    api.POST('/organization/settings/withdraw', {
      ...withKey(input.idempotencyKey, signal),
      body: input.subject,
    }),
  ),
);
