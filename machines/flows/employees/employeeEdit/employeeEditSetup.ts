import { assign, emit, sendTo, setup } from 'xstate';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Tiyin } from '#domain/money.ts';
import { draftDropped, draftStubs, type DraftEvent } from '#machines/support/draft.ts';
import { isNotFound, isRepeatable, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { mergeChoices, openFields, usualChoices, type Choice, type Choices } from './editConflict.ts';
import { isSpent, toDraft, type EditDraft, type SentForm } from './editDraft.ts';
import {
  applyChange,
  editErrors,
  isSameForm,
  isSameRecord,
  refusedFields,
  normaliseForm,
  type EditChange,
  type EditErrors,
  type EditField,
  type EditForm,
  type EditRecord,
} from './editForm.ts';

export interface EmployeeEditInput {
  /** Drafts belong to one account in one job. */
  owner: string;
  id: string;
}

export interface UpdateEmployeeInput {
  id: string;
  version: number;
  form: EditForm;
  /**
   * Whether the unit and the first working day have changed. Unchanged ones are not sent: both also change elsewhere
   * (people moved together, a month closed, leaving, rehiring) without another version of the record, and an older form
   * must not bring the older value back.
   */
  moved: { unit: boolean; firstDay: boolean };
  idempotencyKey: string;
}

export type TermsEffect = components['schemas']['TermsEffect'];

/** A salary in tiyin, and its first day. Without `firstDay` the first working day stays. */
export interface PreviewTermsInput {
  id: string;
  salary: Tiyin;
  salaryFrom: CompanyDate;
  firstDay?: CompanyDate;
}

/** `changedMeanwhile`: nothing was saved because the record has a newer version. */
export type UpdateOutcome = { type: 'saved' | 'changedMeanwhile'; record: EditRecord };

interface EmployeeEditContext extends EmployeeEditInput {
  /** The record that the form was started from. */
  base: EditRecord | null;
  form: EditForm | null;
  errors: EditErrors;
  /** Found on opening; the person has not decided yet whether to continue it. */
  draft: EditDraft | null;
  /** The key is reused only while the form is unchanged (product §6). */
  sent: SentForm | null;
  /** The effect of the salary and the first working day, once it was shown; forgotten when one of them changes. */
  effect: TermsEffect | null;
  /** What somebody else saved meanwhile, until each field is resolved. */
  theirs: EditRecord | null;
  choices: Choices;
  failure: Failure | null;
}

export type EmployeeEditEvent =
  | { type: 'record.retried' }
  | { type: 'draft.continued' }
  | { type: 'draft.discarded' }
  | ({ type: 'field.changed' } & EditChange)
  | { type: 'form.submitted'; newKey: string }
  | { type: 'form.retried' }
  | { type: 'save.confirmed' }
  | { type: 'save.dismissed' }
  | { type: 'choice.made'; field: EditField; choice: Choice }
  | { type: 'conflict.settled'; newKey: string }
  | { type: 'edit.cancelled' }
  | { type: 'edit.resumed' };

const codeOf = (failure: Failure): string | undefined =>
  failure.kind === 'problem' ? failure.code : undefined;

/** Only called in states that are entered with a record and its form. */
function editOf({ base, form }: EmployeeEditContext) {
  if (!base || !form) throw new Error('nothing is edited yet');
  return { base, form };
}

function sidesOf(context: EmployeeEditContext) {
  if (!context.theirs) throw new Error('nobody has changed it meanwhile');
  return { ...editOf(context), theirs: context.theirs };
}

const toSentForm = (sent: SentForm | null, form: EditForm, newKey: string): SentForm => ({
  key: sent && isSameForm(sent.form, form) ? sent.key : newKey,
  form,
});

const hasEffect = (saved: EditForm, form: EditForm): boolean =>
  form.salary !== saved.salary || form.firstDay !== saved.firstDay;

export const employeeEditSetup = setup({
  types: {
    context: {} as EmployeeEditContext,
    input: {} as EmployeeEditInput,
    events: {} as EmployeeEditEvent,
    tags: {} as 'busy' | 'error' | 'formShown' | 'conflictShown',
    emitted: {} as { type: 'updated' } | { type: 'unchanged' } | { type: 'draftKept' },
    transitionMeta: {} as { spec: string },
  },
  actors: {
    loadRecord: notProvided<EditRecord, EmployeeEditInput>('loadRecord'),
    ...draftStubs<EditDraft, EmployeeEditInput>(),
    keepDraft: notProvided<void, EmployeeEditInput & { draft: EditDraft | null }>('keepDraft'),
    previewTerms: notProvided<TermsEffect, PreviewTermsInput>('previewTerms'),
    updateEmployee: notProvided<UpdateOutcome, UpdateEmployeeInput>('updateEmployee'),
  },
  guards: {
    notFound: (_, { failure }: { failure: Failure }) => isNotFound(failure),
    draftWorth: ({ context }, { draft }: { draft: EditDraft | null }) =>
      draft !== null && !isSpent(draft, editOf(context).base),
    draftOutdated: ({ context }) => context.draft?.base.version !== context.base?.version,
    incomplete: ({ context }) =>
      Object.keys({ ...context.errors, ...editErrors(editOf(context).base, editOf(context).form) }).length >
      0,
    nothingChanged: ({ context }) => {
      const { base, form } = editOf(context);
      return isSameForm(
        base.form,
        Object.keys(editErrors(base, form)).length > 0 ? form : normaliseForm(form),
      );
    },
    /** The salary or the first working day has changed, and its effect was not shown yet. */
    paysUnseen: ({ context }) => {
      const { base, form } = editOf(context);
      return hasEffect(base.form, form) && context.effect === null;
    },
    paysOtherwise: ({ context }) => {
      const both = sidesOf(context);
      return hasEffect(both.theirs.form, mergeChoices(both, context.choices));
    },
    saved: (_, { outcome }: { outcome: UpdateOutcome }) => outcome.type === 'saved',
    /** Already saved by an earlier request whose answer was lost, or by somebody who made the same change. */
    sameAsMine: ({ context }, { outcome }: { outcome: UpdateOutcome }) =>
      isSameRecord(outcome.record.form, editOf(context).form),
    fieldsRefused: (_, { failure }: { failure: Failure }) => Object.keys(refusedFields(failure)).length > 0,
    keyUsedUp: (_, { failure }: { failure: Failure }) => codeOf(failure) === 'idempotencyKeyReused',
    repeatable: (_, { failure }: { failure: Failure }) => isRepeatable(failure),
    choicesOpen: ({ context }) => openFields(sidesOf(context), context.choices).length > 0,
    nothingOfMine: ({ context }) => {
      const both = sidesOf(context);
      return isSameForm(mergeChoices(both, context.choices), both.theirs.form);
    },
    inConflict: ({ context }) => context.theirs !== null,
  },
  actions: {
    keepRecord: assign((_, { record }: { record: EditRecord }) => ({ base: record, form: record.form })),
    keepFound: assign({ draft: (_, { draft }: { draft: EditDraft | null }) => draft }),
    fillFromDraft: assign(({ context: { draft } }) =>
      draft ? { form: draft.form, sent: draft.sent, draft: null } : {},
    ),
    /** The draft was started from an older version of the record. */
    compareWithDraft: assign(({ context: { draft, base } }) =>
      draft && base
        ? { ...draft, draft: null, theirs: base, choices: usualChoices({ ...draft, theirs: base }) }
        : {},
    ),
    compareWith: assign(({ context }, { record }: { record: EditRecord }) => ({
      theirs: record,
      choices: usualChoices({ ...editOf(context), theirs: record }),
    })),
    forgetDraft: assign({ draft: null }),
    drawUpDraft: assign({
      draft: ({ context }) => toDraft(editOf(context).base, editOf(context).form, context.sent),
    }),
    keepField: assign(({ context }, change: EditChange) => {
      const { [change.field]: _, ...errors } = context.errors;
      const { base, form } = editOf(context);
      const isPay = ['salary', 'salaryFrom', 'firstDay'].includes(change.field);
      return { form: applyChange(base, form, change), errors, ...(isPay && { effect: null }) };
    }),
    nameErrors: assign({
      errors: ({ context }) => ({
        ...context.errors,
        ...editErrors(editOf(context).base, editOf(context).form),
      }),
    }),
    nameRefusal: assign({
      errors: ({ context }, { failure }: { failure: Failure }) => ({
        ...context.errors,
        ...refusedFields(failure),
      }),
    }),
    tidyAndMark: assign(({ context }, { newKey }: { newKey: string }) => {
      const form = normaliseForm(editOf(context).form);
      return { form, sent: toSentForm(context.sent, form, newKey) };
    }),
    keepEffect: assign((_, { effect }: { effect: TermsEffect }) => ({ effect })),
    forgetEffect: assign({ effect: null }),
    forgetSent: assign({ sent: null }),
    keepChoice: assign({
      choices: ({ context }, { field, choice }: { field: EditField; choice: Choice }) => ({
        ...context.choices,
        [field]: choice,
      }),
    }),
    settle: assign(({ context }, { newKey }: { newKey: string }) => {
      const both = sidesOf(context);
      const form = mergeChoices(both, context.choices);
      return {
        base: both.theirs,
        form,
        theirs: null,
        choices: {},
        errors: {},
        effect: null,
        sent: { key: newKey, form },
      };
    }),
    keepFailure: assign({ failure: (_, { failure }: { failure: Failure }) => failure }),
    forgetFailure: assign({ failure: null }),
    shareDraft: sendTo('draftKeeper', ({ context }): DraftEvent<EditDraft> => ({
      type: 'draft.changed',
      draft: toDraft(editOf(context).base, editOf(context).form, context.sent),
    })),
    dropDraft: sendTo('draftKeeper', draftDropped),
    notifyUpdated: emit({ type: 'updated' as const }),
    notifyUnchanged: emit({ type: 'unchanged' as const }),
    notifyKept: emit({ type: 'draftKept' as const }),
  },
});
