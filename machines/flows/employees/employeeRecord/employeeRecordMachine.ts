import { assign, emit, sendTo, setup } from 'xstate';
import { employeeDeleteMachine, type DeleteOutcome } from '../employeeDelete/employeeDeleteMachine.ts';
import { employeeStatusMachine } from '../employeeStatus/employeeStatusMachine.ts';
import { legalVerbs, type EmployeeVerb } from '../employeeStatus/statusVerbs.ts';
import { mismatchMachine } from '../mismatch/mismatchMachine.ts';
import { isNotFound, toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';
import { required } from '#machines/support/required.ts';
import type { components } from '#openapi/generated/contract.d.ts';

export type EmployeeDetails = components['schemas']['EmployeeDetails'];

interface EmployeeRecordContext {
  id: string;
  employee: EmployeeDetails | null;
  failure: Failure | null;
}

/** What a change tells the record (recordChanges.ts). */
export type RecordReport =
  | { type: 'status.changed'; verb: EmployeeVerb }
  | { type: 'record.deleted'; outcome: DeleteOutcome }
  | { type: 'mismatch.corrected' }
  /** Nobody knows what became of the change. */
  | { type: 'record.doubtful' };

export type EmployeeRecordEvent =
  | { type: 'record.retried' }
  | { type: 'status.chosen'; verb: EmployeeVerb }
  | { type: 'deletion.chosen' }
  | { type: 'correction.chosen' }
  | RecordReport;

/** Somebody who has left and has an account keeps their history. */
export const isDeletable = ({
  status,
  registered,
}: Pick<EmployeeDetails, 'status' | 'registered'>): boolean => !(status === 'left' && registered);

const employeeIn = ({ event }: { event: { output: EmployeeDetails } }) => ({ employee: event.output });

/** One person's record, and the three changes that can be made to it here; after each the record is loaded anew. */
export const employeeRecordMachine = setup({
  types: {
    context: {} as EmployeeRecordContext,
    input: {} as { id: string },
    events: {} as EmployeeRecordEvent,
    tags: {} as 'busy' | 'error' | 'shown',
    emitted: {} as
      | { type: 'statusChanged'; verb: EmployeeVerb }
      | { type: 'deleted'; outcome: DeleteOutcome }
      | { type: 'corrected' },
    children: {} as { status: 'status'; deletion: 'deletion'; correction: 'correction' },
    transitionMeta: {} as { spec: string },
  },
  actors: {
    loadEmployee: notProvided<EmployeeDetails, { id: string }>('loadEmployee'),
    /** Each asks, sends, and sends a RecordReport here. */
    status: employeeStatusMachine,
    deletion: employeeDeleteMachine,
    correction: mismatchMachine,
  },
  guards: {
    notFound: (_, params: { error: unknown }) => {
      const failure = toFailure(params.error);
      return isNotFound(failure) || (failure.kind === 'problem' && failure.status === 400);
    },
    legal: ({ context }, { verb }: { verb: EmployeeVerb }) =>
      context.employee !== null && legalVerbs(context.employee.status).includes(verb),
    deletable: ({ context }) => context.employee !== null && isDeletable(context.employee),
    mismatched: ({ context }) => context.employee?.mismatch === true,
  },
  actions: {
    keepEmployee: assign((_, { employee }: { employee: EmployeeDetails }) => ({ employee, failure: null })),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
    askStatus: sendTo('status', ({ context }, { verb }: { verb: EmployeeVerb }) => {
      const { id, fullName } = required(context.employee, 'employee');
      return { type: 'change.chosen' as const, subject: { id, name: fullName, verb } };
    }),
    askDeletion: sendTo('deletion', ({ context }) => {
      const { id, fullName } = required(context.employee, 'employee');
      return { type: 'change.chosen' as const, subject: { id, name: fullName } };
    }),
    askCorrection: sendTo('correction', ({ context }) => {
      const { id, version, pinfl, phoneNumber } = required(context.employee, 'employee');
      return { type: 'change.chosen' as const, subject: { id, version, pinfl, phoneNumber } };
    }),
    announceStatus: emit((_, { verb }: { verb: EmployeeVerb }) => ({ type: 'statusChanged' as const, verb })),
    announceDeleted: emit((_, { outcome }: { outcome: DeleteOutcome }) => ({
      type: 'deleted' as const,
      outcome,
    })),
    announceCorrected: emit({ type: 'corrected' as const }),
  },
}).createMachine({
  id: 'employeeRecord',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ id: input.id, employee: null, failure: null }),
  invoke: [
    { id: 'status', src: 'status', onError: {} },
    { id: 'deletion', src: 'deletion', onError: {} },
    { id: 'correction', src: 'correction', onError: {} },
  ],
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'loadEmployee',
        src: 'loadEmployee',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'shown', actions: { type: 'keepEmployee', params: employeeIn } },
        onError: [
          { guard: { type: 'notFound', params: ({ event }) => event }, target: 'missing' },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    failed: { tags: ['error'], on: { 'record.retried': { target: 'loading' } } },
    missing: {},
    shown: {
      tags: ['shown'],
      initial: 'resting',
      states: {
        resting: {
          on: {
            'status.chosen': {
              guard: { type: 'legal', params: ({ event }) => event },
              actions: { type: 'askStatus', params: ({ event }) => event },
              meta: { spec: '3' },
            },
            'deletion.chosen': { guard: 'deletable', actions: 'askDeletion', meta: { spec: '8' } },
            'correction.chosen': { guard: 'mismatched', actions: 'askCorrection' },
            'status.changed': {
              target: 'reloading',
              actions: { type: 'announceStatus', params: ({ event }) => event },
              meta: { spec: '3' },
            },
            'mismatch.corrected': { target: 'reloading', actions: 'announceCorrected' },
            'record.doubtful': { target: 'reloading' },
            'record.deleted': {
              target: '#employeeRecord.deleted',
              actions: { type: 'announceDeleted', params: ({ event }) => event },
              meta: { spec: '8' },
            },
          },
        },
        reloading: {
          tags: ['busy'],
          invoke: {
            id: 'reloadEmployee',
            src: 'loadEmployee',
            input: ({ context }) => ({ id: context.id }),
            onDone: { target: 'resting', actions: { type: 'keepEmployee', params: employeeIn } },
            onError: [
              {
                guard: { type: 'notFound', params: ({ event }) => event },
                target: '#employeeRecord.missing',
              },
              { target: 'stale', actions: { type: 'keepFailure', params: ({ event }) => event } },
            ],
          },
        },
        /** The record as it was before the change. */
        stale: { tags: ['error'], on: { 'record.retried': { target: 'reloading' } } },
      },
    },
    deleted: { type: 'final' },
  },
});
