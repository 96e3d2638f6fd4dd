import { assign, emit, setup } from 'xstate';
import { listenerNotProvided } from '#machines/support/notProvided.ts';

/** What the address says: whose record is asked for, and whether it was opened from the list. */
interface Place {
  id: string | null;
  isFromList: boolean;
}

export interface RecordPanelInput extends Place {
  /** The window has room for a record beside the list. */
  isWide: boolean;
}

type RecordPanelContext = RecordPanelInput;

export type RecordPanelEvent =
  | ({ type: 'place.changed' } & Place)
  | { type: 'width.changed'; isWide: boolean }
  /** The keys of the list moved to the row of this record. */
  | { type: 'row.reached'; id: string }
  /** Sent by the close button and by Escape. */
  | { type: 'panel.closed' }
  /** The record was changed, so that the list is out of date. */
  | { type: 'record.changed' };

const placeIn = ({ event }: { event: Place }) => event;
const widthIn = ({ event }: { event: { isWide: boolean } }) => event;

/**
 * Where a list's record is shown: beside the list it was opened from while the window has room, and as a page of its own
 * otherwise. It follows the address, and asks the address to follow the keys.
 */
export const recordPanelMachine = setup({
  types: {
    context: {} as RecordPanelContext,
    input: {} as RecordPanelInput,
    events: {} as RecordPanelEvent,
    tags: {} as 'listShown' | 'recordShown',
    emitted: {} as
      | { type: 'opened'; id: string }
      | { type: 'closed' }
      /** The panel has closed; `id` is the record that it showed. */
      | { type: 'returned'; id: string }
      | { type: 'outdated' },
    transitionMeta: {} as { spec: string },
  },
  actors: {
    /** Sends `width.changed`. */
    watchWidth: listenerNotProvided('watchWidth'),
    /** Sends `panel.closed`. */
    watchEscape: listenerNotProvided('watchEscape'),
  },
  guards: {
    isList: (_, { id }: { id: string | null }) => id === null,
    fits: (_, { id, isFromList, isWide }: RecordPanelInput) => id !== null && isFromList && isWide,
    isOther: ({ context }, { id }: { id: string }) => context.id !== id,
  },
  actions: {
    keepPlace: assign((_, { id, isFromList }: Place) => ({ id, isFromList })),
    keepRecord: assign({ id: (_, { id }: { id: string | null }) => id }),
    keepWidth: assign({ isWide: (_, { isWide }: { isWide: boolean }) => isWide }),
    askForRecord: emit((_, { id }: { id: string }) => ({ type: 'opened' as const, id })),
    askForList: emit({ type: 'closed' as const }),
    tellOutdated: emit({ type: 'outdated' as const }),
    tellReturned: emit((_, { id }: { id: string | null }) => ({ type: 'returned' as const, id: id ?? '' })),
  },
}).createMachine({
  id: 'recordPanel',
  options: { maxIterations: 1000 },
  context: ({ input }) => input,
  invoke: { id: 'watchWidth', src: 'watchWidth', onError: {} },
  on: {
    'place.changed': { target: '.placing', actions: { type: 'keepPlace', params: placeIn } },
    'width.changed': { target: '.placing', actions: { type: 'keepWidth', params: widthIn } },
  },
  initial: 'placing',
  states: {
    placing: {
      always: [
        { guard: { type: 'isList', params: ({ context }) => context }, target: 'list' },
        { guard: { type: 'fits', params: ({ context }) => context }, target: 'beside' },
        { target: 'page' },
      ],
    },
    list: { tags: ['listShown'] },
    beside: {
      tags: ['listShown', 'recordShown'],
      invoke: { id: 'watchEscape', src: 'watchEscape', onError: {} },
      on: {
        'place.changed': [
          {
            guard: { type: 'isList', params: placeIn },
            target: 'list',
            actions: [
              { type: 'tellReturned', params: ({ context }) => context },
              { type: 'keepPlace', params: placeIn },
            ],
          },
          { target: 'placing', actions: { type: 'keepPlace', params: placeIn } },
        ],
        'record.changed': { actions: 'tellOutdated' },
        'row.reached': {
          guard: { type: 'isOther', params: ({ event }) => event },
          actions: [
            { type: 'keepRecord', params: ({ event }) => event },
            { type: 'askForRecord', params: ({ event }) => event },
          ],
        },
        'panel.closed': {
          target: 'list',
          actions: [
            'askForList',
            { type: 'tellReturned', params: ({ context }) => context },
            { type: 'keepRecord', params: { id: null } },
          ],
        },
      },
    },
    page: { tags: ['recordShown'] },
  },
});
