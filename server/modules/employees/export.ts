import { companyDate } from '#domain/calendar/index.ts';
import { maskCard } from '#domain/format/index.ts';
import { exportedKeys, statusWords } from '#domain/import/columns.ts';
import { exportColumns, registrationWords } from '#domain/import/exportColumns.ts';
import { templateWords } from '#domain/import/explanations.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '../../database/database.ts';
import type { SentFile } from '../../http/sentFile.ts';
import { sheetFile, type SheetCell, type SheetFormat } from '../../sheets/sheet.ts';
import { unitsOfPeople } from '../organization/index.ts';
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
      ...uploadColumns(language, exportedKeys),
      { heading: exportColumns.registration[language], kind: 'text', width: 22 },
      { heading: exportColumns.registeredAt[language], kind: 'date', width: 16 },
    ],
    rows: portions(db, { organizationId, who, now }, (row, unit) => cellsOf(row, unit, language)),
  });
}

async function* portions(
  db: Database,
  { organizationId, who, now }: Pick<Exported, 'organizationId' | 'who' | 'now'>,
  present: (row: EmployeeRow, unit: string | null) => SheetCell[],
) {
  const ids = 'ids' in who ? who.ids : await idsOf(db, organizationId, who);
  for (let from = 0; from < ids.length; from += PORTION) {
    const wanted = ids.slice(from, from + PORTION);
    const rows = new Map(
      (await selectEmployees(db, organizationId, wanted, companyDate(now))).map((row) => [row.id, row]),
    );
    const units = await unitsOfPeople(db, organizationId, wanted, companyDate(now));
    yield wanted.flatMap((id) => {
      const row = rows.get(id);
      return row ? [present(row, units.get(id)?.title ?? null)] : [];
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

function cellsOf(row: EmployeeRow, unit: string | null, language: Language): SheetCell[] {
  const cells = {
    lastName: row.lastName,
    firstName: row.firstName,
    passportSerialNumber: row.passportSerialNumber,
    pinfl: row.pinfl,
    phoneNumber: row.phoneNumber,
    cardNumber: maskCard(row),
    salary: row.salary / TIYIN_IN_SOM,
    status: statusWords[row.status][language],
    unit,
  };
  const registration = row.accountId === null ? 'unregistered' : 'registered';
  return [
    ...exportedKeys.map((key) => cells[key]),
    registrationWords[registration][language],
    companyDate(row.registeredAt.getTime()),
  ];
}
