import { companyDate } from '#domain/calendar/index.ts';
import type { Language } from '#domain/language.ts';
import { TIYIN_PER_SOM } from '#domain/money.ts';
import { transactionSheet, transactionStatusOf, transactionStatusWords } from '#domain/transactions.ts';
import type { Database, Executor } from '../../../database/database.ts';
import { giveWay } from '../../../giveWay.ts';
import type { SentFile } from '../../../http/sentFile.ts';
import { cellsOfParts, type Part } from '../../../sheets/parts.ts';
import { sheetFile, type SheetCell, type SheetColumn, type SheetFormat } from '../../../sheets/sheet.ts';
import { namesOf } from '../../employees/records/index.ts';
import { selectTransactionsBelow, sumTransactions, type TransactionFilter } from './sql/transactions.ts';

export interface ExportedTransactions {
  filter: TransactionFilter;
  format: SheetFormat;
  language: Language;
  /** Epoch ms. */
  now: number;
}

/** How many are read, written and sent at a time. */
const PORTION = 500;
const columns = [
  ['number', 'number', 10],
  ['effectiveOn', 'date', 14],
  ['employee', 'text', 34],
  ['period', 'text', 16],
  ['status', 'text', 24],
  ['amount', 'money', 18],
] as const satisfies readonly [keyof typeof transactionSheet, SheetColumn['kind'], number][];

export function exportTransactions(db: Database, wanted: ExportedTransactions): SentFile {
  const { format, language, now } = wanted;
  return sheetFile(companyDate(now), format, {
    title: transactionSheet.title[language],
    columns: columns.map(([key, kind, width]) => ({
      heading: transactionSheet[key][language],
      kind,
      width,
    })),
    rows: cellsOfParts(
      exportedTransactions(db, wanted),
      columns.map(([key]) => key),
    ),
  });
}

export type ExportedTransaction = Record<(typeof columns)[number][0], SheetCell> & { employeeId: string };

/** By numbers, so that movements that come meanwhile shift none out of the file. */
export async function* exportedTransactions(
  db: Executor,
  { filter, language }: Pick<ExportedTransactions, 'filter' | 'language'>,
): AsyncGenerator<Part<ExportedTransaction>> {
  const total = (await sumTransactions(db, filter)).reduce((sum, { count }) => sum + count, 0);
  let read = 0;
  let place: number | undefined;
  for (;;) {
    const rows = await selectTransactionsBelow(db, filter, { limit: PORTION, place });
    const people = [...new Set(rows.map(({ employeeId }) => employeeId))];
    const names = await namesOf(db, filter.organizationId, people);
    read += rows.length;
    const exported = rows.map((row) => ({
      employeeId: row.employeeId,
      number: row.seq,
      effectiveOn: row.effectiveOn,
      employee: names.get(row.employeeId) ?? '',
      period: row.period,
      status: transactionStatusWords[transactionStatusOf[row.kind]][language],
      amount: row.amount / TIYIN_PER_SOM,
    }));
    const isLast = rows.length < PORTION;
    yield { rows: exported, done: isLast ? 1 : Math.min(1, read / total) };
    if (isLast) return;
    place = rows.at(-1)?.place;
    await giveWay();
  }
}
