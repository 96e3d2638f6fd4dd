import { assign, emit, setup } from 'xstate';
import type { components } from '#openapi/generated/contract.d.ts';
import { toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';

export type PersonFound = components['schemas']['EmployeeFound'];

interface CommandMenuContext {
  text: string;
  /** Results of the last answered search; kept while the next one runs. */
  people: PersonFound[];
  failure: Failure | null;
}

export type CommandMenuEvent =
  | { type: 'menu.opened' }
  | { type: 'menu.closed' }
  | { type: 'text.changed'; text: string }
  | { type: 'search.retried' }
  /** A page, an action or a person: an address of the app, or the name of an action. */
  | { type: 'command.chosen'; command: string };

/** The server finds nobody by fewer characters. */
const SHORTEST = 2;

/**
 * Search everywhere (Ctrl K): pages and actions are filtered as one types, by the screen; people are asked of the
 * server once typing pauses.
 */
export const commandMenuMachine = setup({
  types: {
    context: {} as CommandMenuContext,
    events: {} as CommandMenuEvent,
    tags: {} as 'open' | 'busy' | 'error',
    emitted: {} as { type: 'chosen'; command: string },
    transitionMeta: {} as { spec: string },
  },
  actors: { findPeople: notProvided<PersonFound[], { text: string }>('findPeople') },
  guards: {
    asksServer: (_, { text }: { text: string }) => text.trim().length >= SHORTEST,
    noneFound: (_, { people }: { people: PersonFound[] }) => people.length === 0,
  },
  actions: {
    keepText: assign({ text: (_, { text }: { text: string }) => text }),
    keepPeople: assign({ people: (_, { people }: { people: PersonFound[] }) => people, failure: null }),
    keepFailure: assign({
      people: [],
      failure: (_, { error }: { error: unknown }) => toFailure(error),
    }),
    forgetPeople: assign({ people: [], failure: null }),
    forgetAll: assign({ text: '', people: [], failure: null }),
    announceChoice: emit((_, { command }: { command: string }) => ({ type: 'chosen' as const, command })),
  },
  delays: { searchPause: 150 },
}).createMachine({
  id: 'commandMenu',
  options: { maxIterations: 1000 },
  context: { text: '', people: [], failure: null },
  initial: 'closed',
  states: {
    closed: { on: { 'menu.opened': { target: 'open' } } },
    open: {
      tags: ['open'],
      exit: 'forgetAll',
      on: {
        'menu.closed': { target: 'closed' },
        'command.chosen': {
          target: 'closed',
          actions: { type: 'announceChoice', params: ({ event }) => event },
        },
        'text.changed': [
          {
            guard: { type: 'asksServer', params: ({ event }) => event },
            target: '.typing',
            actions: { type: 'keepText', params: ({ event }) => event },
          },
          {
            target: '.idle',
            actions: [{ type: 'keepText', params: ({ event }) => event }, 'forgetPeople'],
          },
        ],
      },
      initial: 'idle',
      states: {
        /** Too little is typed to ask for people. */
        idle: {},
        typing: { after: { searchPause: { target: 'searching' } } },
        searching: {
          tags: ['busy'],
          invoke: {
            id: 'findPeople',
            src: 'findPeople',
            input: ({ context }) => ({ text: context.text.trim() }),
            onDone: [
              {
                guard: { type: 'noneFound', params: ({ event }) => ({ people: event.output }) },
                target: 'nobodyFound',
                actions: 'forgetPeople',
              },
              {
                target: 'found',
                actions: { type: 'keepPeople', params: ({ event }) => ({ people: event.output }) },
              },
            ],
            onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
          },
        },
        found: {},
        nobodyFound: {},
        failed: {
          tags: ['error'],
          on: { 'search.retried': { target: 'searching' } },
        },
      },
    },
  },
});
