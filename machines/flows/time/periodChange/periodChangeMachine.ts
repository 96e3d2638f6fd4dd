import type { CompanyMonth } from '#domain/calendar/index.ts';
import { firstError } from '#domain/fields/fieldErrors.ts';
import { reasonSchema } from '#domain/fields/reason.ts';
import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import type { components } from '#openapi/generated/contract.d.ts';

export interface PeriodSubject {
  month: CompanyMonth;
  event: components['schemas']['PeriodEvent'];
  /** The version that stops holding when the month is reopened. */
  version: number | null;
}

/** For reopening: the reason, and the number of the version that stops holding, typed as a confirmation. */
type PeriodForm = Record<'reason' | 'version', string>;
export type PeriodInput = ChangeInput<PeriodSubject, PeriodForm>;

/** A month is closed, or reopened with a reason and a second confirmation (product §3). */
export const periodChangeMachine = confirmedChange<PeriodSubject, PeriodForm>({
  id: 'periodChange',
  spec: '3',
  form: {
    initial: () => ({ reason: '', version: '' }),
    errors: ({ reason, version }, subject) => {
      if (subject.event === 'close') return {};
      const error = firstError(reasonSchema, reason);
      return {
        ...(error === undefined ? {} : { reason: error }),
        ...(version.trim() === String(subject.version) ? {} : { version: 'otherVersion' }),
      };
    },
  },
});
