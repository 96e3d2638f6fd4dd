import { assign, setup } from 'xstate';

export const sides = ['employee', 'employer'] as const;
export type Side = (typeof sides)[number];

export type SidesCheckEvent = { type: 'side.chosen'; side: Side } | { type: 'form.submitted' };

/** Company or employee (product §5); decides what the profile screen asks next. */
export const sidesCheckMachine = setup({
  types: {
    context: {} as { side: Side | null; error: string | null },
    /** The earlier choice, when the person comes back to change it. */
    input: {} as { side: Side | null },
    events: {} as SidesCheckEvent,
    transitionMeta: {} as { spec: string },
  },
  guards: { made: ({ context }) => context.side !== null },
  actions: {
    keepSide: assign((_, params: { side: Side }) => ({ side: params.side, error: null })),
    nameError: assign({ error: 'required' }),
  },
}).createMachine({
  id: 'sidesCheck',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ side: input.side, error: null }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'side.chosen': { actions: { type: 'keepSide', params: ({ event }) => event } },
        'form.submitted': [
          { guard: 'made', target: 'chosen', meta: { spec: '2' } },
          { actions: 'nameError', meta: { spec: '5' } },
        ],
      },
    },
    chosen: {},
  },
});
