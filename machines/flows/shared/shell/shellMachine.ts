import { emit, setup } from 'xstate';
import { listenerNotProvided } from '#machines/support/notProvided.ts';

/** The keys of the frame around the screens. `mod+k` is Ctrl K, or ⌘K on a Mac. */
export const shellKeys = { search: 'mod+k', keys: '?', chart: 'm', go: 'g' } as const;

/** After `g`: the page that a second key opens. */
export const goKeys = { h: '/home', e: '/employees', a: '/attendances', r: '/requests' } as const;

type GoKey = keyof typeof goKeys;
const isGoKey = (key: string): key is GoKey => Object.hasOwn(goKeys, key);

export type ShellEvent =
  /** A key that nothing else on the page takes: not in a field, not in an open dialog or menu. */
  | { type: 'key.pressed'; key: string }
  | { type: 'keys.toggled' }
  | { type: 'keys.closed' }
  | { type: 'chart.toggled' }
  | { type: 'chart.closed' };

const isPressed = (key: string) =>
  ({
    type: 'isKey',
    params: ({ event }: { event: { key: string } }) => ({ key: event.key, wanted: key }),
  }) as const;

/** What the keys of the signed-in app do: search, the list of keys, the chart beside the screen, and `g` with a page. */
export const shellMachine = setup({
  types: {
    events: {} as ShellEvent,
    tags: {} as 'keys' | 'chart',
    emitted: {} as { type: 'searchRequested' } | { type: 'wentTo'; path: string },
    transitionMeta: {} as { spec: string },
  },
  actors: {
    /** Sends `key.pressed`. */
    watchKeys: listenerNotProvided('watchKeys'),
  },
  guards: {
    isKey: (_, { key, wanted }: { key: string; wanted: string }) => key === wanted,
    isPage: (_, { key }: { key: string }) => isGoKey(key),
  },
  actions: {
    requestSearch: emit({ type: 'searchRequested' as const }),
    goTo: emit((_, { key }: { key: string }) => ({
      type: 'wentTo' as const,
      path: isGoKey(key) ? goKeys[key] : '/home',
    })),
  },
  delays: { secondKeyWithin: 1200 },
}).createMachine({
  id: 'shell',
  options: { maxIterations: 1000 },
  type: 'parallel',
  invoke: { id: 'watchKeys', src: 'watchKeys', onError: {} },
  states: {
    search: { on: { 'key.pressed': { guard: isPressed(shellKeys.search), actions: 'requestSearch' } } },
    keys: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'key.pressed': { guard: isPressed(shellKeys.keys), target: 'open' },
            'keys.toggled': { target: 'open' },
          },
        },
        open: {
          tags: ['keys'],
          on: { 'keys.closed': { target: 'closed' } },
        },
      },
    },
    chart: {
      initial: 'hidden',
      states: {
        hidden: {
          on: {
            'key.pressed': { guard: isPressed(shellKeys.chart), target: 'shown' },
            'chart.toggled': { target: 'shown' },
          },
        },
        shown: {
          tags: ['chart'],
          on: {
            'key.pressed': [
              { guard: isPressed(shellKeys.chart), target: 'hidden' },
              { guard: isPressed('Escape'), target: 'hidden' },
            ],
            'chart.toggled': { target: 'hidden' },
            'chart.closed': { target: 'hidden' },
          },
        },
      },
    },
    going: {
      initial: 'resting',
      states: {
        resting: { on: { 'key.pressed': { guard: isPressed(shellKeys.go), target: 'awaitingPage' } } },
        awaitingPage: {
          after: { secondKeyWithin: { target: 'resting' } },
          on: {
            'key.pressed': [
              {
                guard: { type: 'isPage', params: ({ event }) => event },
                target: 'resting',
                actions: { type: 'goTo', params: ({ event }) => event },
              },
              { target: 'resting' },
            ],
          },
        },
      },
    },
  },
});
