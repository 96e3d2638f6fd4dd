import { assign, emit, setup } from 'xstate';
import type { components } from '#openapi/generated/contract.d.ts';
import { identitySchema, type Identity, type IdentityField } from '#domain/employee.ts';
import { fieldErrors } from '#domain/fields/fieldErrors.ts';
import { isRefused, toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';

type Account = components['schemas']['Account'];

export interface ProfileFacts {
  account: Account;
  /** A job is joined by this PINFL, so it cannot change any more. */
  pinflFixed: boolean;
}

interface ProfileSettingsContext {
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

/** Viewing and editing one's own data, such as a name after marriage or a new passport. */
export const profileSettingsMachine = setup({
  types: {
    context: {} as ProfileSettingsContext,
    events: {} as ProfileSettingsEvent,
    tags: {} as 'busy' | 'error' | 'editing',
    emitted: {} as { type: 'saved'; firstName: string; lastName: string },
    transitionMeta: {} as { spec: string },
  },
  actors: {
    loadProfile: notProvided<ProfileFacts, void>('loadProfile'),
    saveProfile: notProvided<Account, Identity>('saveProfile'),
  },
  guards: {
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
    tellSaved: emit(({ context: { form } }) => ({
      type: 'saved' as const,
      firstName: form.firstName.trim(),
      lastName: form.lastName.trim(),
    })),
  },
}).createMachine({
  id: 'profileSettings',
  options: { maxIterations: 1000 },
  context: {
    facts: null,
    form: { firstName: '', lastName: '', passportSerialNumber: '', pinfl: '' },
    errors: {},
    refusals: 0,
    failure: null,
  },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        onDone: {
          target: 'viewing',
          actions: { type: 'keepFacts', params: ({ event }) => ({ facts: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    failed: { tags: ['error'], on: { 'profile.retried': { target: 'loading', actions: 'forgetFailure' } } },
    viewing: { on: { 'editing.started': { target: 'editing', actions: 'fillForm' } } },
    editing: {
      tags: ['editing'],
      initial: 'typing',
      on: {
        'editing.cancelled': { target: 'viewing' },
        'field.changed': {
          guard: { type: 'mayChange', params: ({ event }) => event },
          target: '.typing',
          actions: { type: 'keepField', params: ({ event }) => event },
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
                'tellSaved',
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
