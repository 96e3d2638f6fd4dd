import { at } from '#machines/support/stepHistory.ts';
import { required } from '#machines/support/required.ts';
import { excelUploadSetup } from './excelUploadSetup.ts';
import { confirmingRemoval, ignoredEdits, redoing, removing, savingBadRows, undoing } from './reviewEdits.ts';

export const review = excelUploadSetup.createStateConfig({
  tags: ['step3', 'listShown'],
  entry: at(2),
  initial: 'editing',
  states: {
    editing: {},
    refused: { tags: ['error'] },
    fillingCards: {
      tags: ['busy'],
      on: ignoredEdits,
      invoke: {
        id: 'fillCards',
        src: 'fillCards',
        input: ({ context }) => ({ sheetId: required(context.file, 'file').sheetId }),
        onDone: {
          target: 'editing',
          actions: [{ type: 'keepSummary', params: ({ event }) => ({ summary: event.output }) }, 'shareList'],
        },
        onError: [
          {
            guard: { type: 'readerEnded', params: ({ event }) => event },
            target: '#excelUpload.file.refused',
            actions: ['dropFile', { type: 'keepRefusal', params: ({ event }) => event }],
          },
          {
            target: 'cardsUnread',
            actions: { type: 'keepRefusal', params: ({ event }) => event },
          },
        ],
      },
    },
    cardsUnread: { tags: ['error'] },
    confirmingRemoval,
    removing,
    undoing,
    redoing,
    savingBadRows,
  },
  on: {
    'rows.changed': { actions: [{ type: 'keepSummary', params: ({ event }) => event }, 'shareList'] },
    // The worker answers in order, so a press during an answer starts the next step at once.
    'edit.undone': { target: '.undoing', actions: 'forgetRefusal' },
    'edit.redone': { target: '.redoing', actions: 'forgetRefusal' },
    'badRows.wanted': { guard: 'problemsLeft', target: '.savingBadRows', actions: 'forgetRefusal' },
    'removal.chosen': { guard: 'problemsLeft', target: '.confirmingRemoval', actions: 'forgetRefusal' },
    'cards.chosen': {
      guard: 'cardsMissing',
      target: '.fillingCards',
      reenter: true,
      actions: 'forgetRefusal',
    },
    'upload.submitted': {
      guard: { type: 'clean', params: ({ context }) => context },
      target: '#excelUpload.submitting',
      actions: [
        'expectRows',
        { type: 'keepKey', params: ({ event }) => event },
        { type: 'keepSpareKey', params: ({ event }) => event },
      ],
      meta: { spec: '4' },
    },
    'units.accepted': {
      guard: 'onlyUnitsMissing',
      target: '#excelUpload.submitting',
      actions: [
        'acceptUnits',
        'expectRows',
        { type: 'keepKey', params: ({ event }) => event },
        { type: 'keepSpareKey', params: ({ event }) => event },
      ],
      meta: { spec: '4' },
    },
    'step.returned': { target: '#excelUpload.file' },
  },
});
