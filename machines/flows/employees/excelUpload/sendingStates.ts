import { toFailure } from '#machines/support/failure.ts';
import { required } from '#machines/support/required.ts';
import { excelUploadSetup } from './excelUploadSetup.ts';

const failureIn = ({ event }: { event: { error: unknown } }) => ({ failure: toFailure(event.error) });
const keepingFailure = { type: 'keepFailure', params: failureIn } as const;

/** Without an answer the server may already have the rows, so a retry sends the same key. */
const toUnsent = {
  guard: { type: 'repeatable', params: failureIn },
  target: '#excelUpload.unsent',
  actions: keepingFailure,
} as const;
const toRefusedReview = { target: '#excelUpload.review.refused', actions: keepingFailure } as const;

type FailedCall = { event: { error: unknown }; context: { spareKey: string } };

/** Starts an import again that is gone, for example replaced by another tab: the rows are still here. */
const restartOrRefuse = [
  {
    guard: {
      type: 'goneAtFirst',
      params: ({ event, context }: FailedCall) => ({ ...failureIn({ event }), spareKey: context.spareKey }),
    },
    target: '#excelUpload.submitting',
    actions: ['beginAnew', 'expectRows'],
  },
  {
    guard: { type: 'gone', params: failureIn },
    target: '#excelUpload.review.refused',
    actions: ['forgetImport', keepingFailure],
  },
] as const;

/** Resumes where it was: at the check, in the started import, or with a new one. */
export const submitting = excelUploadSetup.createStateConfig({
  tags: ['busy', 'step3'],
  always: [
    { guard: 'allCame', target: '#excelUpload.judging' },
    { guard: 'begun', target: '#excelUpload.sending' },
    { target: '#excelUpload.starting' },
  ],
});

export const starting = excelUploadSetup.createStateConfig({
  tags: ['busy', 'step3'],
  entry: 'forgetFailure',
  invoke: {
    id: 'startImport',
    src: 'startImport',
    input: ({ context: { startKey, file, summary, replace } }) => ({
      idempotencyKey: startKey,
      ...required(file, 'file'),
      rows: required(summary, 'summary').rows,
      replace,
    }),
    onDone: {
      target: '#excelUpload.sending',
      actions: { type: 'keepImport', params: ({ event }) => event.output },
    },
    onError: [
      {
        guard: { type: 'otherOpen', params: failureIn },
        target: '#excelUpload.blocked',
        actions: keepingFailure,
      },
      toUnsent,
      toRefusedReview,
    ],
  },
});

/** An earlier import of this employer is unfinished, from another day or another tab. */
export const blocked = excelUploadSetup.createStateConfig({
  tags: ['step3'],
  on: {
    'other.replaced': {
      target: '#excelUpload.starting',
      actions: ['giveWay', { type: 'keepKey', params: ({ event }) => event }],
    },
    'sending.abandoned': { target: '#excelUpload.review' },
    'step.returned': { target: '#excelUpload.review' },
  },
});

export const sending = excelUploadSetup.createStateConfig({
  tags: ['busy', 'step3'],
  entry: 'forgetFailure',
  invoke: {
    id: 'sendChunk',
    src: 'sendChunk',
    input: ({ context: { file, importId, newUnits } }) => ({
      sheetId: required(file, 'file').sheetId,
      importId: required(importId, 'importId'),
      newUnits,
    }),
    onDone: [
      {
        guard: { type: 'nothingLeft', params: ({ event }) => event.output },
        target: '#excelUpload.judging',
        actions: { type: 'countSent', params: ({ event }) => event.output },
      },
      {
        target: '#excelUpload.sending',
        reenter: true,
        actions: { type: 'countSent', params: ({ event }) => event.output },
      },
    ],
    onError: [toUnsent, ...restartOrRefuse, toRefusedReview],
  },
  on: {
    'sending.stopped': { target: '#excelUpload.held' },
    'step.returned': { target: '#excelUpload.held' },
  },
});

/** The person has stopped the upload. Sent rows stay on the server; only rows changed since are sent again. */
export const held = excelUploadSetup.createStateConfig({
  tags: ['step3'],
  on: {
    'sending.continued': { target: '#excelUpload.sending' },
    'sending.abandoned': { target: '#excelUpload.review' },
    'step.returned': { target: '#excelUpload.review' },
  },
});

export const unsent = excelUploadSetup.createStateConfig({
  tags: ['step3', 'error'],
  on: {
    'sending.continued': { target: '#excelUpload.submitting' },
    'sending.abandoned': { target: '#excelUpload.review' },
    'step.returned': { target: '#excelUpload.review' },
  },
});

/** The whole list is compared with the company, which may have changed since a chunk was checked. */
export const judging = excelUploadSetup.createStateConfig({
  tags: ['busy', 'step3'],
  entry: 'forgetFailure',
  invoke: {
    id: 'judgeImport',
    src: 'judgeImport',
    input: ({ context: { file, importId } }) => ({
      sheetId: required(file, 'file').sheetId,
      importId: required(importId, 'importId'),
    }),
    onDone: [
      {
        guard: { type: 'writable', params: ({ event }) => event.output },
        target: '#excelUpload.committing',
        actions: [{ type: 'keepSummary', params: ({ event }) => event.output }, 'dropList'],
        meta: { spec: '2' },
      },
      {
        guard: { type: 'clean', params: ({ event }) => event.output },
        target: '#excelUpload.handedOver',
        actions: 'dropList',
      },
      {
        target: '#excelUpload.review',
        actions: { type: 'keepSummary', params: ({ event }) => event.output },
        meta: { spec: '5' },
      },
    ],
    onError: [toUnsent, ...restartOrRefuse, toRefusedReview],
  },
});

/**
 * Adds the people without another press. If there is no answer, the import's own page shows its state and offers the
 * commit again.
 */
export const committing = excelUploadSetup.createStateConfig({
  tags: ['busy', 'step3'],
  invoke: {
    id: 'commitImport',
    src: 'commitImport',
    input: ({ context: { importId, startKey } }) => ({
      importId: required(importId, 'importId'),
      idempotencyKey: startKey,
    }),
    onDone: { target: '#excelUpload.written' },
    onError: { target: '#excelUpload.handedOver' },
  },
});
