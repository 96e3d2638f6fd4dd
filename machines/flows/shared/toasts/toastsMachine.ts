import { assign, setup } from 'xstate';

export interface Toast {
  tone: 'success' | 'error' | 'info';
  title: string;
  message?: string;
  /** Of the notification it tells: two of them are two toasts, whatever they say. */
  id?: string;
  /** The notification's type, which chooses the icon (spec section 1); any other counts as `other`. */
  kind?: string;
  /** Where pressing it leads. */
  path?: string;
}

interface ToastsContext {
  /** Oldest first; those that do not fit on the screen wait at the end. */
  toasts: Toast[];
}

export type ToastsEvent = { type: 'toast.raised'; toast: Toast } | { type: 'toast.closed'; key: string };

/** What tells two toasts apart: the notification, else the words. */
export const toastKey = ({ id, tone, title, message = '' }: Toast): string =>
  id ?? [tone, title, message].join('\n');

/** Short news at the top of the screen (spec section 1). How long one stays is the screen's affair. */
export const toastsMachine = setup({
  types: {
    context: {} as ToastsContext,
    events: {} as ToastsEvent,
    tags: {} as 'shown',
    transitionMeta: {} as { spec: string },
  },
  guards: {
    shownAlready: ({ context }, params: { toast: Toast }) =>
      context.toasts.some((toast) => toastKey(toast) === toastKey(params.toast)),
    onlyOne: ({ context }, params: { key: string }) =>
      context.toasts.every((toast) => toastKey(toast) === params.key),
  },
  actions: {
    add: assign({ toasts: ({ context }, params: { toast: Toast }) => [...context.toasts, params.toast] }),
    remove: assign({
      toasts: ({ context }, params: { key: string }) =>
        context.toasts.filter((toast) => toastKey(toast) !== params.key),
    }),
  },
}).createMachine({
  id: 'toasts',
  options: { maxIterations: 1000 },
  context: { toasts: [] },
  initial: 'empty',
  states: {
    empty: {
      on: {
        'toast.raised': {
          target: 'showing',
          actions: { type: 'add', params: ({ event }) => event },
          meta: { spec: '1' },
        },
      },
    },
    showing: {
      tags: ['shown'],
      on: {
        'toast.raised': [
          { guard: { type: 'shownAlready', params: ({ event }) => event }, meta: { spec: '1' } },
          { actions: { type: 'add', params: ({ event }) => event }, meta: { spec: '1' } },
        ],
        'toast.closed': [
          {
            guard: { type: 'onlyOne', params: ({ event }) => event },
            target: 'empty',
            actions: { type: 'remove', params: ({ event }) => event },
            meta: { spec: '1' },
          },
          { actions: { type: 'remove', params: ({ event }) => event }, meta: { spec: '1' } },
        ],
      },
    },
  },
});
