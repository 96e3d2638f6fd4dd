import { assign, sendTo, setup } from 'xstate';
import type { ChosenStatus } from '#domain/employee.ts';
import type { ColumnKey } from '#domain/import/columns.ts';
import { missingColumns, type Mapping } from '#domain/import/headings.ts';
import type { Language } from '#domain/language.ts';
import { isRepeatable, type Failure } from '#machines/support/failure.ts';
import { listenerNotProvided, notProvided } from '#machines/support/notProvided.ts';
import { required } from '#machines/support/required.ts';
import { stepShown } from '#machines/support/stepHistory.ts';
import {
  toRefusal,
  type OpenedFile,
  type JudgedList,
  type RefusalCode,
  type SheetSummary,
} from './sheetFacts.ts';

export interface TemplateInput {
  format: 'xlsx' | 'csv';
  language: Language;
}

export interface ImportInput {
  /** The page's key for an opened file and its rows. */
  sheetId: string;
  importId: string;
}

export interface ChunkInput extends ImportInput {
  /** Units to create with the people. */
  newUnits: readonly string[];
}

export interface StartInput {
  sheetId: string;
  idempotencyKey: string;
  fileName: string;
  rows: number;
  /** Whether to replace an unfinished import. */
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

export interface ExcelUploadInput {
  /** Owner of the kept list: one account in one job. */
  owner: string;
}

/** A list that was kept on the device, without its card numbers. */
export interface KeptList {
  fileName: string;
  rows: number;
  /** ISO instant. */
  keptAt: string;
}

export interface RestoredList {
  fileName: string;
  summary: SheetSummary;
}

/**
 * Events for the list's keeper. It answers once for each new list: `list.kept`, or `keeping.failed` when the device
 * stores nothing.
 */
export type KeeperEvent =
  | { type: 'list.changed'; sheetId: string; fileName: string; rows: number; newStatus: ChosenStatus }
  | { type: 'list.dropped' };

interface ExcelUploadContext extends ExcelUploadInput {
  /** Found on opening; the person has not decided yet whether to continue it. */
  kept: KeptList | null;
  /** Whether the corrections would be lost with the page. */
  unkept: boolean;
  template: TemplateInput | null;
  file: ChosenFile | null;
  refusal: RefusalCode | null;
  opened: OpenedFile | null;
  /** The recognised mapping, then as corrected by the person. */
  mapping: Mapping;
  summary: SheetSummary | null;
  /** Units that the person has agreed to create with the people. */
  newUnits: readonly string[];
  importId: string | null;
  startKey: string;
  /** Spare key for starting once more if the server no longer has the import; empty once used. */
  spareKey: string;
  /** Whether this upload replaces an unfinished import. */
  replace: boolean;
  /** Rows sent in this submission, and rows still to send. */
  sent: number;
  left: number;
  failure: Failure | null;
}

export type ExcelUploadEvent =
  | ({ type: 'template.chosen' } & TemplateInput)
  | { type: 'step.completed' }
  | { type: 'step.returned' }
  | ({ type: 'file.chosen' } & ChosenFile)
  | { type: 'draft.continued'; sheetId: string }
  | { type: 'draft.discarded' }
  | { type: 'list.reopened' }
  | { type: 'list.kept' }
  | { type: 'keeping.failed' }
  /** The person chose a file from which the list takes the card numbers alone. */
  | { type: 'cards.chosen' }
  | { type: 'reading.cancelled' }
  | { type: 'column.mapped'; index: number; column: ColumnKey | null }
  | { type: 'mapping.completed' }
  | { type: 'rows.changed'; summary: SheetSummary }
  /** Each step of undo and redo is one change of the list. */
  | { type: 'edit.undone' }
  | { type: 'edit.redone' }
  /** Save the rows with problems in a file. */
  | { type: 'badRows.wanted' }
  /** Remove every row with problems. */
  | { type: 'removal.chosen' }
  | { type: 'removal.confirmed' }
  | { type: 'removal.cancelled' }
  | { type: 'upload.submitted'; newKey: string; spareKey: string }
  /** Submits the list and creates the missing units. */
  | { type: 'units.accepted'; newKey: string; spareKey: string }
  | { type: 'sending.stopped' }
  | { type: 'sending.continued' }
  | { type: 'sending.abandoned' }
  | { type: 'other.replaced'; newKey: string };

/** Columns and fields are matched one to one; the latest choice wins. */
const assignColumn = (mapping: Mapping, index: number, column: ColumnKey | null): Mapping =>
  mapping.map((key, at) => (at === index ? (column ?? undefined) : key === column ? undefined : key));

const isClean = (summary: SheetSummary | null): boolean =>
  summary !== null && summary.problems === 0 && summary.rows > 0;

/** The import is gone or accepts no rows: abandoned or committed elsewhere, or expired. */
const isGone = (failure: Failure): boolean =>
  failure.kind === 'problem' &&
  (failure.status === 404 || failure.status === 410 || failure.code === 'illegalTransition');

const isComplete = (mapping: Mapping): boolean => missingColumns(mapping).length === 0;

export const excelUploadSetup = setup({
  types: {
    context: {} as ExcelUploadContext,
    input: {} as ExcelUploadInput,
    events: {} as ExcelUploadEvent,
    tags: {} as 'busy' | 'error' | 'step1' | 'step2' | 'step3' | 'listShown',
    transitionMeta: {} as { spec: string },
  },
  actors: {
    stepHistory: listenerNotProvided('stepHistory'),
    /**
     * Receives KeeperEvent and stores the list on the device, so that a reload or Back does not lose the corrections.
     */
    listKeeper: listenerNotProvided<ExcelUploadInput>('listKeeper'),
    findKept: notProvided<KeptList | null, ExcelUploadInput>('findKept'),
    restoreList: notProvided<RestoredList, ExcelUploadInput & { sheetId: string }>('restoreList'),
    fillCards: notProvided<SheetSummary, { sheetId: string }>('fillCards'),
    removeBadRows: notProvided<SheetSummary, { sheetId: string }>('removeBadRows'),
    /** Resolves with null when there was nothing to undo or redo. */
    stepThroughEdits: notProvided<SheetSummary | null, { sheetId: string; verb: 'undo' | 'redo' }>(
      'stepThroughEdits',
    ),
    saveBadRows: notProvided<void, { sheetId: string }>('saveBadRows'),
    /** Offers a file for download. */
    downloadTemplate: notProvided<void, TemplateInput>('downloadTemplate'),
    openFile: notProvided<OpenedFile, { sheetId: string }>('openFile'),
    checkRows: notProvided<SheetSummary, { sheetId: string; mapping: Mapping }>('checkRows'),
    startImport: notProvided<{ id: string }, StartInput>('startImport'),
    /** Sends the next rows, with the same key while they are unchanged; resolves with how many are left. */
    sendChunk: notProvided<SentChunk, ChunkInput>('sendChunk'),
    /** Lets the server check the whole list and attaches its findings to the cells. */
    judgeImport: notProvided<JudgedList, ImportInput>('judgeImport'),
    commitImport: notProvided<void, { importId: string; idempotencyKey: string }>('commitImport'),
  },
  guards: {
    keptFound: (_, params: { kept: KeptList | null }) => params.kept !== null,
    /** The worker has ended, and its list is lost. The list kept on the device is not. */
    readerEnded: (_, { error }: { error: unknown }) => toRefusal(error) === 'stuck',
    cardsMissing: ({ context }) => (context.summary?.cardsMissing ?? 0) > 0,
    problemsLeft: ({ context }) => (context.summary?.problems ?? 0) > 0,
    listOpen: ({ context }) => context.summary !== null,
    allMapped: (_, params: { mapping: Mapping }) => isComplete(params.mapping),
    clean: (_, { summary }: { summary: SheetSummary | null }) => isClean(summary),
    /**
     * No problem and no decision is left, and somebody is added or updated. An import that was begun anew is not
     * committed at once: somebody cancelled or undid the one that was submitted, so its page asks first.
     */
    writable: ({ context }, { summary, undecided, changes }: JudgedList) =>
      isClean(summary) && undecided === 0 && changes > 0 && context.spareKey !== '',
    /** Missing units are the only problems. */
    onlyUnitsMissing: ({ context: { summary } }) =>
      summary !== null && summary.newUnits.rows > 0 && summary.newUnits.rows === summary.problems,
    begun: ({ context }) => context.importId !== null,
    allCame: ({ context }) => context.importId !== null && context.left === 0,
    nothingLeft: (_, params: { left: number }) => params.left === 0,
    otherOpen: (_, { failure }: { failure: Failure }) =>
      failure.kind === 'problem' && failure.code === 'importOpen',
    repeatable: (_, { failure }: { failure: Failure }) => isRepeatable(failure),
    gone: (_, { failure }: { failure: Failure }) => isGone(failure),
    /** An import is begun anew only once per submission, so that it cannot loop. */
    goneAtFirst: (_, { failure, spareKey }: { failure: Failure; spareKey: string }) =>
      isGone(failure) && spareKey !== '',
  },
  actions: {
    showStep: sendTo('stepHistory', stepShown),
    offerKept: assign({ kept: (_, params: { kept: KeptList | null }) => params.kept }),
    forgetKept: assign({ kept: null }),
    warnUnkept: assign({ unkept: true }),
    shareList: sendTo('listKeeper', ({ context: { file, summary } }): KeeperEvent => ({
      type: 'list.changed',
      ...required(file, 'file'),
      rows: required(summary, 'summary').rows,
      newStatus: required(summary, 'summary').newStatus,
    })),
    dropList: sendTo('listKeeper', { type: 'list.dropped' }),
    keepSheet: assign({
      file: ({ context }, { sheetId }: { sheetId: string }) => ({
        sheetId,
        fileName: required(context.kept, 'kept').fileName,
      }),
    }),
    keepRestored: assign({
      kept: null,
      summary: (_, { restored }: { restored: RestoredList }) => restored.summary,
    }),
    keepTemplate: assign({
      template: (_, { format, language }: TemplateInput) => ({ format, language }),
    }),
    keepFile: assign((_, { sheetId, fileName }: ChosenFile) => ({
      file: { sheetId, fileName },
      refusal: null,
      opened: null,
      mapping: [],
      summary: null,
      newUnits: [],
      importId: null,
      unkept: false,
    })),
    dropFile: assign({ file: null, opened: null, mapping: [], summary: null, newUnits: [], importId: null }),
    keepRefusal: assign({ refusal: (_, params: { error: unknown }) => toRefusal(params.error) }),
    forgetRefusal: assign({ refusal: null }),
    keepOpened: assign({
      opened: (_, params: { opened: OpenedFile }) => params.opened,
      mapping: (_, params: { opened: OpenedFile }) => params.opened.mapping,
    }),
    mapColumn: assign({
      mapping: ({ context }, { index, column }: { index: number; column: ColumnKey | null }) =>
        assignColumn(context.mapping, index, column),
    }),
    keepSummary: assign({ summary: (_, params: { summary: SheetSummary }) => params.summary }),
    keepStep: assign({
      summary: ({ context }, params: { summary: SheetSummary | null }) => params.summary ?? context.summary,
    }),
    keepKey: assign({ startKey: (_, { newKey }: { newKey: string }) => newKey }),
    keepSpareKey: assign({ spareKey: (_, params: { spareKey: string }) => params.spareKey }),
    /** Sends the rows to a new import, started with the spare key. */
    beginAnew: assign(({ context }) => ({
      importId: null,
      startKey: context.spareKey,
      spareKey: '',
    })),
    acceptUnits: assign({
      newUnits: ({ context: { newUnits, summary } }) => [
        ...newUnits,
        ...required(summary, 'summary').newUnits.titles,
      ],
    }),
    giveWay: assign({ replace: true }),
    keepImport: assign({ importId: (_, params: { id: string }) => params.id, replace: false }),
    forgetImport: assign({ importId: null }),
    expectRows: assign({ sent: 0, left: ({ context }) => required(context.summary, 'summary').rows }),
    countSent: assign({
      sent: ({ context }, chunk: SentChunk) => context.sent + chunk.sent,
      left: (_, { left }: SentChunk) => left,
    }),
    keepFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    forgetFailure: assign({ failure: null }),
  },
  /** After this time the review opens while storing goes on. */
  delays: { storingTooLong: 5_000 },
});
