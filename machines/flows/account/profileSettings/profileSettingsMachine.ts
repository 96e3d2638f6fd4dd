import { assign, emit, sendTo, setup } from 'xstate';
import type { components } from '#openapi/generated/contract.d.ts';
import { identitySchema, type Identity, type IdentityField } from '#domain/employee.ts';
import { fieldErrors } from '#domain/fields/fieldErrors.ts';
import { draftDropped, draftStubs, type DraftEvent } from '#machines/support/draft.ts';
import { isRefused, toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';

type Account = components['schemas']['Account'];

export interface ProfileFacts {
  account: Account;
  /** A job is joined by this PINFL, so it cannot change any more. */
  pinflFixed: boolean;
}

export interface ProfileSettingsInput {
  /** Account whose drafts these are. */
  owner: string;
}

interface ProfileSettingsContext {
  owner: string;
  facts: ProfileFacts | null;
  form: Identity;
  errors: Partial<Record<IdentityField, string>>;
  /** Number of rejected submissions; each new one moves the focus to the first invalid field. */
  refusals: number;
  failure: Failure | null;
}

export type ProfileSettingsEvent =
  | { type: 'profile.retried' }
  | { type: 'editing.started' }
  | { type: 'editing.cancelled' }
  | { type: 'field.changed'; field: IdentityField; value: string }
  | { type: 'form.submitted' };

const formOf = ({ account }: ProfileFacts): Identity => ({
  firstName: account.firstName ?? '',
  lastName: account.lastName ?? '',
  passportSerialNumber: account.passportSerialNumber ?? '',
  pinfl: account.pinfl ?? '',
});

/** A PINFL that has become fixed since the draft was written replaces the draft's. */
const withDraft = (facts: ProfileFacts, draft: Identity): Identity => ({
  ...draft,
  ...(facts.pinflFixed ? { pinfl: formOf(facts).pinfl } : {}),
});

/**
 * Viewing and editing one's own data, such as a name after marriage or a new passport. What was typed survives a reload
 * until it is saved or cancelled.
 */
export const profileSettingsMachine = setup({
  types: {
    context: {} as ProfileSettingsContext,
    input: {} as ProfileSettingsInput,
    events: {} as ProfileSettingsEvent,
    tags: {} as 'opening' | 'busy' | 'error' | 'editing',
    emitted: {} as { type: 'saved'; firstName: string; lastName: string },
    transitionMeta: {} as { spec: string },
  },
  actors: {
    ...draftStubs<Identity, ProfileSettingsInput>(),
    loadProfile: notProvided<ProfileFacts, void>('loadProfile'),
    saveProfile: notProvided<Account, Identity>('saveProfile'),
  },
  guards: {
    differs: ({ context: { facts } }, { draft }: { draft: Identity | null }) =>
      facts !== null &&
      draft !== null &&
      Object.entries(formOf(facts)).some(
        ([name, kept]) => withDraft(facts, draft)[name as IdentityField] !== kept,
      ),
    mayChange: ({ context }, params: { field: IdentityField }) =>
      !(params.field === 'pinfl' && context.facts?.pinflFixed),
    complete: ({ context }) => Object.keys(fieldErrors(identitySchema, context.form)).length === 0,
    refused: (_, params: { error: unknown }) => isRefused(toFailure(params.error)),
  },
  actions: {
    keepFacts: assign({ facts: (_, params: { facts: ProfileFacts }) => params.facts }),
    fillForm: assign(({ context }) => ({
      form: context.facts ? formOf(context.facts) : context.form,
      errors: {},
      failure: null,
    })),
    fillFromDraft: assign(({ context }, { draft }: { draft: Identity | null }) => ({
      form: context.facts && draft ? withDraft(context.facts, draft) : context.form,
    })),
    shareDraft: sendTo('draftKeeper', ({ context }): DraftEvent<Identity> => ({
      type: 'draft.changed',
      draft: context.form,
    })),
    dropDraft: sendTo('draftKeeper', draftDropped),
    keepField: assign(({ context }, params: { field: IdentityField; value: string }) => ({
      form: { ...context.form, [params.field]: params.value },
      errors: Object.fromEntries(Object.entries(context.errors).filter(([name]) => name !== params.field)),
      failure: null,
    })),
    nameErrors: assign(({ context }) => ({
      errors: fieldErrors(identitySchema, context.form),
      refusals: context.refusals + 1,
    })),
    keepSaved: assign(({ context }, params: { account: Account }) => ({
      facts: { account: params.account, pinflFixed: context.facts?.pinflFixed ?? false },
    })),
    keepRefusal: assign(({ context }, params: { error: unknown }) => {
      const failure = toFailure(params.error);
      return {
        failure,
        errors: failure.kind === 'problem' ? failure.fields : {},
        refusals: context.refusals + 1,
      };
    }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
    forgetFailure: assign({ failure: null, errors: {} }),
    notifySaved: emit(({ context: { form } }) => ({
      type: 'saved' as const,
      firstName: form.firstName.trim(),
      lastName: form.lastName.trim(),
    })),
  },
}).createMachine({
  id: 'profileSettings',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({
    owner: input.owner,
    facts: null,
    form: { firstName: '', lastName: '', passportSerialNumber: '', pinfl: '' },
    errors: {},
    refusals: 0,
    failure: null,
  }),
  invoke: {
    id: 'draftKeeper',
    src: 'draftKeeper',
    input: ({ context }) => ({ owner: context.owner }),
    onError: {},
  },
  initial: 'loading',
  states: {
    loading: {
      tags: ['opening', 'busy'],
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        onDone: {
          target: 'recalling',
          actions: { type: 'keepFacts', params: ({ event }) => ({ facts: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    recalling: {
      tags: ['opening', 'busy'],
      invoke: {
        id: 'loadDraft',
        src: 'loadDraft',
        input: ({ context }) => ({ owner: context.owner }),
        onDone: [
          {
            guard: { type: 'differs', params: ({ event }) => ({ draft: event.output }) },
            target: 'editing',
            actions: { type: 'fillFromDraft', params: ({ event }) => ({ draft: event.output }) },
          },
          { target: 'viewing' },
        ],
        onError: { target: 'viewing' },
      },
    },
    failed: { tags: ['error'], on: { 'profile.retried': { target: 'loading', actions: 'forgetFailure' } } },
    viewing: { on: { 'editing.started': { target: 'editing', actions: 'fillForm' } } },
    editing: {
      tags: ['editing'],
      initial: 'typing',
      on: {
        'editing.cancelled': { target: 'viewing', actions: 'dropDraft' },
        'field.changed': {
          guard: { type: 'mayChange', params: ({ event }) => event },
          target: '.typing',
          actions: [{ type: 'keepField', params: ({ event }) => event }, 'shareDraft'],
        },
        'form.submitted': [
          { guard: 'complete', target: '.saving', actions: 'forgetFailure', meta: { spec: '5' } },
          { target: '.typing', actions: 'nameErrors', meta: { spec: '5' } },
        ],
      },
      states: {
        typing: {},
        saving: {
          tags: ['busy'],
          on: { 'field.changed': {}, 'form.submitted': {}, 'editing.cancelled': {} },
          invoke: {
            id: 'saveProfile',
            src: 'saveProfile',
            input: ({ context }) => context.form,
            onDone: {
              target: '#profileSettings.viewing',
              actions: [
                { type: 'keepSaved', params: ({ event }) => ({ account: event.output }) },
                'dropDraft',
                'notifySaved',
              ],
            },
            onError: [
              {
                guard: { type: 'refused', params: ({ event }) => event },
                target: 'typing',
                actions: { type: 'keepRefusal', params: ({ event }) => event },
              },
              { target: 'unsent', actions: { type: 'keepFailure', params: ({ event }) => event } },
            ],
          },
        },
        unsent: { tags: ['error'] },
      },
    },
  },
});
