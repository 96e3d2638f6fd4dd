import { assign, emit, sendTo, setup } from 'xstate';
import { employeeDeleteMachine, type DeleteOutcome } from '../employeeDelete/employeeDeleteMachine.ts';
import { employeeStatusMachine } from '../employeeStatus/employeeStatusMachine.ts';
import { legalVerbs, type EmployeeVerb } from '../employeeStatus/statusVerbs.ts';
import { mismatchMachine } from '../mismatch/mismatchMachine.ts';
import { salaryMovingMachine } from '../salaryMoving/salaryMovingMachine.ts';
import { termWithdrawalMachine, type PlannedTerm } from '../termWithdrawal/termWithdrawalMachine.ts';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Tiyin } from '#domain/money.ts';
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
  | { type: 'term.withdrawn' }
  | { type: 'salary.moved' }
  /** The outcome of the change is unknown. */
  | { type: 'record.doubtful' };

export type EmployeeRecordEvent =
  | { type: 'record.retried' }
  | { type: 'status.chosen'; verb: EmployeeVerb }
  | { type: 'deletion.chosen' }
  | { type: 'correction.chosen' }
  | { type: 'withdrawal.chosen'; of: PlannedTerm['of']; validFrom: CompanyDate }
  | { type: 'moving.chosen'; validFrom: CompanyDate }
  | RecordReport;

/** A person who has left and has an account cannot be deleted: their history stays. */
export const isDeletable = ({
  status,
  registered,
}: Pick<EmployeeDetails, 'status' | 'registered'>): boolean => !(status === 'left' && registered);

/** The planned salary or limit that begins on this later day; undefined without one. */
function findPlannedAmount(
  { salaries, limits }: EmployeeDetails,
  of: PlannedTerm['of'],
  validFrom: CompanyDate,
): Tiyin | null | undefined {
  if (validFrom <= salaries.today) return undefined;
  return of === 'salary'
    ? salaries.versions.find((version) => version.validFrom === validFrom)?.salary
    : limits.find((version) => version.validFrom === validFrom)?.limit;
}

const employeeIn = ({ event }: { event: { output: EmployeeDetails } }) => ({ employee: event.output });

/** One person's record, and the five changes that can be made to it here; after each the record is loaded anew. */
export const employeeRecordMachine = setup({
  types: {
    context: {} as EmployeeRecordContext,
    input: {} as { id: string },
    events: {} as EmployeeRecordEvent,
    tags: {} as 'busy' | 'error' | 'shown',
    emitted: {} as
      | { type: 'statusChanged'; verb: EmployeeVerb }
      | { type: 'deleted'; outcome: DeleteOutcome }
      | { type: 'corrected' }
      | { type: 'withdrawn' }
      | { type: 'moved' },
    children: {} as {
      status: 'status';
      deletion: 'deletion';
      correction: 'correction';
      withdrawal: 'withdrawal';
      moving: 'moving';
    },
    transitionMeta: {} as { spec: string },
  },
  actors: {
    loadEmployee: notProvided<EmployeeDetails, { id: string }>('loadEmployee'),
    /** Each machine asks, sends its change, and sends a RecordReport here. */
    status: employeeStatusMachine,
    deletion: employeeDeleteMachine,
    correction: mismatchMachine,
    withdrawal: termWithdrawalMachine,
    moving: salaryMovingMachine,
  },
  guards: {
    notFound: (_, params: { error: unknown }) => {
      const failure = toFailure(params.error);
      return isNotFound(failure) || (failure.kind === 'problem' && failure.status === 400);
    },
    legal: ({ context }, { verb }: { verb: EmployeeVerb }) =>
      context.employee !== null && legalVerbs(context.employee.status).includes(verb),
    deletable: ({ context }) => context.employee !== null && isDeletable(context.employee),
    planned: (
      { context },
      { of = 'salary', validFrom }: { of?: PlannedTerm['of']; validFrom: CompanyDate },
    ) => context.employee !== null && findPlannedAmount(context.employee, of, validFrom) !== undefined,
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
    askWithdrawal: sendTo(
      'withdrawal',
      ({ context }, { of, validFrom }: Pick<PlannedTerm, 'of' | 'validFrom'>) => {
        const employee = required(context.employee, 'employee');
        const { id, version } = employee;
        const amount = findPlannedAmount(employee, of, validFrom) ?? null;
        return { type: 'change.chosen' as const, subject: { id, version, of, validFrom, amount } };
      },
    ),
    askMoving: sendTo('moving', ({ context }, { validFrom }: { validFrom: CompanyDate }) => {
      const employee = required(context.employee, 'employee');
      const { id, version, salaries } = employee;
      const salary = required(findPlannedAmount(employee, 'salary', validFrom) ?? null, 'planned salary');
      const subject = { id, version, validFrom, salary, today: salaries.today };
      return { type: 'change.chosen' as const, subject };
    }),
    announceStatus: emit((_, { verb }: { verb: EmployeeVerb }) => ({ type: 'statusChanged' as const, verb })),
    announceDeleted: emit((_, { outcome }: { outcome: DeleteOutcome }) => ({
      type: 'deleted' as const,
      outcome,
    })),
    announceCorrected: emit({ type: 'corrected' as const }),
    announceWithdrawn: emit({ type: 'withdrawn' as const }),
    announceMoved: emit({ type: 'moved' as const }),
  },
}).createMachine({
  id: 'employeeRecord',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ id: input.id, employee: null, failure: null }),
  invoke: [
    { id: 'status', src: 'status', onError: {} },
    { id: 'deletion', src: 'deletion', onError: {} },
    { id: 'correction', src: 'correction', onError: {} },
    { id: 'withdrawal', src: 'withdrawal', onError: {} },
    { id: 'moving', src: 'moving', onError: {} },
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
            'withdrawal.chosen': {
              guard: { type: 'planned', params: ({ event }) => event },
              actions: { type: 'askWithdrawal', params: ({ event }) => event },
              meta: { spec: '2' },
            },
            'moving.chosen': {
              guard: { type: 'planned', params: ({ event }) => event },
              actions: { type: 'askMoving', params: ({ event }) => event },
              meta: { spec: '2' },
            },
            'status.changed': {
              target: 'reloading',
              actions: { type: 'announceStatus', params: ({ event }) => event },
              meta: { spec: '3' },
            },
            'term.withdrawn': { target: 'reloading', actions: 'announceWithdrawn' },
            'salary.moved': { target: 'reloading', actions: 'announceMoved' },
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
        /** Shows the record as it was before the change: reloading has failed. */
        stale: { tags: ['error'], on: { 'record.retried': { target: 'reloading' } } },
      },
    },
    deleted: { type: 'final' },
  },
});
