import { companyDate } from '#domain/calendar/index.ts';
import { maskCard } from '#domain/format/index.ts';
import { columnKeys, statusWords } from '#domain/import/columns.ts';
import { exportColumns, registrationWords } from '#domain/import/exportColumns.ts';
import { templateWords } from '#domain/import/explanations.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '../../database/database.ts';
import type { SentFile } from '../../http/sentFile.ts';
import { sheetFile, type SheetCell, type SheetFormat } from '../../sheets/sheet.ts';
import { selectEmployees, type EmployeeRow } from './sql/employees.ts';
import { selectPage, type EmployeeFilter, type EmployeeSort } from './sql/list.ts';
import { uploadColumns } from './template.ts';

export interface Exported {
  organizationId: string;
  format: SheetFormat;
  language: Language;
  /** Only these, or everything that matches the filter. */
  who: { ids: readonly string[] } | { filter: EmployeeFilter; sort: EmployeeSort };
  /** Epoch ms. */
  now: number;
}

/** How many people are read, written and sent at a time. */
const PORTION = 200;
const IDS_AT_ONCE = 5_000;
const TIYIN_IN_SOM = 100;

export function exportEmployees(
  db: Database,
  { organizationId, format, language, who, now }: Exported,
): SentFile {
  return sheetFile(`employees-${companyDate(now)}`, format, {
    title: templateWords.people[language],
    columns: [
      ...uploadColumns(language),
      { heading: exportColumns.registration[language], kind: 'text', width: 22 },
      { heading: exportColumns.registeredAt[language], kind: 'date', width: 16 },
    ],
    rows: portions(db, organizationId, who, (row) => cellsOf(row, language)),
  });
}

async function* portions(
  db: Database,
  organizationId: string,
  who: Exported['who'],
  present: (row: EmployeeRow) => SheetCell[],
) {
  const ids = 'ids' in who ? who.ids : await idsOf(db, organizationId, who);
  for (let from = 0; from < ids.length; from += PORTION) {
    const wanted = ids.slice(from, from + PORTION);
    const rows = new Map((await selectEmployees(db, organizationId, wanted)).map((row) => [row.id, row]));
    yield wanted.flatMap((id) => {
      const row = rows.get(id);
      return row ? [present(row)] : [];
    });
  }
}

/**
 * Before anything is written, so that people who are added or removed meanwhile shift nobody out of the file; a few
 * thousand at a time, so that other requests are served.
 */
async function idsOf(
  db: Database,
  organizationId: string,
  { filter, sort }: { filter: EmployeeFilter; sort: EmployeeSort },
): Promise<string[]> {
  const all = new Set<string>();
  for (let offset = 0; ; offset += IDS_AT_ONCE) {
    const { ids, total } = await selectPage(db, organizationId, filter, sort, { limit: IDS_AT_ONCE, offset });
    for (const id of ids) all.add(id);
    if (offset + IDS_AT_ONCE >= total) return [...all];
  }
}

function cellsOf(row: EmployeeRow, language: Language): SheetCell[] {
  const cells = {
    lastName: row.lastName,
    firstName: row.firstName,
    passportSerialNumber: row.passportSerialNumber,
    pinfl: row.pinfl,
    phoneNumber: row.phoneNumber,
    cardNumber: maskCard(row),
    salary: row.salary / TIYIN_IN_SOM,
    status: statusWords[row.status][language],
  };
  const registration = row.accountId === null ? 'unregistered' : 'registered';
  return [
    ...columnKeys.map((key) => cells[key]),
    registrationWords[registration][language],
    companyDate(row.registeredAt.getTime()),
  ];
}
