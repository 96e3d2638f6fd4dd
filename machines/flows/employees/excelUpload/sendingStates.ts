import { toFailure } from '#machines/support/failure.ts';
import { excelUploadSetup } from './excelUploadSetup.ts';

const failed = ({ event }: { event: { error: unknown } }) => ({ failure: toFailure(event.error) });
const keep = { type: 'keepFailure', params: failed } as const;

/** No answer may mean that the server has it already: the same goes again under the same key. */
const unanswered = {
  guard: { type: 'worthRepeating', params: failed },
  target: '#excelUpload.unsent',
  actions: keep,
} as const;
const refused = { target: '#excelUpload.review.refused', actions: keep } as const;

type Failing = { event: { error: unknown }; context: { spareKey: string } };

/** An import that is gone, e.g. replaced by another tab, is begun anew: the list is still here. */
const lost = [
  {
    guard: {
      type: 'goneAtFirst',
      params: ({ event, context }: Failing) => ({ ...failed({ event }), spareKey: context.spareKey }),
    },
    target: '#excelUpload.submitting',
    actions: ['beginAnew', 'expectRows'],
  },
  {
    guard: { type: 'gone', params: failed },
    target: '#excelUpload.review.refused',
    actions: ['forgetImport', keep],
  },
] as const;

/** Where it was: at the judgement, at the import that has begun, else at a new one. */
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
      sheetId: file?.sheetId ?? '',
      fileName: file?.fileName ?? '',
      rows: summary?.rows ?? 0,
      replace,
    }),
    onDone: {
      target: '#excelUpload.sending',
      actions: { type: 'keepImport', params: ({ event }) => event.output },
    },
    onError: [
      { guard: { type: 'otherOpen', params: failed }, target: '#excelUpload.blocked', actions: keep },
      unanswered,
      refused,
    ],
  },
});

/** Somebody's other upload is unfinished: yours, of another day or another tab. */
export const blocked = excelUploadSetup.createStateConfig({
  tags: ['step3'],
  on: {
    'other.replaced': {
      target: '#excelUpload.starting',
      actions: ['giveWay', { type: 'keepKey', params: ({ event }) => event }],
    },
    'sending.abandoned': { target: '#excelUpload.review' },
  },
});

export const sending = excelUploadSetup.createStateConfig({
  tags: ['busy', 'step3'],
  entry: 'forgetFailure',
  invoke: {
    id: 'sendChunk',
    src: 'sendChunk',
    input: ({ context: { file, importId } }) => ({ sheetId: file?.sheetId ?? '', importId: importId ?? '' }),
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
    onError: [unanswered, ...lost, refused],
  },
  on: { 'sending.stopped': { target: '#excelUpload.held' } },
});

/** Stopped by hand. What has come stays with the server; only what is changed since goes again. */
export const held = excelUploadSetup.createStateConfig({
  tags: ['step3'],
  on: {
    'sending.continued': { target: '#excelUpload.sending' },
    'sending.abandoned': { target: '#excelUpload.review' },
  },
});

export const unsent = excelUploadSetup.createStateConfig({
  tags: ['step3', 'error'],
  on: {
    'sending.continued': { target: '#excelUpload.submitting' },
    'sending.abandoned': { target: '#excelUpload.review' },
  },
});

/** The whole list beside the company, which may have changed since a chunk was looked at. */
export const judging = excelUploadSetup.createStateConfig({
  tags: ['busy', 'step3'],
  entry: 'forgetFailure',
  invoke: {
    id: 'judgeImport',
    src: 'judgeImport',
    input: ({ context: { file, importId } }) => ({ sheetId: file?.sheetId ?? '', importId: importId ?? '' }),
    onDone: [
      {
        guard: { type: 'clean', params: ({ event }) => ({ summary: event.output }) },
        target: '#excelUpload.handedOver',
      },
      {
        target: '#excelUpload.review',
        actions: { type: 'keepSummary', params: ({ event }) => ({ summary: event.output }) },
        meta: { spec: '5' },
      },
    ],
    onError: [unanswered, ...lost, refused],
  },
});
