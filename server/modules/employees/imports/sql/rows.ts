import { sql } from 'kysely';
import type { Executor, Tx } from '../../../../database/database.ts';
import { assign, insertMany } from '../../../../database/insertMany.ts';
import type { EmployeeImportRow } from '../../../../database/tables.generated.ts';

export type ImportRow = EmployeeImportRow;
/** A row that has not been judged yet. */
export type StagedRow = Omit<
  ImportRow,
  'organizationId' | 'importId' | 'outcome' | 'state' | 'was' | 'known' | 'changed' | 'problems'
>;
export interface Key {
  organizationId: string;
  id: string;
}

export const queryImportRows = (db: Executor, { organizationId, id }: Key) =>
  db.selectFrom('employeeImportRow').where('organizationId', '=', organizationId).where('importId', '=', id);

/** The range is redundant, but without it the planner reads the whole import. */
const hasNumberAmong = (numbers: readonly number[]) =>
  numbers.length
    ? sql<boolean>`row_number between ${Math.min(...numbers)} and ${Math.max(...numbers)} and row_number = any(${numbers}::int[])`
    : sql<boolean>`false`;

/** Inserts rows or replaces them, without findings, in one statement for any number. */
export const upsertRows = (tx: Tx, { organizationId, id }: Key, rows: readonly StagedRow[]) => {
  const unjudged = {
    known: false,
    changed: [] as string[],
    problems: [] as string[],
    state: 'staged' as const,
  };
  const written = rows.map((row) => ({ organizationId, importId: id, ...row, ...unjudged }));
  const replaced = Object.keys(written[0] ?? {}).filter((column) => !key.includes(column));
  // The database computes `outcome`, and `writeResults` writes `was`.
  return sql`
    ${insertMany('employeeImportRow', written as ImportRow[])}
    on conflict (organization_id, import_id, row_number) do update set ${assign(replaced, 'excluded')}`.execute(
    tx,
  );
};
const key = ['organizationId', 'importId', 'rowNumber'];

export const deleteRows = async (tx: Tx, { organizationId, id }: Key, numbers: readonly number[]) =>
  Number(
    (
      await tx
        .deleteFrom('employeeImportRow')
        .where('organizationId', '=', organizationId)
        .where('importId', '=', id)
        .where(hasNumberAmong(numbers))
        .executeTakeFirst()
    ).numDeletedRows,
  );

export const deleteAllRows = (tx: Tx, { organizationId, id }: Key) =>
  tx
    .deleteFrom('employeeImportRow')
    .where('organizationId', '=', organizationId)
    .where('importId', '=', id)
    .execute();

export const selectRowsByNumber = (db: Executor, key: Key, numbers: readonly number[]) =>
  queryImportRows(db, key).selectAll().where(hasNumberAmong(numbers)).orderBy('rowNumber').execute();

/** Selects those of these rows that do not simply create a record. */
export const selectFindings = (db: Executor, key: Key, numbers: readonly number[]) =>
  queryImportRows(db, key)
    .selectAll()
    .where(hasNumberAmong(numbers))
    .where('outcome', '<>', 'create')
    .orderBy('rowNumber')
    .execute();

export const selectRowsAfter = (db: Executor, key: Key, after: number, limit: number) =>
  queryImportRows(db, key)
    .selectAll()
    .where('rowNumber', '>', after)
    .orderBy('rowNumber')
    .limit(limit)
    .execute();

/** Selects the identifiers of the people in the rows after a number. */
export const selectIdentifiers = (db: Executor, key: Key, after: number, limit: number) =>
  queryImportRows(db, key)
    .select(['rowNumber', 'passportSerialNumber', 'pinfl', 'phoneNumber', 'fingerprint'])
    .where('rowNumber', '>', after)
    .orderBy('rowNumber')
    .limit(limit)
    .execute();

/** Selects the unit titles of the rows that create or update a record, each once. */
export const selectNamedUnits = async (db: Executor, key: Key): Promise<string[]> =>
  (
    await queryImportRows(db, key)
      .select('unit')
      .distinct()
      .where('unit', 'is not', null)
      .where('outcome', 'in', ['create', 'update'])
      .execute()
  ).flatMap(({ unit }) => unit ?? []);

export interface Finding {
  rowNumber: number;
  employeeId: string;
  known: boolean;
  changed: string[];
  problems: string[];
}

export const writeFindings = (tx: Tx, { organizationId, id }: Key, found: readonly Finding[]) =>
  sql`
    update employee_import_row r
       set employee_id = n."employeeId", known = n.known, changed = n.changed, problems = n.problems
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as n(
           "rowNumber" int, "employeeId" uuid, known boolean, changed text[], problems text[])
     where r.organization_id = ${organizationId} and r.import_id = ${id} and r.row_number = n."rowNumber"`.execute(
    tx,
  );

export interface Result {
  rowNumber: number;
  state: ImportRow['state'];
  problems: string[];
  /** The previous values of the fields that an update changed. */
  was: object | null;
}

export const writeResults = async (tx: Tx, { organizationId, id }: Key, results: readonly Result[]) => {
  if (!results.length) return;
  await sql`
    update employee_import_row r set state = n.state, problems = n.problems, was = coalesce(n.was, r.was)
      from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as n(
           "rowNumber" int, state text, problems text[], was jsonb)
     where r.organization_id = ${organizationId} and r.import_id = ${id} and r.row_number = n."rowNumber"`.execute(
    tx,
  );
};

/** Decides the rows that match an existing record; without numbers all of them. */
export const decideRows = (
  tx: Tx,
  { organizationId, id }: Key,
  decision: 'skip' | 'update',
  numbers: readonly number[] | undefined,
) => {
  const rows = tx
    .updateTable('employeeImportRow')
    .set({ decision })
    .where('organizationId', '=', organizationId)
    .where('importId', '=', id)
    .where('known', '=', true);
  return (numbers ? rows.where(hasNumberAmong(numbers)) : rows).execute();
};
