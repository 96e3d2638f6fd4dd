import { columnKeys } from '#domain/import/columns.ts';
import { defineCases, without } from '#machines/support/cases.ts';
import { excelUploadMachine } from './excelUploadMachine.ts';
import type { ChunkInput, KeptList } from './excelUploadSetup.ts';
import type { JudgedList, OpenedFile, SheetSummary } from './sheetFacts.ts';

const problem = (status: number, code: string) => ({
  error: { failure: { kind: 'problem', status, code, fields: {} } },
});
const network = { error: { failure: { kind: 'network' } } };

const known: OpenedFile = {
  headings: ['Familiya', 'Ism', 'Pasport', 'JShShIR', 'Telefon', 'Karta', 'Oylik', 'Holati'],
  mapping: columnKeys,
  rows: 2,
  samples: columnKeys.map(() => []),
};
const unknown: OpenedFile = {
  ...known,
  mapping: columnKeys.map((key) => (key === 'pinfl' ? undefined : key)),
};
const pinflAt = columnKeys.indexOf('pinfl');

const clean: SheetSummary = {
  rows: 2,
  problems: 0,
  badRows: [],
  withoutStatus: 0,
  newStatus: 'active',
  cardsMissing: 0,
  newUnits: { titles: [], rows: 0 },
  canUndo: false,
  canRedo: false,
};
const faulty: SheetSummary = {
  ...clean,
  problems: 1,
  badRows: [{ number: 3, problems: { pinfl: 'pinfl' } }],
};
/** But for a unit that the company does not have. */
const unitless: SheetSummary = {
  ...clean,
  problems: 1,
  badRows: [],
  newUnits: { titles: ['Ombor'], rows: 1 },
};
/** Without the row that had problems. */
const fewer: SheetSummary = { ...clean, rows: 1 };
const cardless: SheetSummary = { ...clean, problems: 2, badRows: [], cardsMissing: 2 };
const kept: KeptList = { fileName: 'xodimlar.xlsx', rows: 2, keptAt: '2026-11-18T04:00:00Z' };

export const cases = defineCases(excelUploadMachine, {
  inputs: { default: { owner: 'account/job' } },
  cases: {
    'template.chosen': {
      xlsx: { format: 'xlsx', language: 'uz-Latn' },
      csv: { format: 'csv', language: 'ru' },
    },
    'step.completed': { default: {} },
    'step.returned': { default: {} },
    'file.chosen': { default: { sheetId: 'sheet', fileName: 'xodimlar.xlsx' } },
    'draft.continued': { default: { sheetId: 'kept sheet' } },
    'draft.discarded': { default: {} },
    'list.reopened': { default: {} },
    'list.kept': { default: {} },
    'keeping.failed': { default: {} },
    'cards.chosen': { default: {} },
    'reading.cancelled': { default: {} },
    'column.mapped': {
      missing: { index: pinflAt, column: 'pinfl' },
      elsewhere: { index: 0, column: 'pinfl' },
      none: { index: 0, column: null },
    },
    'mapping.completed': { default: {} },
    'rows.changed': {
      fixed: { summary: { ...clean, canUndo: true } },
      broken: { summary: { ...faulty, canUndo: true } },
    },
    'edit.undone': { default: {} },
    'edit.redone': { default: {} },
    'badRows.wanted': { default: {} },
    'removal.chosen': { default: {} },
    'removal.confirmed': { default: {} },
    'removal.cancelled': { default: {} },
    'upload.submitted': { default: { newKey: 'key 1', spareKey: 'key 3' } },
    'units.accepted': { default: { newKey: 'key 4', spareKey: 'key 5' } },
    'sending.stopped': { default: {} },
    'sending.continued': { default: {} },
    'sending.abandoned': { default: {} },
    'other.replaced': { default: { newKey: 'key 2' } },
    'xstate.done.actor.findKept': { none: { output: null }, one: { output: kept } },
    'xstate.error.actor.findKept': { closed: { error: 'IndexedDB does not open' } },
    'xstate.done.actor.restoreList': {
      default: { output: { fileName: kept.fileName, summary: cardless } },
    },
    'xstate.error.actor.restoreList': { damaged: { error: 'a block is missing' } },
    'xstate.done.actor.fillCards': { all: { output: clean }, some: { output: cardless } },
    'xstate.error.actor.fillCards': {
      wrongType: { error: { refusal: 'wrongType' } },
      stuck: { error: { refusal: 'stuck' } },
    },
    'xstate.done.actor.removeBadRows': { default: { output: fewer } },
    'xstate.error.actor.removeBadRows': { stuck: { error: { refusal: 'stuck' } } },
    'xstate.done.actor.undoEdit': { nothing: { output: null }, one: { output: faulty } },
    'xstate.error.actor.undoEdit': { stuck: { error: { refusal: 'stuck' } } },
    'xstate.done.actor.redoEdit': { nothing: { output: null }, one: { output: clean } },
    'xstate.error.actor.redoEdit': { stuck: { error: { refusal: 'stuck' } } },
    'xstate.done.actor.saveBadRows': { default: { output: undefined } },
    'xstate.error.actor.saveBadRows': { stuck: { error: { refusal: 'stuck' } } },
    'xstate.done.actor.downloadTemplate': { default: { output: undefined } },
    'xstate.error.actor.downloadTemplate': { network },
    'xstate.done.actor.openFile': { known: { output: known }, unknown: { output: unknown } },
    'xstate.error.actor.openFile': { password: { error: { refusal: 'password' } } },
    'xstate.done.actor.checkRows': { clean: { output: clean }, faulty: { output: faulty } },
    'xstate.error.actor.checkRows': { stuck: { error: { refusal: 'stuck' } } },
    'xstate.done.actor.startImport': { default: { output: { id: 'import' } } },
    'xstate.error.actor.startImport': {
      otherOpen: problem(409, 'importOpen'),
      network,
      forbidden: problem(403, 'forbidden'),
      running: problem(409, 'illegalTransition'),
    },
    'xstate.done.actor.sendChunk': {
      first: { output: { sent: 1, left: 1 } },
      last: { output: { sent: 1, left: 0 } },
    },
    'xstate.error.actor.sendChunk': {
      network,
      gone: problem(404, 'notFound'),
      forbidden: problem(403, 'forbidden'),
    },
    'xstate.done.actor.judgeImport': {
      clean: { output: { summary: clean, undecided: 0, changes: 2 } },
      known: { output: { summary: clean, undecided: 1, changes: 1 } },
      unchanged: { output: { summary: clean, undecided: 0, changes: 0 } },
      unitless: { output: { summary: unitless, undecided: 0, changes: 1 } },
      faulty: { output: { summary: { ...faulty, canUndo: true }, undecided: 0, changes: 1 } },
    },
    'xstate.done.actor.commitImport': { default: { output: undefined } },
    'xstate.error.actor.commitImport': { network },
    'xstate.error.actor.judgeImport': {
      network,
      gone: problem(409, 'illegalTransition'),
      forgotten: problem(410, 'notFound'),
      forbidden: problem(403, 'forbidden'),
    },
  },
  // None of these affects the next state.
  key: ({ context }) =>
    without(
      context,
      'sent',
      'template',
      'failure',
      'opened',
      'startKey',
      'refusal',
      'kept',
      'unkept',
      'newUnits',
    ),
  maxStates: 4000,
  maxLength: 40,
  invariant: ({ value, context }, { calls, event }) => {
    const sends = calls.filter(({ src }) => src === 'sendChunk');
    if ((value === 'sending') !== (sends.at(-1)?.status === 'running'))
      return 'rows are under way exactly while sending';
    const agreed = event?.type === 'units.accepted' && value === 'sending';
    if (agreed && !(sends.at(-1)?.input as ChunkInput).newUnits.includes('Ombor'))
      return 'the units that were agreed to are not sent';
    if (value === 'sending' && context.importId === null) return 'rows go to no import';
    if (event?.type === 'upload.submitted' && calls.at(-1)?.status === 'running' && context.summary?.problems)
      return 'a list with problems was submitted';
    const isOver = value === 'handedOver' || value === 'written';
    if (isOver && context.importId === null) return 'no import to hand over';
    const commits = calls.filter(({ src }) => src === 'commitImport');
    if (commits.length > 1) return 'a list is written twice';
    if (commits.length && context.spareKey === '') return 'a list that was begun anew is written unasked';
    if (commits.length && (context.left > 0 || context.summary?.problems))
      return 'a list is written that has not come whole, or has problems';
    if (
      event?.type === 'xstate.done.actor.judgeImport' &&
      (event.output as JudgedList).undecided > 0 &&
      value === 'committing'
    )
      return 'a list is written with somebody undecided';
    const keeper = calls.find(({ src }) => src === 'listKeeper');
    if (isOver && JSON.stringify(keeper?.received?.at(-1)) !== '{"type":"list.dropped"}')
      return 'a list that the server has is still kept on the device';
    if (context.file === null && (context.summary ?? context.importId) !== null)
      return 'a list without its file';
    return undefined;
  },
});
