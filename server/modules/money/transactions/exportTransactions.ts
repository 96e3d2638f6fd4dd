import { companyDate } from '#domain/calendar/index.ts';
import { TIYIN_PER_SOM } from '#domain/money.ts';
import { transactionSheet, transactionStatusOf, transactionStatusWords } from '#domain/transactions.ts';
import type { Database, Executor } from '../../../database/database.ts';
import type { SentFile } from '../../../http/sentFile.ts';
import { partsBelow, type Part } from '../../../sheets/parts.ts';
import { tableFile, type CellsOf, type ColumnsOf, type FileAsked } from '../../../sheets/table.ts';
import { namesOf } from '../../employees/records/index.ts';
import { selectTransactionsBelow, sumTransactions, type TransactionFilter } from './sql/transactions.ts';

export interface ExportedTransactions extends FileAsked {
  filter: TransactionFilter;
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
] as const satisfies ColumnsOf<typeof transactionSheet>;

export const exportTransactions = (db: Database, wanted: ExportedTransactions): SentFile =>
  tableFile(companyDate(wanted.now), wanted, {
    words: transactionSheet,
    columns,
    parts: exportedTransactions(db, wanted),
  });

export type ExportedTransaction = CellsOf<typeof columns> & { employeeId: string };

export async function* exportedTransactions(
  db: Executor,
  { filter, language }: Pick<ExportedTransactions, 'filter' | 'language'>,
): AsyncGenerator<Part<ExportedTransaction>> {
  yield* partsBelow({
    total: (await sumTransactions(db, filter)).reduce((sum, { count }) => sum + count, 0),
    size: PORTION,
    read: (last?: { place: number }) =>
      selectTransactionsBelow(db, filter, { limit: PORTION, place: last?.place }),
    present: async (rows) => {
      const people = [...new Set(rows.map(({ employeeId }) => employeeId))];
      const names = await namesOf(db, filter.organizationId, people);
      return rows.map((row) => ({
        employeeId: row.employeeId,
        number: row.seq,
        effectiveOn: row.effectiveOn,
        employee: names.get(row.employeeId) ?? '',
        period: row.period,
        status: transactionStatusWords[transactionStatusOf[row.kind]][language],
        amount: row.amount / TIYIN_PER_SOM,
      }));
    },
  });
}
