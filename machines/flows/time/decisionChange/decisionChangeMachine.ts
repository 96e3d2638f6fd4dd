import type { CompanyDate } from '#domain/calendar/date.ts';
import { firstError } from '#domain/fields/fieldErrors.ts';
import { reasonSchema } from '#domain/fields/reason.ts';
import { previewedChange } from '#machines/flows/shared/previewedChange/previewedChange.ts';
import type {
  PreviewedErrors,
  PreviewedInput,
  PreviewedSend,
} from '#machines/flows/shared/previewedChange/previewedChangeSetup.ts';
import type { components } from '#openapi/generated/contract.d.ts';

type Schemas = components['schemas'];
export type DecidedDay = Schemas['DecidedDay'];
export type DecisionEvent = Schemas['DecisionEvent'];

/** Whose day it is, what was decided of it, and what can be decided instead. */
export interface DayDecidedBefore {
  employee: { id: string; name: string };
  date: CompanyDate;
  was: Schemas['DayDecision'];
  events: readonly DecisionEvent[];
}

export interface DecisionForm {
  /** Empty until one is chosen. */
  event: DecisionEvent | '';
  reason: string;
}

export type PreviewDecisionInput = PreviewedInput<DayDecidedBefore, DecisionForm>;
export type ChangeDecisionInput = PreviewedSend<DayDecidedBefore, DecisionForm, Schemas['DayEffect']>;

function errorsOf({ event, reason }: DecisionForm): PreviewedErrors<DecisionForm> {
  const error = firstError(reasonSchema, reason);
  return { ...(event === '' && { event: 'required' }), ...(error !== undefined && { reason: error }) };
}

/** An employer decides otherwise on a day that was decided, with a reason that the employee reads (product §3). */
export const decisionChangeMachine = previewedChange<
  DayDecidedBefore,
  DecisionForm,
  Schemas['DayEffect'],
  DecidedDay
>({
  id: 'decisionChange',
  spec: '3',
  initial: () => ({ event: '', reason: '' }),
  errors: errorsOf,
});
