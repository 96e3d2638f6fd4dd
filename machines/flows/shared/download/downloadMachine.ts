import { assign, emit, setup } from 'xstate';
import { toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';

interface DownloadContext<Wanted> {
  wanted: Wanted | null;
  failure: Failure | null;
  /** Works of others before this file, as the server last said; null while it was not asked. */
  ahead: number | null;
}

/** Most files are there before. */
const askEveryMs = 3000;

export type DownloadEvent<Wanted> =
  | { type: 'download.started'; wanted: Wanted }
  | { type: 'download.retried' }
  | { type: 'download.cancelled' };

/** Downloading a file that the server generates; `Wanted` is plain JSON and names the file. */
export const downloadMachineOf = <Wanted>() =>
  setup({
    types: {
      context: {} as DownloadContext<Wanted>,
      events: {} as DownloadEvent<Wanted>,
      tags: {} as 'busy' | 'error',
      /** `name`: the file name on the device. */
      emitted: {} as { type: 'saved'; name: string },
      transitionMeta: {} as { spec: string },
    },
    actors: {
      /** Fetches the file and saves it on the device. */
      saveFile: notProvided<{ name: string }, { wanted: Wanted | null }>('saveFile'),
      askPlace: notProvided<{ ahead: number }, undefined>('askPlace'),
    },
    actions: {
      keepWanted: assign({ wanted: (_, params: { wanted: Wanted }) => params.wanted }),
      keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
      keepPlace: assign({ ahead: (_, params: { ahead: number }) => params.ahead }),
      forget: assign({ failure: null, ahead: null }),
      notifySaved: emit((_, params: { name: string }) => ({ type: 'saved' as const, name: params.name })),
    },
    delays: { askEvery: askEveryMs },
  }).createMachine({
    id: 'download',
    options: { maxIterations: 1000 },
    context: { wanted: null, failure: null, ahead: null },
    on: {
      'download.started': {
        target: '.fetching',
        reenter: true,
        actions: { type: 'keepWanted', params: ({ event }) => event },
      },
    },
    initial: 'idle',
    states: {
      idle: {},
      fetching: {
        tags: ['busy'],
        entry: 'forget',
        invoke: {
          id: 'saveFile',
          src: 'saveFile',
          input: ({ context }) => ({ wanted: context.wanted }),
          onDone: {
            target: 'idle',
            actions: { type: 'notifySaved', params: ({ event }) => event.output },
          },
          onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        },
        on: { 'download.cancelled': { target: 'idle' } },
        initial: 'waiting',
        states: {
          waiting: { after: { askEvery: { target: 'asking' } } },
          asking: {
            invoke: {
              id: 'askPlace',
              src: 'askPlace',
              onDone: {
                target: 'waiting',
                actions: { type: 'keepPlace', params: ({ event }) => event.output },
              },
              onError: { target: 'waiting' },
            },
          },
        },
      },
      failed: {
        tags: ['error'],
        on: { 'download.retried': { target: 'fetching' }, 'download.cancelled': { target: 'idle' } },
      },
    },
  });
