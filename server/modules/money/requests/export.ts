import { companyDate } from '#domain/calendar/index.ts';
import { maskCard } from '#domain/format/index.ts';
import type { Language } from '#domain/language.ts';
import { TIYIN_PER_SOM } from '#domain/money.ts';
import { requestSheet, requestStateWords } from '#domain/requestSheet.ts';
import type { Database, Executor } from '../../../database/database.ts';
import type { PaymentRequest } from '../../../database/tables.generated.ts';
import type { SentFile } from '../../../http/sentFile.ts';
import { cellsOfParts, inParts, type Part } from '../../../sheets/parts.ts';
import { sheetFile, type SheetCell, type SheetColumn, type SheetFormat } from '../../../sheets/sheet.ts';
import { cardsOf } from '../cards/index.ts';
import { namesOf } from '../../employees/records/index.ts';
import { unitsOfPeople } from '../../organization/index.ts';
import {
  selectRequestIds,
  selectRequestsById,
  type RequestFilter,
  type RequestSort,
} from './sql/requests.ts';

export interface ExportedRequests {
  filter: RequestFilter;
  sort: RequestSort;
  format: SheetFormat;
  language: Language;
  /** Epoch ms. */
  now: number;
}

/** How many requests are read, written and sent at a time. */
const PORTION = 200;
const IDS_AT_ONCE = 5_000;
const columns = [
  ['employee', 'text', 34],
  ['unit', 'text', 24],
  ['asked', 'money', 18],
  ['amount', 'money', 18],
  ['period', 'text', 12],
  ['requestedAt', 'date', 16],
  ['state', 'text', 22],
  ['card', 'digits', 22],
  ['reason', 'text', 40],
] as const satisfies readonly [keyof typeof requestSheet, SheetColumn['kind'], number][];

export function exportRequests(db: Database, wanted: ExportedRequests): SentFile {
  const { format, language, now } = wanted;
  return sheetFile(companyDate(now), format, {
    title: requestSheet.title[language],
    columns: columns.map(([key, kind, width]) => ({
      heading: requestSheet[key][language],
      kind,
      width,
    })),
    rows: cellsOfParts(
      exportedRequests(db, wanted),
      columns.map(([key]) => key),
    ),
  });
}

type Cells = Record<(typeof columns)[number][0], SheetCell>;

/** A request as a file has it, and what the file does not say of it. */
export type ExportedRequest = Cells & { row: PaymentRequest };

export async function* exportedRequests(
  db: Executor,
  { filter, sort, language, now }: Omit<ExportedRequests, 'format'>,
): AsyncGenerator<Part<ExportedRequest>> {
  const { organizationId } = filter;
  yield* inParts(await idsOf(db, filter, sort), PORTION, async (wanted) => {
    const rows = await selectRequestsById(db, organizationId, wanted);
    const people = [...new Set(rows.map(({ employeeId }) => employeeId))];
    const names = await namesOf(db, organizationId, people);
    const units = await unitsOfPeople(db, organizationId, people, companyDate(now));
    const cards = await cardsOf(db, organizationId, [...new Set(rows.map(({ cardId }) => cardId))]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return wanted.flatMap((id): ExportedRequest[] => {
      const row = byId.get(id);
      const card = row && cards.get(row.cardId)?.card;
      if (!row || !card) return [];
      const cells = cellsOf(row, language, {
        employee: names.get(row.employeeId) ?? '',
        unit: units.get(row.employeeId)?.title ?? null,
        card: maskCard(card),
      });
      return [{ ...cells, row }];
    });
  });
}

/** Before anything is written, so that requests that come meanwhile shift none out of the file. */
async function idsOf(db: Executor, filter: RequestFilter, sort: RequestSort): Promise<string[]> {
  const all = new Set<string>();
  for (let offset = 0; ; offset += IDS_AT_ONCE) {
    const some = await selectRequestIds(db, filter, sort, { limit: IDS_AT_ONCE, offset });
    for (const { id } of some) all.add(id);
    if (some.length < IDS_AT_ONCE) return [...all];
  }
}

const cellsOf = (
  row: PaymentRequest,
  language: Language,
  found: { employee: string; unit: string | null; card: string },
): Cells => ({
  ...found,
  asked: row.askedAmount / TIYIN_PER_SOM,
  amount: row.amount / TIYIN_PER_SOM,
  period: row.period,
  requestedAt: companyDate(row.requestedAt.getTime()),
  state: requestStateWords[row.state][language],
  reason: row.reviewReason,
});
