import { companyDate } from '#domain/calendar/index.ts';
import { maskCard } from '#domain/format/index.ts';
import type { Language } from '#domain/language.ts';
import { TIYIN_PER_SOM } from '#domain/money.ts';
import { requestSheet, requestStateWords } from '#domain/requestSheet.ts';
import type { Database, Executor } from '../../../database/database.ts';
import type { PaymentRequest } from '../../../database/tables.generated.ts';
import type { SentFile } from '../../../http/sentFile.ts';
import { allIds, inParts, type Part } from '../../../sheets/parts.ts';
import { tableFile, type CellsOf, type ColumnsOf, type FileAsked } from '../../../sheets/table.ts';
import { cardsOf } from '../cards/index.ts';
import { namesOf } from '../../employees/records/index.ts';
import { unitsOfPeople } from '../../organization/index.ts';
import {
  selectRequestIds,
  selectRequestsById,
  type RequestFilter,
  type RequestSort,
} from './sql/requests.ts';

export interface ExportedRequests extends FileAsked {
  filter: RequestFilter;
  sort: RequestSort;
  /** Epoch ms. */
  now: number;
}

/** How many requests are read, written and sent at a time. */
const PORTION = 200;
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
] as const satisfies ColumnsOf<typeof requestSheet>;

export const exportRequests = (db: Database, wanted: ExportedRequests): SentFile =>
  tableFile(companyDate(wanted.now), wanted, {
    words: requestSheet,
    columns,
    parts: exportedRequests(db, wanted),
  });

type Cells = CellsOf<typeof columns>;

/** A row of the exported file, with the request that it is about. */
export type ExportedRequest = Cells & { row: PaymentRequest };

export async function* exportedRequests(
  db: Executor,
  { filter, sort, language, now }: Omit<ExportedRequests, 'format'>,
): AsyncGenerator<Part<ExportedRequest>> {
  const { organizationId } = filter;
  const ids = await allIds(async (place) =>
    (await selectRequestIds(db, filter, sort, place)).map(({ id }) => id),
  );
  yield* inParts(ids, PORTION, async (wanted) => {
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
