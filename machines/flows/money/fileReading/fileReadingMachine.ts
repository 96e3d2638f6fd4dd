import { assign, setup } from 'xstate';
import { toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';
import { required } from '#machines/support/required.ts';
import { toFileRefusal, type FileRefusal } from './fileRefusal.ts';

interface FileReadingContext<File, Reading, Of> {
  /** What the file is about: a run, or a register. */
  of: Of;
  /** Names the open file. */
  sheetId: string | null;
  /** What the device read of it. */
  file: File | null;
  /** The server's reading: what the file would change. */
  reading: Reading | null;
  refusal: FileRefusal | null;
  failure: Failure | null;
}

export type FileReadingEvent =
  | { type: 'file.chosen'; sheetId: string }
  | { type: 'reading.retried' }
  /** The payments have changed, so the server's reading may be out of date. */
  | { type: 'reading.repeated' }
  | { type: 'file.closed' };

const nothing = {
  sheetId: null,
  file: null,
  reading: null,
  refusal: null,
  failure: null,
};

/** A file about payments is read on the device, and the server says what it would change. Nothing is written. */
export const fileReadingMachineOf = <File, Reading, Of = undefined>() =>
  setup({
    types: {
      context: {} as FileReadingContext<File, Reading, Of>,
      input: {} as { of: Of },
      events: {} as FileReadingEvent,
      tags: {} as 'busy' | 'error',
      transitionMeta: {} as { spec: string },
    },
    actors: {
      readFile: notProvided<File, { sheetId: string }>('readFile'),
      askServer: notProvided<Reading, { of: Of; file: File }>('askServer'),
    },
    actions: {
      begin: assign((_, { sheetId }: { sheetId: string }) => ({ ...nothing, sheetId })),
      keepFile: assign((_, { file }: { file: File }) => ({ file })),
      keepRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: toFileRefusal(error) })),
      keepReading: assign((_, { reading }: { reading: Reading }) => ({ reading })),
      keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
      forgetFailure: assign({ failure: null }),
      forget: assign(nothing),
    },
  }).createMachine({
    id: 'fileReading',
    options: { maxIterations: 1000 },
    context: ({ input: { of } }) => ({ of, ...nothing }),
    initial: 'waiting',
    on: {
      'file.chosen': {
        target: '.reading',
        actions: { type: 'begin', params: ({ event }) => event },
        meta: { spec: '4' },
      },
    },
    states: {
      waiting: {},
      reading: {
        tags: ['busy'],
        invoke: {
          id: 'readFile',
          src: 'readFile',
          input: ({ context }) => ({ sheetId: required(context.sheetId, 'sheetId') }),
          onDone: {
            target: 'asking',
            actions: { type: 'keepFile', params: ({ event }) => ({ file: event.output }) },
          },
          onError: { target: 'refused', actions: { type: 'keepRefusal', params: ({ event }) => event } },
        },
      },
      /** Another file may be chosen. */
      refused: { tags: ['error'], on: { 'file.closed': { target: 'waiting', actions: 'forget' } } },
      asking: {
        tags: ['busy'],
        entry: 'forgetFailure',
        invoke: {
          id: 'askServer',
          src: 'askServer',
          input: ({ context: { of, file } }) => ({ of, file: required(file, 'file') }),
          onDone: {
            target: 'shown',
            actions: { type: 'keepReading', params: ({ event }) => ({ reading: event.output }) },
          },
          onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        },
      },
      failed: {
        tags: ['error'],
        on: {
          'reading.retried': { target: 'asking' },
          'file.closed': { target: 'waiting', actions: 'forget' },
        },
      },
      shown: {
        on: {
          'reading.repeated': { target: 'asking' },
          'file.closed': { target: 'waiting', actions: 'forget' },
        },
      },
    },
  });
