import { assign, setup } from 'xstate';

export interface Toast {
  tone: 'success' | 'error' | 'info';
  title: string;
  message?: string;
  /** Id of the notification: two notifications are two toasts even with equal texts. */
  id?: string;
  /** The notification's type, which selects the icon (spec section 1); unknown types count as `other`. */
  kind?: string;
  /** Where a press leads. */
  path?: string;
}

interface ToastsContext {
  /** Oldest first; toasts that do not fit on the screen wait at the end. */
  toasts: Toast[];
}

export type ToastsEvent = { type: 'toast.raised'; toast: Toast } | { type: 'toast.closed'; key: string };

/** Identity of a toast: its notification, otherwise its text. */
export const toastKey = ({ id, tone, title, message = '' }: Toast): string =>
  id ?? [tone, title, message].join('\n');

/** Toasts at the top of the screen (spec section 1). The component decides how long one is shown. */
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
