import { required } from '#machines/support/required.ts';
import { gateScreenSetup } from './gateScreenSetup.ts';
import { showing } from './showingState.ts';

export type { GateCode, GateScreenInput, GatePlace, Visitor } from './gateScreenSetup.ts';

/** The screen at a gate: paired once by an employer, then showing the rotating code (product §3). */
export const gateScreenMachine = gateScreenSetup.createMachine({
  id: 'gateScreen',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({
    gateId: input.gateId,
    code: null,
    failures: 0,
    place: null,
    failure: null,
    idempotencyKey: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      tags: ['busy'],
      invoke: {
        id: 'readPairing',
        src: 'readPairing',
        input: ({ context }) => ({ gateId: context.gateId }),
        onDone: [
          { guard: { type: 'paired', params: ({ event }) => ({ paired: event.output }) }, target: 'showing' },
          { target: 'unpaired' },
        ],
        onError: { target: 'unpaired' },
      },
    },
    unpaired: {
      initial: 'identifying',
      states: {
        identifying: {
          tags: ['busy'],
          entry: 'forgetFailure',
          invoke: {
            id: 'readVisitor',
            src: 'readVisitor',
            input: ({ context }) => ({ gateId: context.gateId }),
            onDone: [
              {
                guard: {
                  type: 'isVisitor',
                  params: ({ event }) => ({ visitor: event.output, is: 'employer' }),
                },
                target: 'employer',
                actions: { type: 'keepPlace', params: ({ event }) => ({ visitor: event.output }) },
              },
              {
                guard: {
                  type: 'isVisitor',
                  params: ({ event }) => ({ visitor: event.output, is: 'employee' }),
                },
                target: 'employee',
              },
              { target: 'nobody' },
            ],
            onError: { target: 'unknown', actions: { type: 'keepFailure', params: ({ event }) => event } },
          },
        },
        employer: {
          on: {
            'pairing.confirmed': {
              target: 'pairing',
              actions: { type: 'keepKey', params: ({ event }) => event },
            },
          },
        },
        pairing: {
          tags: ['busy'],
          invoke: {
            id: 'pairGate',
            src: 'pairGate',
            input: ({ context }) => ({
              gateId: context.gateId,
              idempotencyKey: required(context.idempotencyKey, 'idempotencyKey'),
            }),
            onDone: { target: '#gateScreen.showing', actions: 'dropKey', meta: { spec: '1' } },
            onError: [
              {
                guard: { type: 'refused', params: ({ event }) => event },
                target: 'refused',
                actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'dropKey'],
              },
              { target: 'unsent', actions: { type: 'keepFailure', params: ({ event }) => event } },
            ],
          },
        },
        /** No answer: a retry sends the same key. */
        unsent: { tags: ['error'], on: { 'pairing.asked': { target: 'pairing' } } },
        refused: { tags: ['error'], on: { 'pairing.asked': { target: 'identifying' } } },
        unknown: { tags: ['error'], on: { 'pairing.asked': { target: 'identifying' } } },
        employee: {},
        nobody: {},
      },
    },
    showing,
    /** Paired elsewhere or revoked: deletes the stored token. */
    revoked: {
      tags: ['error'],
      entry: 'dropCode',
      initial: 'forgetting',
      states: {
        forgetting: {
          tags: ['busy'],
          invoke: {
            id: 'forgetPairing',
            src: 'forgetPairing',
            input: ({ context }) => ({ gateId: context.gateId }),
            onDone: { target: 'forgotten' },
            onError: { target: 'forgotten' },
          },
        },
        forgotten: { on: { 'pairing.asked': { target: '#gateScreen.unpaired' } } },
      },
    },
  },
});
