import { gateScreenSetup } from './gateScreenSetup.ts';

const codeComes = ['#gateScreen.showing.code.current', '#gateScreen.showing.connection.resting'] as const;

/**
 * The code changes at the times given by the server, even while the server is unreachable. The connection region
 * fetches the next pair at each change, with growing pauses while there is no answer.
 */
export const showing = gateScreenSetup.createStateConfig({
  type: 'parallel',
  states: {
    code: {
      initial: 'awaited',
      states: {
        awaited: { tags: ['busy'] },
        current: { tags: ['code'], after: { currentEnds: { target: 'next' } } },
        next: { tags: ['code'], after: { nextHolds: { target: 'expired' } } },
        expired: {},
      },
    },
    connection: {
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            id: 'getGateCode',
            src: 'getGateCode',
            input: ({ context }) => ({ gateId: context.gateId }),
            onDone: {
              target: codeComes,
              actions: { type: 'keepCode', params: ({ event }) => ({ code: event.output }) },
              meta: { spec: '1' },
            },
            onError: [
              {
                guard: { type: 'refused', params: ({ event }) => event },
                target: '#gateScreen.revoked',
                actions: { type: 'keepFailure', params: ({ event }) => event },
              },
              { target: 'lost', actions: { type: 'keepFailure', params: ({ event }) => event } },
            ],
          },
          after: { answerTakesTooLong: { target: 'lost' } },
        },
        resting: { after: { afterTheTurn: { target: 'asking' } } },
        lost: {
          tags: ['offline'],
          entry: 'countFailure',
          after: { backOff: { target: 'asking' } },
          on: { 'connection.retried': { target: 'asking' } },
        },
      },
    },
  },
});
