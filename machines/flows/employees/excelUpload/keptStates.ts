import { at } from '#machines/support/stepHistory.ts';
import { required } from '#machines/support/required.ts';
import { excelUploadSetup } from './excelUploadSetup.ts';

export const opening = excelUploadSetup.createStateConfig({
  tags: ['step1', 'busy'],
  entry: at(0),
  invoke: {
    id: 'findKept',
    src: 'findKept',
    input: ({ context }) => ({ owner: context.owner }),
    onDone: [
      {
        guard: { type: 'keptFound', params: ({ event }) => ({ kept: event.output }) },
        target: '#excelUpload.keptFound',
        actions: { type: 'offerKept', params: ({ event }) => ({ kept: event.output }) },
      },
      { target: '#excelUpload.template' },
    ],
    onError: { target: '#excelUpload.template' },
  },
});

export const keptFound = excelUploadSetup.createStateConfig({
  tags: ['step1'],
  on: {
    'draft.continued': {
      target: '#excelUpload.restoring',
      actions: { type: 'keepSheet', params: ({ event }) => event },
    },
    'draft.discarded': { target: '#excelUpload.template', actions: ['forgetKept', 'dropList'] },
  },
});

export const restoring = excelUploadSetup.createStateConfig({
  tags: ['step3', 'busy'],
  invoke: {
    id: 'restoreList',
    src: 'restoreList',
    input: ({ context }) => ({ owner: context.owner, sheetId: required(context.file, 'file').sheetId }),
    onDone: {
      target: '#excelUpload.review',
      actions: [{ type: 'keepRestored', params: ({ event }) => ({ restored: event.output }) }, 'shareList'],
    },
    onError: {
      target: '#excelUpload.file.refused',
      actions: [
        'dropFile',
        'forgetKept',
        'dropList',
        { type: 'keepRefusal', params: () => ({ error: { refusal: 'keptUnreadable' } }) },
      ],
    },
  },
});

const toFileStep = { target: '#excelUpload.file', actions: ['dropFile', 'dropList'] } as const;

/** The list is shown after the device has stored it, so that a reload of the review cannot lose it. */
export const storing = excelUploadSetup.createStateConfig({
  tags: ['step2', 'busy'],
  after: { storingTooLong: { target: '#excelUpload.review' } },
  on: {
    'list.kept': { target: '#excelUpload.review' },
    'keeping.failed': { target: '#excelUpload.review', actions: 'warnUnkept' },
    'reading.cancelled': toFileStep,
    'step.returned': toFileStep,
  },
});
