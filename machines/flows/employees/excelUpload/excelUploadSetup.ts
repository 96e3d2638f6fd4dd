import { assign, setup } from 'xstate';
import type { ColumnKey } from '#domain/import/columns.ts';
import { missingColumns, type Mapping } from '#domain/import/headings.ts';
import type { Language } from '#domain/language.ts';
import { isTransient, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';
import { toRefusal, type OpenedFile, type RefusalCode, type SheetSummary } from './sheetFacts.ts';

export interface TemplateInput {
  format: 'xlsx' | 'csv';
  language: Language;
}

export interface ImportInput {
  /** Of a reader: the page's own key for a file and its list. */
  sheetId: string;
  importId: string;
}

export interface StartInput {
  sheetId: string;
  idempotencyKey: string;
  fileName: string;
  rows: number;
  /** Whether an unfinished upload gives way. */
  replace: boolean;
}

export interface SentChunk {
  sent: number;
  left: number;
}

export interface ChosenFile {
  sheetId: string;
  fileName: string;
}

interface ExcelUploadContext {
  template: TemplateInput | null;
  file: ChosenFile | null;
  refusal: RefusalCode | null;
  opened: OpenedFile | null;
  /** As recognised, then as corrected by hand. */
  mapping: Mapping;
  summary: SheetSummary | null;
  importId: string | null;
  startKey: string;
  /** Of a second beginning, should the server forget the import half-way; empty once it was needed. */
  spareKey: string;
  /** Whether an unfinished upload gives way to this one. */
  replace: boolean;
  /** Rows that the server got in this submission, and has yet to get. */
  sent: number;
  left: number;
  failure: Failure | null;
}

export type ExcelUploadEvent =
  | ({ type: 'template.chosen' } & TemplateInput)
  | { type: 'step.completed' }
  | { type: 'step.returned' }
  | ({ type: 'file.chosen' } & ChosenFile)
  | { type: 'reading.cancelled' }
  | { type: 'column.mapped'; index: number; column: ColumnKey | null }
  | { type: 'mapping.completed' }
  | { type: 'rows.changed'; summary: SheetSummary }
  | { type: 'upload.submitted'; newKey: string; spareKey: string }
  | { type: 'sending.stopped' }
  | { type: 'sending.continued' }
  | { type: 'sending.abandoned' }
  | { type: 'other.replaced'; newKey: string };

/** A column holds one thing and a thing stands in one column: the newest choice wins. */
const mapped = (mapping: Mapping, index: number, column: ColumnKey | null): Mapping =>
  mapping.map((key, at) => (at === index ? (column ?? undefined) : key === column ? undefined : key));

const isClean = (summary: SheetSummary | null): boolean =>
  summary !== null && summary.problems === 0 && summary.rows > 0;

/** The server has no such import any more, or takes no rows for it: abandoned or committed elsewhere, or too old. */
const isGone = (failure: Failure): boolean =>
  failure.kind === 'problem' &&
  (failure.status === 404 || failure.status === 410 || failure.code === 'illegalTransition');

export const isComplete = (mapping: Mapping): boolean => missingColumns(mapping).length === 0;

export const excelUploadSetup = setup({
  types: {
    context: {} as ExcelUploadContext,
    events: {} as ExcelUploadEvent,
    tags: {} as 'busy' | 'error' | 'step1' | 'step2' | 'step3' | 'listShown',
    transitionMeta: {} as { spec: string },
  },
  actors: {
    /** Hands the browser a file to save. */
    downloadTemplate: notProvided<void, TemplateInput>('downloadTemplate'),
    openFile: notProvided<OpenedFile, { sheetId: string }>('openFile'),
    checkRows: notProvided<SheetSummary, { sheetId: string; mapping: Mapping }>('checkRows'),
    startImport: notProvided<{ id: string }, StartInput>('startImport'),
    /** Sends the next rows, under one key for as long as they are the same, and answers how many are left. */
    sendChunk: notProvided<SentChunk, ImportInput>('sendChunk'),
    /** The server looks at the whole list; what it finds is put at the cells. */
    judgeImport: notProvided<SheetSummary, ImportInput>('judgeImport'),
  },
  guards: {
    allMapped: (_, params: { mapping: Mapping }) => isComplete(params.mapping),
    clean: (_, { summary }: { summary: SheetSummary | null }) => isClean(summary),
    begun: ({ context }) => context.importId !== null,
    allCame: ({ context }) => context.importId !== null && context.left === 0,
    nothingLeft: (_, params: { left: number }) => params.left === 0,
    otherOpen: (_, { failure }: { failure: Failure }) =>
      failure.kind === 'problem' && failure.code === 'importOpen',
    worthRepeating: (_, { failure }: { failure: Failure }) =>
      isTransient(failure) || (failure.kind === 'problem' && failure.status === 429),
    gone: (_, { failure }: { failure: Failure }) => isGone(failure),
    /** Once a submission: an import that goes again and again is not for a machine to chase. */
    goneAtFirst: (_, { failure, spareKey }: { failure: Failure; spareKey: string }) =>
      isGone(failure) && spareKey !== '',
  },
  actions: {
    keepTemplate: assign({
      template: (_, { format, language }: TemplateInput) => ({ format, language }),
    }),
    keepFile: assign((_, { sheetId, fileName }: ChosenFile) => ({
      file: { sheetId, fileName },
      refusal: null,
      opened: null,
      mapping: [],
      summary: null,
      importId: null,
    })),
    dropFile: assign({ file: null, opened: null, mapping: [], summary: null, importId: null }),
    keepRefusal: assign({ refusal: (_, params: { error: unknown }) => toRefusal(params.error) }),
    forgetRefusal: assign({ refusal: null }),
    keepOpened: assign({
      opened: (_, params: { opened: OpenedFile }) => params.opened,
      mapping: (_, params: { opened: OpenedFile }) => params.opened.mapping,
    }),
    mapColumn: assign({
      mapping: ({ context }, { index, column }: { index: number; column: ColumnKey | null }) =>
        mapped(context.mapping, index, column),
    }),
    keepSummary: assign({ summary: (_, params: { summary: SheetSummary }) => params.summary }),
    keepKey: assign({ startKey: (_, { newKey }: { newKey: string }) => newKey }),
    keepSpareKey: assign({ spareKey: (_, params: { spareKey: string }) => params.spareKey }),
    /** What the forgotten import got goes to another one, which begins under the key kept for it. */
    beginAnew: assign(({ context }) => ({
      importId: null,
      startKey: context.spareKey,
      spareKey: '',
    })),
    giveWay: assign({ replace: true }),
    keepImport: assign({ importId: (_, params: { id: string }) => params.id, replace: false }),
    forgetImport: assign({ importId: null }),
    expectRows: assign({ sent: 0, left: ({ context }) => context.summary?.rows ?? 0 }),
    countSent: assign({
      sent: ({ context }, chunk: SentChunk) => context.sent + chunk.sent,
      left: (_, { left }: SentChunk) => left,
    }),
    keepFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    forgetFailure: assign({ failure: null }),
  },
});
