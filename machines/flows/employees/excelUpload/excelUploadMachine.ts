import { toFailure } from '#machines/support/failure.ts';
import { required } from '#machines/support/required.ts';
import { at } from '#machines/support/stepHistory.ts';
import { excelUploadSetup, type ChosenFile } from './excelUploadSetup.ts';
import { keptFound, opening, restoring, storing } from './keptStates.ts';
import { review } from './reviewState.ts';
import {
  blocked,
  committing,
  held,
  judging,
  sending,
  starting,
  submitting,
  unsent,
} from './sendingStates.ts';

const failureIn = ({ event }: { event: { error: unknown } }) => ({ failure: toFailure(event.error) });

const choosingFile = {
  'file.chosen': {
    target: '#excelUpload.reading',
    actions: { type: 'keepFile', params: ({ event }: { event: ChosenFile }) => event },
    meta: { spec: '2' },
  },
} as const;

/**
 * Uploading employees from a file in three steps (spec sections 2 and 4): template, file, review and submit. One press sends
 * the list, has it checked and adds the people. The rows stay in the reader's worker; the machine knows their counts. The
 * list is kept on the device until the server has all of it and found no problems; what follows survives the page and
 * belongs to importRun.
 */
export const excelUploadMachine = excelUploadSetup.createMachine({
  id: 'excelUpload',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({
    owner: input.owner,
    kept: null,
    unkept: false,
    template: null,
    file: null,
    refusal: null,
    opened: null,
    mapping: [],
    summary: null,
    newUnits: [],
    importId: null,
    startKey: '',
    spareKey: '',
    replace: false,
    sent: 0,
    left: 0,
    failure: null,
  }),
  invoke: [
    { id: 'stepHistory', src: 'stepHistory', onError: {} },
    {
      id: 'listKeeper',
      src: 'listKeeper',
      input: ({ context }) => ({ owner: context.owner }),
      onError: {},
    },
  ],
  on: { 'keeping.failed': { guard: 'listOpen', actions: 'warnUnkept' } },
  initial: 'opening',
  states: {
    opening,
    keptFound,
    restoring,
    template: {
      tags: ['step1'],
      entry: at(0),
      initial: 'offered',
      states: {
        offered: {},
        downloading: {
          tags: ['busy'],
          invoke: {
            id: 'downloadTemplate',
            src: 'downloadTemplate',
            input: ({ context }) => required(context.template, 'template'),
            onDone: { target: 'downloaded' },
            onError: { target: 'failed', actions: { type: 'keepFailure', params: failureIn } },
          },
        },
        downloaded: {},
        failed: { tags: ['error'] },
      },
      on: {
        'template.chosen': {
          target: '.downloading',
          reenter: true,
          actions: { type: 'keepTemplate', params: ({ event }) => event },
          meta: { spec: '2' },
        },
        'step.completed': { target: 'file', meta: { spec: '4' } },
      },
    },
    file: {
      tags: ['step2'],
      entry: at(1),
      initial: 'awaited',
      states: { awaited: {}, refused: { tags: ['error'] } },
      on: {
        ...choosingFile,
        'list.reopened': { guard: 'listOpen', target: 'review', actions: 'forgetRefusal' },
        'step.returned': { target: 'template', actions: 'forgetRefusal' },
      },
    },
    reading: {
      tags: ['step2', 'busy'],
      invoke: {
        id: 'openFile',
        src: 'openFile',
        input: ({ context }) => ({ sheetId: required(context.file, 'file').sheetId }),
        onDone: [
          {
            guard: { type: 'allMapped', params: ({ event }) => event.output },
            target: 'checking',
            actions: { type: 'keepOpened', params: ({ event }) => ({ opened: event.output }) },
          },
          {
            target: 'mapping',
            actions: { type: 'keepOpened', params: ({ event }) => ({ opened: event.output }) },
          },
        ],
        onError: {
          target: 'file.refused',
          actions: ['dropFile', { type: 'keepRefusal', params: ({ event }) => event }],
        },
      },
      on: {
        'reading.cancelled': { target: 'file', actions: 'dropFile' },
        'step.returned': { target: 'file', actions: 'dropFile' },
      },
    },
    mapping: {
      tags: ['step2'],
      entry: at(2),
      on: {
        'column.mapped': { actions: { type: 'mapColumn', params: ({ event }) => event } },
        'mapping.completed': {
          guard: { type: 'allMapped', params: ({ context }) => context },
          target: 'checking',
        },
        'step.returned': { target: 'file', actions: 'dropFile' },
      },
    },
    checking: {
      tags: ['step2', 'busy'],
      invoke: {
        id: 'checkRows',
        src: 'checkRows',
        input: ({ context }) => ({
          sheetId: required(context.file, 'file').sheetId,
          mapping: context.mapping,
        }),
        onDone: {
          target: 'storing',
          actions: [{ type: 'keepSummary', params: ({ event }) => ({ summary: event.output }) }, 'shareList'],
          meta: { spec: '5' },
        },
        onError: {
          target: 'file.refused',
          actions: ['dropFile', { type: 'keepRefusal', params: ({ event }) => event }],
        },
      },
      on: {
        'reading.cancelled': { target: 'file', actions: 'dropFile' },
        'step.returned': { target: 'file', actions: 'dropFile' },
      },
    },
    storing,
    review,
    submitting,
    starting,
    blocked,
    sending,
    held,
    unsent,
    judging,
    committing,
    /** The job is adding the people. */
    written: { type: 'final' },
    /** The page of the import goes on: something is still to be decided, or there is nothing to add. */
    handedOver: { type: 'final' },
  },
});
