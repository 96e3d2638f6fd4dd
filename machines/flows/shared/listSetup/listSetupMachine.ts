import { assign, setup } from 'xstate';
import type { components } from '#openapi/generated/contract.d.ts';
import { toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';

type Schemas = components['schemas'];
export type ListName = Schemas['PersonsList'];
export type ListSetup = Schemas['ListSetup'];
export type ListView = Schemas['ListView'];

interface SetupContext {
  list: ListName;
  /** Columns that are not shown, possibly not saved yet. */
  hidden: string[];
  views: ListView[];
  failure: Failure | null;
}

export type ListSetupEvent =
  | { type: 'column.toggled'; column: string }
  /** The hidden columns of a picked view; none when all columns are shown. */
  | { type: 'columns.chosen'; hidden: string[] }
  /** A view was saved, renamed or forgotten. */
  | { type: 'views.answered'; views: ListView[] }
  | { type: 'setup.refreshed' }
  | { type: 'setup.retried' };

const sameColumns = (one: readonly string[], other: readonly string[]) =>
  [...one].sort().join() === [...other].sort().join();

/**
 * How a person has set a list: its columns, and the views they have named. Columns are saved one choice after another, so
 * that an earlier one never arrives after a later.
 */
export const listSetupMachine = setup({
  types: {
    context: {} as SetupContext,
    input: {} as { list: ListName },
    events: {} as ListSetupEvent,
    /** `waiting`: nothing is known yet, and what depends on columns is better not drawn. */
    tags: {} as 'waiting' | 'busy' | 'error' | 'shown',
    transitionMeta: {} as { spec: string },
  },
  actors: {
    loadSetup: notProvided<ListSetup, { list: ListName }>('loadSetup'),
    saveColumns: notProvided<ListSetup, { list: ListName; hidden: string[] }>('saveColumns'),
  },
  guards: {
    chosenMeanwhile: ({ context }, { hidden }: { hidden: string[] }) => !sameColumns(context.hidden, hidden),
  },
  actions: {
    keepSetup: assign((_, { hidden, views }: ListSetup) => ({ hidden, views, failure: null })),
    keepViews: assign({ views: (_, { views }: { views: ListView[] }) => views }),
    toggleColumn: assign({
      hidden: ({ context: { hidden } }, { column }: { column: string }) =>
        hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column],
    }),
    keepColumns: assign({ hidden: (_, { hidden }: { hidden: string[] }) => hidden }),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'listSetup',
  options: { maxIterations: 1000 },
  context: ({ input: { list } }) => ({ list, hidden: [], views: [], failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['waiting', 'busy'],
      invoke: {
        id: 'loadSetup',
        src: 'loadSetup',
        input: ({ context: { list } }) => ({ list }),
        onDone: { target: 'shown', actions: { type: 'keepSetup', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    /** The list is shown with all its columns; none can be chosen, as what was chosen is not known. */
    failed: { tags: ['error'], on: { 'setup.retried': { target: 'loading', actions: 'forgetFailure' } } },
    shown: {
      tags: ['shown'],
      on: { 'views.answered': { actions: { type: 'keepViews', params: ({ event }) => event } } },
      initial: 'saved',
      states: {
        saved: {
          on: {
            'column.toggled': {
              target: 'saving',
              actions: { type: 'toggleColumn', params: ({ event }) => event },
              meta: { spec: '2' },
            },
            'columns.chosen': [
              {
                guard: { type: 'chosenMeanwhile', params: ({ event }) => event },
                target: 'saving',
                actions: { type: 'keepColumns', params: ({ event }) => event },
                meta: { spec: '2' },
              },
            ],
            'setup.refreshed': { target: 'reading' },
          },
        },
        saving: {
          tags: ['busy'],
          entry: 'forgetFailure',
          invoke: {
            id: 'saveColumns',
            src: 'saveColumns',
            input: ({ context: { list, hidden } }) => ({ list, hidden }),
            onDone: [
              {
                guard: { type: 'chosenMeanwhile', params: ({ event }) => event.output },
                target: 'saving',
                reenter: true,
              },
              { target: 'saved' },
            ],
            onError: { target: 'unsaved', actions: { type: 'keepFailure', params: ({ event }) => event } },
          },
          on: {
            'column.toggled': { actions: { type: 'toggleColumn', params: ({ event }) => event } },
            'columns.chosen': { actions: { type: 'keepColumns', params: ({ event }) => event } },
          },
        },
        /** The choice holds on this page; a retry or the next choice sends it again. */
        unsaved: {
          tags: ['error'],
          on: {
            'setup.retried': { target: 'saving' },
            'column.toggled': {
              target: 'saving',
              actions: { type: 'toggleColumn', params: ({ event }) => event },
            },
            'columns.chosen': {
              target: 'saving',
              actions: { type: 'keepColumns', params: ({ event }) => event },
            },
          },
        },
        /** Reads the setup again, because a call without an answer may have changed a view; the list stays as shown. */
        reading: {
          tags: ['busy'],
          invoke: {
            id: 'readSetup',
            src: 'loadSetup',
            input: ({ context: { list } }) => ({ list }),
            onDone: { target: 'saved', actions: { type: 'keepSetup', params: ({ event }) => event.output } },
            onError: { target: 'saved' },
          },
          on: {
            'column.toggled': {
              target: 'saving',
              actions: { type: 'toggleColumn', params: ({ event }) => event },
            },
            'columns.chosen': {
              target: 'saving',
              actions: { type: 'keepColumns', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
