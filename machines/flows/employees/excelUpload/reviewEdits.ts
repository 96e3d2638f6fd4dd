import { required } from '#machines/support/required.ts';
import { excelUploadSetup, type ChosenFile } from './excelUploadSetup.ts';

/** The list in the worker is lost with it; what was kept on the device is not. */
const toRefusedFile = {
  target: '#excelUpload.file.refused',
  actions: ['dropFile', { type: 'keepRefusal', params: ({ event }: { event: { error: unknown } }) => event }],
} as const;
const sheetIdOf = ({ file }: { file: ChosenFile | null }) => required(file, 'file').sheetId;
/** The list changes with its counts: nothing else is begun, and nobody leaves, before these are known. */
const ignoredWhileCounting = {
  'upload.submitted': {},
  'units.accepted': {},
  'step.returned': {},
  'cards.chosen': {},
  'badRows.wanted': {},
  'removal.chosen': {},
} as const;
/** Steps of undo and redo may follow each other, but not one of these. */
export const ignoredEdits = {
  'edit.undone': {},
  'edit.redone': {},
  'badRows.wanted': {},
  'removal.chosen': {},
} as const;

/** Removing every row with problems is asked about first. */
export const confirmingRemoval = excelUploadSetup.createStateConfig({
  on: {
    'removal.confirmed': { target: 'removing' },
    'removal.cancelled': { target: 'editing' },
  },
});

export const removing = excelUploadSetup.createStateConfig({
  tags: ['busy'],
  on: { ...ignoredWhileCounting, ...ignoredEdits },
  invoke: {
    id: 'removeBadRows',
    src: 'removeBadRows',
    input: ({ context }) => ({ sheetId: sheetIdOf(context) }),
    onDone: {
      target: 'editing',
      actions: [{ type: 'keepSummary', params: ({ event }) => ({ summary: event.output }) }, 'shareList'],
    },
    onError: toRefusedFile,
  },
});

export const undoing = excelUploadSetup.createStateConfig({
  tags: ['busy'],
  on: ignoredWhileCounting,
  invoke: {
    id: 'undoEdit',
    src: 'stepThroughEdits',
    input: ({ context }) => ({ sheetId: sheetIdOf(context), verb: 'undo' as const }),
    onDone: {
      target: 'editing',
      actions: [{ type: 'keepStep', params: ({ event }) => ({ summary: event.output }) }, 'shareList'],
    },
    onError: toRefusedFile,
  },
});

export const redoing = excelUploadSetup.createStateConfig({
  tags: ['busy'],
  on: ignoredWhileCounting,
  invoke: {
    id: 'redoEdit',
    src: 'stepThroughEdits',
    input: ({ context }) => ({ sheetId: sheetIdOf(context), verb: 'redo' as const }),
    onDone: {
      target: 'editing',
      actions: [{ type: 'keepStep', params: ({ event }) => ({ summary: event.output }) }, 'shareList'],
    },
    onError: toRefusedFile,
  },
});

export const savingBadRows = excelUploadSetup.createStateConfig({
  tags: ['busy'],
  invoke: {
    id: 'saveBadRows',
    src: 'saveBadRows',
    input: ({ context }) => ({ sheetId: sheetIdOf(context) }),
    onDone: { target: 'editing' },
    onError: toRefusedFile,
  },
});
