import { assign, setup } from 'xstate';
import { toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';
import { required } from '#machines/support/required.ts';
import { toFileRefusal, type FileRefusal, type ReadFile, type ResultReading } from './resultFacts.ts';

interface FileReadingContext {
  /** Names the open file. */
  sheetId: string | null;
  file: ReadFile | null;
  reading: ResultReading | null;
  refusal: FileRefusal | null;
  failure: Failure | null;
}

export type FileReadingEvent =
  | { type: 'file.chosen'; sheetId: string }
  | { type: 'reading.retried' }
  /** What it would settle may have changed. */
  | { type: 'reading.repeated' }
  | { type: 'file.closed' };

const nothing: FileReadingContext = {
  sheetId: null,
  file: null,
  reading: null,
  refusal: null,
  failure: null,
};

/** A bank's result file is read on the device, and the server says what it would settle of a register. Nothing is written. */
export const fileReadingMachine = setup({
  types: {
    context: {} as FileReadingContext,
    events: {} as FileReadingEvent,
    tags: {} as 'busy' | 'error',
    transitionMeta: {} as { spec: string },
  },
  actors: {
    readFile: notProvided<ReadFile, { sheetId: string }>('readFile'),
    askServer: notProvided<ResultReading, { file: ReadFile }>('askServer'),
  },
  actions: {
    begin: assign((_, { sheetId }: { sheetId: string }) => ({ ...nothing, sheetId })),
    keepFile: assign((_, { file }: { file: ReadFile }) => ({ file })),
    keepRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: toFileRefusal(error) })),
    keepReading: assign((_, { reading }: { reading: ResultReading }) => ({ reading })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    forget: assign(nothing),
  },
}).createMachine({
  id: 'fileReading',
  options: { maxIterations: 1000 },
  context: nothing,
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
        input: ({ context }) => ({ file: required(context.file, 'file') }),
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
