import { companyDate } from '#domain/calendar/index.ts';
import { pickPrinted } from '#domain/fields/printedFields.ts';
import { maskCard } from '#domain/format/index.ts';
import { exportedKeys, statusWords } from '#domain/import/columns.ts';
import { exportColumns, registrationWords } from '#domain/import/exportColumns.ts';
import { templateWords } from '#domain/import/explanations.ts';
import type { Language } from '#domain/language.ts';
import { TIYIN_PER_SOM } from '#domain/money.ts';
import type { Database, Executor } from '../../../database/database.ts';
import type { SentFile } from '../../../http/sentFile.ts';
import { allIds, inParts, type Part } from '../../../sheets/parts.ts';
import { sheetFile } from '../../../sheets/sheet.ts';
import type { SheetCell } from '../../../sheets/shape.ts';
import { cellsOfParts, type FileAsked } from '../../../sheets/table.ts';
import { ownSchedulesOf } from '../../organization/index.ts';
import { firstDayOfRecord } from './firstDay.ts';
import { selectEmployees, type EmployeeRow } from './sql/employees.ts';
import { countByStatus, selectPage, totalOf, type EmployeeFilter, type EmployeeSort } from './sql/list.ts';
import { uploadColumns } from './template.ts';

export interface ExportRequest extends FileAsked {
  organizationId: string;
  /** Only these people, or everyone who matches the filter. */
  who: { ids: readonly string[] } | { filter: EmployeeFilter; sort: EmployeeSort };
  /** Epoch ms. */
  now: number;
}

/** How many people are read, written and sent at a time. */
const PORTION = 200;
const exportedCellKeys = [...exportedKeys, 'registration', 'registeredAt', 'addedAt'] as const;
export type ExportedCells = Record<(typeof exportedCellKeys)[number], SheetCell>;

export function exportEmployees(db: Database, request: ExportRequest): SentFile {
  const { format, language, now } = request;
  return sheetFile(companyDate(now), format, {
    title: templateWords.people[language],
    columns: [
      ...uploadColumns(language, exportedKeys),
      { heading: exportColumns.registration[language], kind: 'text', width: 22 },
      { heading: exportColumns.registeredAt[language], kind: 'date', width: 22 },
      { heading: exportColumns.addedAt[language], kind: 'date', width: 16 },
    ],
    rows: cellsOfParts(readExportedPeople(db, request), exportedCellKeys),
  });
}

/** Reads the exported people in parts. A person who was removed in the meantime is left out. */
export async function* readExportedPeople(
  db: Executor,
  { organizationId, who, now, language }: Omit<ExportRequest, 'format'>,
): AsyncGenerator<Part<ExportedCells>> {
  const ids = 'ids' in who ? who.ids : await readMatches(db, organizationId, who);
  yield* inParts(ids, PORTION, async (wanted) => {
    const rows = await selectEmployees(db, organizationId, wanted, companyDate(now));
    const schedules = await ownSchedulesOf(db, organizationId, wanted, companyDate(now));
    return rows.map((row) => {
      const place = { unit: row.unit?.title ?? null, schedule: schedules.get(row.id)?.title ?? null };
      return cellsOf(row, place, language);
    });
  });
}

async function readMatches(
  db: Executor,
  organizationId: string,
  { filter, sort }: { filter: EmployeeFilter; sort: EmployeeSort },
): Promise<string[]> {
  const total = totalOf(await countByStatus(db, organizationId, filter), filter);
  return allIds((place) => selectPage(db, organizationId, filter, sort, place, total));
}

function cellsOf(
  row: EmployeeRow,
  place: Pick<ExportedCells, 'unit' | 'schedule'>,
  language: Language,
): ExportedCells {
  const registration = row.accountId === null ? 'unregistered' : 'registered';
  return {
    lastName: row.lastName,
    firstName: row.firstName,
    passportSerialNumber: row.passportSerialNumber,
    pinfl: row.pinfl,
    phoneNumber: row.phoneNumber,
    cardNumber: maskCard(row),
    salary: row.salary / TIYIN_PER_SOM,
    status: statusWords[row.status][language],
    firstDay: firstDayOfRecord(row),
    ...place,
    ...pickPrinted(row),
    registration: registrationWords[registration][language],
    registeredAt: row.registeredAt && companyDate(row.registeredAt.getTime()),
    addedAt: companyDate(row.addedAt.getTime()),
  };
}
