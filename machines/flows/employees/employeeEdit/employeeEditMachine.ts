import { toFailure } from '#machines/support/failure.ts';
import { employeeEditSetup } from './employeeEditSetup.ts';
import { confirming, previewing } from './termsPreviewed.ts';

const failureIn = ({ event }: { event: { error: unknown } }) => ({ failure: toFailure(event.error) });

/**
 * Editing an employee record (spec section 2, "edit employee"). What was typed survives failures, leaving and a reload,
 * except the card number. When somebody else has saved meanwhile, nothing is overwritten: both values of each field are
 * shown until one is chosen. A changed salary is saved only after its effect was shown. `saving` cannot be cancelled;
 * without an answer the same key is sent again.
 */
export const employeeEditMachine = employeeEditSetup.createMachine({
  id: 'employeeEdit',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({
    ...input,
    base: null,
    form: null,
    errors: {},
    draft: null,
    sent: null,
    effect: null,
    theirs: null,
    choices: {},
    failure: null,
  }),
  invoke: {
    id: 'draftKeeper',
    src: 'draftKeeper',
    input: ({ context: { owner, id } }) => ({ owner, id }),
    onError: {},
  },
  initial: 'opening',
  states: {
    opening: {
      tags: ['busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'loadRecord',
        src: 'loadRecord',
        input: ({ context: { owner, id } }) => ({ owner, id }),
        onDone: {
          target: 'recalling',
          actions: { type: 'keepRecord', params: ({ event }) => ({ record: event.output }) },
        },
        onError: [
          { guard: { type: 'notFound', params: failureIn }, target: 'missing' },
          { target: 'notLoaded', actions: { type: 'keepFailure', params: failureIn } },
        ],
      },
    },
    missing: {},
    notLoaded: {
      tags: ['error'],
      on: { 'record.retried': { target: 'opening' }, 'edit.cancelled': { target: 'cancelled' } },
    },
    recalling: {
      tags: ['busy'],
      invoke: {
        id: 'loadDraft',
        src: 'loadDraft',
        input: ({ context: { owner, id } }) => ({ owner, id }),
        onDone: [
          {
            guard: { type: 'draftWorth', params: ({ event }) => ({ draft: event.output }) },
            target: 'draftFound',
            actions: { type: 'keepFound', params: ({ event }) => ({ draft: event.output }) },
          },
          { target: 'editing' },
        ],
        onError: { target: 'editing' },
      },
    },
    draftFound: {
      on: {
        'draft.continued': [
          { guard: 'draftOutdated', target: 'conflicting', actions: 'compareWithDraft' },
          { target: 'editing', actions: 'fillFromDraft' },
        ],
        'draft.discarded': { target: 'editing', actions: ['forgetDraft', 'dropDraft'] },
        'edit.cancelled': { target: 'cancelled' },
      },
    },
    editing: {
      tags: ['formShown'],
      initial: 'typing',
      states: {
        typing: {},
        /** No answer: it may or may not be saved, so a retry sends the same key. */
        unsent: {
          tags: ['error'],
          on: {
            'form.retried': [
              { guard: 'paysUnseen', target: '#employeeEdit.previewing' },
              { target: '#employeeEdit.saving' },
            ],
          },
        },
        refused: { tags: ['error'] },
      },
      on: {
        'field.changed': {
          target: '.typing',
          actions: [{ type: 'keepField', params: ({ event }) => event }, 'shareDraft'],
        },
        'form.submitted': [
          { guard: 'incomplete', target: '.typing', actions: 'nameErrors', meta: { spec: '5' } },
          { guard: 'nothingChanged', target: 'unchanged', actions: ['dropDraft', 'notifyUnchanged'] },
          {
            guard: 'paysUnseen',
            target: 'previewing',
            actions: [{ type: 'tidyAndMark', params: ({ event }) => event }, 'shareDraft'],
            meta: { spec: '2' },
          },
          {
            target: 'saving',
            actions: [{ type: 'tidyAndMark', params: ({ event }) => event }, 'shareDraft'],
            meta: { spec: '2' },
          },
        ],
        'edit.cancelled': [
          { guard: 'nothingChanged', target: 'cancelled', actions: 'dropDraft' },
          { target: 'keeping', actions: 'drawUpDraft' },
        ],
      },
    },
    previewing,
    confirming,
    saving: {
      tags: ['busy', 'formShown'],
      entry: 'forgetFailure',
      invoke: {
        id: 'updateEmployee',
        src: 'updateEmployee',
        input: ({ context: { id, base, sent } }) => {
          if (!base || !sent) throw new Error('nothing is to be saved');
          const { key: idempotencyKey, form } = sent;
          const moved = {
            unit: form.unitId !== base.form.unitId,
            firstDay: form.firstDay !== base.form.firstDay,
          };
          return { id, version: base.version, form, moved, idempotencyKey };
        },
        onDone: [
          {
            guard: { type: 'saved', params: ({ event }) => ({ outcome: event.output }) },
            target: 'saved',
            actions: ['dropDraft', 'notifyUpdated'],
            meta: { spec: '8' },
          },
          {
            guard: { type: 'sameAsMine', params: ({ event }) => ({ outcome: event.output }) },
            target: 'saved',
            actions: ['dropDraft', 'notifyUpdated'],
          },
          {
            target: 'conflicting',
            actions: { type: 'compareWith', params: ({ event }) => ({ record: event.output.record }) },
          },
        ],
        onError: [
          {
            guard: { type: 'fieldsRefused', params: failureIn },
            target: 'editing.typing',
            actions: { type: 'nameRefusal', params: failureIn },
          },
          {
            guard: { type: 'keyUsedUp', params: failureIn },
            target: 'editing.refused',
            actions: ['forgetSent', { type: 'keepFailure', params: failureIn }],
          },
          {
            guard: { type: 'repeatable', params: failureIn },
            target: 'editing.unsent',
            actions: { type: 'keepFailure', params: failureIn },
          },
          { target: 'editing.refused', actions: { type: 'keepFailure', params: failureIn } },
        ],
      },
    },
    conflicting: {
      tags: ['conflictShown'],
      initial: 'choosing',
      states: { choosing: {}, incomplete: { tags: ['error'] } },
      on: {
        'choice.made': {
          target: '.choosing',
          actions: { type: 'keepChoice', params: ({ event }) => event },
        },
        'conflict.settled': [
          { guard: 'choicesOpen', target: '.incomplete' },
          { guard: 'nothingOfMine', target: 'unchanged', actions: ['dropDraft', 'notifyUnchanged'] },
          {
            guard: 'paysOtherwise',
            target: 'previewing',
            actions: [{ type: 'settle', params: ({ event }) => event }, 'shareDraft'],
          },
          {
            target: 'saving',
            actions: [{ type: 'settle', params: ({ event }) => event }, 'shareDraft'],
          },
        ],
        'edit.cancelled': { target: 'keeping', actions: 'drawUpDraft' },
      },
    },
    keeping: {
      tags: ['busy'],
      invoke: {
        id: 'keepDraft',
        src: 'keepDraft',
        input: ({ context: { owner, id, draft } }) => ({ owner, id, draft }),
        onDone: { target: 'cancelled', actions: 'notifyKept' },
        onError: { target: 'notKept' },
      },
    },
    /** The draft could not be stored: leaving now loses it. */
    notKept: {
      tags: ['error'],
      on: {
        'edit.resumed': [
          { guard: 'inConflict', target: 'conflicting', actions: 'forgetDraft' },
          { target: 'editing', actions: 'forgetDraft' },
        ],
        'edit.cancelled': { target: 'cancelled' },
      },
    },
    saved: { type: 'final' },
    /** Nothing was saved: the record is as it was, or as somebody else saved it. */
    unchanged: { type: 'final' },
    cancelled: { type: 'final' },
  },
});
