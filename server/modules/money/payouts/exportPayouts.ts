import { companyDate } from '#domain/calendar/index.ts';
import type { Language } from '#domain/language.ts';
import { TIYIN_PER_SOM } from '#domain/money.ts';
import { payoutProviderWords, payoutSheet, payoutShownWords, payoutStepWords } from '#domain/payoutSheet.ts';
import { payoutShownAs, payoutStepOf } from '#machines/lifecycles/payoutMachine.ts';
import type { Database } from '../../../database/database.ts';
import type { SentFile } from '../../../http/sentFile.ts';
import { sheetFile, type SheetCell, type SheetColumn, type SheetFormat } from '../../../sheets/sheet.ts';
import { namesOf } from '../../employees/records/index.ts';
import { selectPayoutIds, selectPayoutsById, type PayoutFilter } from './sql/list.ts';

export interface ExportedPayouts {
  filter: PayoutFilter;
  format: SheetFormat;
  language: Language;
  /** Epoch ms. */
  now: number;
}

/** How many payments are read, written and sent at a time. */
const PORTION = 200;
const IDS_AT_ONCE = 5_000;
const columns = [
  ['employee', 'text', 34],
  ['amount', 'money', 18],
  ['period', 'text', 16],
  ['provider', 'text', 22],
  ['state', 'text', 18],
  ['step', 'text', 18],
  ['paidOn', 'date', 16],
  ['reference', 'digits', 22],
] as const satisfies readonly [keyof typeof payoutSheet, SheetColumn['kind'], number][];

export function exportPayouts(db: Database, wanted: ExportedPayouts): SentFile {
  const { format, language, now } = wanted;
  return sheetFile(companyDate(now), format, {
    title: payoutSheet.title[language],
    columns: columns.map(([key, kind, width]) => ({ heading: payoutSheet[key][language], kind, width })),
    rows: portions(db, wanted),
  });
}

async function* portions(db: Database, { filter, language }: ExportedPayouts) {
  const { organizationId } = filter;
  const ids = await idsOf(db, filter);
  for (let from = 0; from < ids.length; from += PORTION) {
    const wanted = ids.slice(from, from + PORTION);
    const rows = await selectPayoutsById(db, organizationId, wanted);
    const names = await namesOf(db, organizationId, [...new Set(rows.map(({ employeeId }) => employeeId))]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    yield wanted.flatMap((id): SheetCell[][] => {
      const row = byId.get(id);
      if (!row) return [];
      const step = payoutStepOf(row.state);
      const cells: Record<(typeof columns)[number][0], SheetCell> = {
        employee: names.get(row.employeeId) ?? '',
        amount: row.amount / TIYIN_PER_SOM,
        period: row.period,
        provider: payoutProviderWords[row.provider][language],
        state: payoutShownWords[payoutShownAs(row.state)][language],
        step: step ? payoutStepWords[step][language] : null,
        paidOn: row.paidOn,
        reference: row.reference,
      };
      return [columns.map(([key]) => cells[key])];
    });
  }
}

/** Before anything is written: a payment that changes meanwhile moves to the top, and would shift another out of the file. */
async function idsOf(db: Database, filter: PayoutFilter): Promise<string[]> {
  const all = new Set<string>();
  for (let offset = 0; ; offset += IDS_AT_ONCE) {
    const some = await selectPayoutIds(db, filter, { limit: IDS_AT_ONCE, offset });
    for (const { id } of some) all.add(id);
    if (some.length < IDS_AT_ONCE) return [...all];
  }
}
