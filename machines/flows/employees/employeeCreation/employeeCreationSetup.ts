import { assign, emit, sendTo, setup } from 'xstate';
import { identityStepFields, termsFields } from '#domain/employee.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { draftDropped, draftStubs, type DraftEvent } from '#machines/support/draft.ts';
import { isRepeatable, type Failure } from '#machines/support/failure.ts';
import { listenerNotProvided, notProvided } from '#machines/support/notProvided.ts';
import { stepShown } from '#machines/support/stepHistory.ts';
import {
  blankForm,
  fromDraft,
  hasAny,
  identityErrors,
  isBlank,
  isSameForm,
  refusedFields,
  termsErrors,
  toDraft,
  type EmployeeDraft,
  type EmployeeForm,
  type FieldChange,
  type FieldErrors,
  type SentForm,
  type Step,
} from './employeeForm.ts';

export type Employee = components['schemas']['Employee'];

export interface EmployeeCreationInput {
  /** Drafts belong to one account in one job. */
  owner: string;
}

export interface CreateEmployeeInput {
  idempotencyKey: string;
  form: EmployeeForm;
}

interface EmployeeCreationContext extends EmployeeCreationInput {
  form: EmployeeForm;
  /** Errors by field; a change of the field clears its error. */
  errors: FieldErrors;
  /** Found on opening; the person has not decided yet whether to continue it. */
  draft: EmployeeDraft | null;
  /** The key is reused only while the form is unchanged (product §6). */
  sent: SentForm | null;
  failure: Failure | null;
  /** The created employee. */
  employee: Employee | null;
}

export type EmployeeCreationEvent =
  | { type: 'draft.continued' }
  | { type: 'draft.discarded' }
  | ({ type: 'field.changed' } & FieldChange)
  | { type: 'step.completed' }
  | { type: 'step.returned' }
  | { type: 'form.submitted'; newKey: string }
  | { type: 'form.retried' }
  | { type: 'creation.cancelled' }
  | { type: 'creation.resumed' }
  | { type: 'creation.restarted' };

const codeOf = (failure: Failure): string | undefined =>
  failure.kind === 'problem' ? failure.code : undefined;

export const employeeCreationSetup = setup({
  types: {
    context: {} as EmployeeCreationContext,
    input: {} as EmployeeCreationInput,
    events: {} as EmployeeCreationEvent,
    tags: {} as 'busy' | 'error' | 'identityShown' | 'termsShown',
    emitted: {} as { type: 'hired'; employee: Employee } | { type: 'draftKept' },
    transitionMeta: {} as { spec: string },
  },
  actors: {
    stepHistory: listenerNotProvided('stepHistory'),
    ...draftStubs<EmployeeDraft, EmployeeCreationInput>(),
    keepDraft: notProvided<void, EmployeeCreationInput & { draft: EmployeeDraft | null }>('keepDraft'),
    createEmployee: notProvided<Employee, CreateEmployeeInput>('createEmployee'),
  },
  guards: {
    draftFound: (_, params: { draft: EmployeeDraft | null }) => params.draft !== null,
    draftAtTerms: ({ context }) => context.draft?.step === 'terms',
    nothingTyped: ({ context }) => isBlank(context.form),
    identityIncomplete: ({ context: { form, errors } }) =>
      hasAny({ ...errors, ...identityErrors(form) }, identityStepFields),
    termsIncomplete: ({ context: { form, errors } }) =>
      hasAny({ ...errors, ...termsErrors(form) }, termsFields),
    identityRefused: (_, params: { failure: Failure }) =>
      hasAny(refusedFields(params.failure), identityStepFields),
    termsRefused: (_, params: { failure: Failure }) => hasAny(refusedFields(params.failure), termsFields),
    keyUsedUp: (_, params: { failure: Failure }) => codeOf(params.failure) === 'idempotencyKeyReused',
    repeatable: (_, { failure }: { failure: Failure }) => isRepeatable(failure),
  },
  actions: {
    showStep: sendTo('stepHistory', stepShown),
    keepFound: assign({ draft: (_, params: { draft: EmployeeDraft | null }) => params.draft }),
    fillFromDraft: assign(({ context: { draft } }) => ({ draft: null, ...(draft ? fromDraft(draft) : {}) })),
    forgetDraft: assign({ draft: null }),
    drawUpDraft: assign({
      draft: ({ context: { form, sent } }, { step }: { step: Step }) => toDraft(step, form, sent),
    }),
    keepField: assign(({ context }, { field, value }: FieldChange) => {
      const { [field]: _, ...errors } = context.errors;
      return { form: { ...context.form, [field]: value }, errors };
    }),
    nameErrors: assign({
      errors: ({ context: { errors, form } }, { steps }: { steps: Step[] }) => ({
        ...errors,
        ...(steps.includes('identity') ? identityErrors(form) : {}),
        ...(steps.includes('terms') ? termsErrors(form) : {}),
      }),
    }),
    nameRefusal: assign({
      errors: ({ context }, params: { failure: Failure }) => ({
        ...context.errors,
        ...refusedFields(params.failure),
      }),
    }),
    markSent: assign(({ context: { sent, form } }, { newKey }: { newKey: string }) => ({
      sent: { key: sent && isSameForm(sent.form, form) ? sent.key : newKey, form },
    })),
    forgetSent: assign({ sent: null }),
    keepFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    forgetFailure: assign({ failure: null }),
    keepEmployee: assign({ employee: (_, params: { employee: Employee }) => params.employee }),
    startOver: assign({ form: blankForm, errors: {}, sent: null, employee: null }),
    shareDraft: sendTo('draftKeeper', ({ context }, { step }: { step: Step }): DraftEvent<EmployeeDraft> => ({
      type: 'draft.changed',
      draft: toDraft(step, context.form, context.sent),
    })),
    dropDraft: sendTo('draftKeeper', draftDropped),
    notifyHired: emit((_, params: { employee: Employee }) => ({
      type: 'hired' as const,
      employee: params.employee,
    })),
    notifyKept: emit({ type: 'draftKept' as const }),
  },
});
