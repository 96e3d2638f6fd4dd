import { required } from '#machines/support/required.ts';
import { excelUploadSetup, type ChosenFile } from './excelUploadSetup.ts';

/** The worker has ended, and its list is lost. The list kept on the device is not. */
const toRefusedFile = {
  target: '#excelUpload.file.refused',
  actions: ['dropFile', { type: 'keepRefusal', params: ({ event }: { event: { error: unknown } }) => event }],
} as const;
const sheetIdOf = ({ file }: { file: ChosenFile | null }) => required(file, 'file').sheetId;
/** The list and its counts are changing: no other action begins, and nobody leaves, before the counts are known. */
const ignoredWhileCounting = {
  'upload.submitted': {},
  'units.accepted': {},
  'step.returned': {},
  'cards.chosen': {},
  'badRows.wanted': {},
  'removal.chosen': {},
} as const;
/** Undo and redo may follow each other, but not begin during one of these actions. */
export const ignoredEdits = {
  'edit.undone': {},
  'edit.redone': {},
  'badRows.wanted': {},
  'removal.chosen': {},
} as const;

/** Asks before every row with problems is removed. */
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
