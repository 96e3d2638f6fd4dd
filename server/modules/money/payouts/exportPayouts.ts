import { companyDate } from '#domain/calendar/index.ts';
import { TIYIN_PER_SOM } from '#domain/money.ts';
import { payoutProviderWords, payoutSheet, payoutShownWords, payoutStepWords } from '#domain/payoutSheet.ts';
import { payoutShownAs, payoutStepOf } from '#machines/lifecycles/payoutMachine.ts';
import type { Database } from '../../../database/database.ts';
import type { SentFile } from '../../../http/sentFile.ts';
import { allIds, inParts } from '../../../sheets/parts.ts';
import { tableFile, type CellsOf, type ColumnsOf, type FileAsked } from '../../../sheets/table.ts';
import { namesOf } from '../../employees/records/index.ts';
import { selectPayoutIds, selectPayoutsById, type PayoutFilter } from './sql/list.ts';

export interface ExportedPayouts extends FileAsked {
  filter: PayoutFilter;
  /** Epoch ms. */
  now: number;
}

/** How many payments are read, written and sent at a time. */
const PORTION = 200;
const columns = [
  ['employee', 'text', 34],
  ['amount', 'money', 18],
  ['period', 'text', 16],
  ['provider', 'text', 22],
  ['state', 'text', 18],
  ['step', 'text', 18],
  ['paidOn', 'date', 16],
  ['reference', 'digits', 22],
] as const satisfies ColumnsOf<typeof payoutSheet>;

export const exportPayouts = (db: Database, wanted: ExportedPayouts): SentFile =>
  tableFile(companyDate(wanted.now), wanted, { words: payoutSheet, columns, parts: parts(db, wanted) });

async function* parts(db: Database, { filter, language }: ExportedPayouts) {
  const { organizationId } = filter;
  const ids = await allIds(async (place) => (await selectPayoutIds(db, filter, place)).map(({ id }) => id));
  yield* inParts(ids, PORTION, async (wanted) => {
    const rows = await selectPayoutsById(db, organizationId, wanted);
    const names = await namesOf(db, organizationId, [...new Set(rows.map(({ employeeId }) => employeeId))]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return wanted.flatMap((id): CellsOf<typeof columns>[] => {
      const row = byId.get(id);
      if (!row) return [];
      const step = payoutStepOf(row.state);
      return [
        {
          employee: names.get(row.employeeId) ?? '',
          amount: row.amount / TIYIN_PER_SOM,
          period: row.period,
          provider: payoutProviderWords[row.provider][language],
          state: payoutShownWords[payoutShownAs(row.state)][language],
          step: step ? payoutStepWords[step][language] : null,
          paidOn: row.paidOn,
          reference: row.reference,
        },
      ];
    });
  });
}
