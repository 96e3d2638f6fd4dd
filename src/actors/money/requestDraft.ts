import * as v from 'valibot';
import type {
  RequestDraft,
  SalaryRequestInput,
} from '#machines/flows/money/salaryRequest/salaryRequestSetup.ts';
import { draftActors, storedAmount } from '../shared/draftActors.ts';

export const { loadDraft, draftKeeper } = draftActors<RequestDraft, SalaryRequestInput>({
  form: () => 'salaryRequest',
  schema: v.strictObject({
    amount: storedAmount,
    note: v.string(),
    // Drafts of earlier versions have none.
    cardId: v.optional(v.nullable(v.string()), null),
    idempotencyKey: v.nullable(v.string()),
  }),
});
