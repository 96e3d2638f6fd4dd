import { sql, type QueryResult } from 'kysely';
import { inTransaction } from '#server/database/transaction.ts';
import type { TestServer } from '../server/server.ts';

/** Tables that any call may write: counters, stored answers, timestamps. */
const volatileTables = ['attempt', 'idempotency_key', 'session_generation'];

/** The name of its table, and all of its columns. */
type Line = string;
const tableOf = (line: Line) => line.slice(0, line.indexOf('{'));

/**
 * Every row of the database as a line. The jobs that prepare runs and count figures write rows for each new company when they
 * look the next time, and the one that makes reports may be at work: they are done first.
 */
async function readLines({ db, runsPrepared, figuresCounted, reportsMade }: TestServer): Promise<Line[]> {
  await runsPrepared();
  await figuresCounted();
  await reportsMade();
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const each = tables.rows.map(
    ({ name }) => sql`select ${sql.lit(name)} || to_jsonb(t)::text as line from ${sql.table(name)} t`,
  );
  const { rows } = await sql<{ line: Line }>`${sql.join(each, sql` union all `)}`.execute(db);
  return rows.map(({ line }) => line);
}

/** All rows, for comparison before and after a refused call. */
export async function allRows(server: TestServer): Promise<Line[]> {
  const lines = await readLines(server);
  return lines.filter((line) => !volatileTables.includes(tableOf(line))).sort();
}

/** By table, those of `lines` that are not among `others`. */
function missingFrom(others: readonly Line[], lines: readonly Line[]): [string, string[]][] {
  const known = new Set(others);
  const found = new Map<string, string[]>();
  for (const line of lines.filter((one) => !known.has(one))) {
    const table = tableOf(line);
    found.set(table, [...(found.get(table) ?? []), line.slice(table.length)]);
  }
  return [...found];
}

/**
 * Remembers every row, and returns how to put back whatever differs: what was added goes, what was changed or deleted comes
 * back as it was. So a world is made once, however often it is used up.
 */
export async function keepRows(server: TestServer): Promise<() => Promise<void>> {
  await finishWork(server);
  const kept = await readLines(server);
  const columns = await writableColumns(server);
  return async () => {
    await finishWork(server);
    const present = await readLines(server);
    await inTransaction(server.db, async (tx) => {
      // Some tables refuse changes, and others name each other.
      await sql`set local session_replication_role = replica`.execute(tx);
      for (const [table, rows] of missingFrom(kept, present)) {
        const deletion = sql`delete from ${sql.table(table)} t where to_jsonb(t)::text = any(${rows})`;
        isWhole(table, rows, await deletion.execute(tx));
      }
      for (const [table, rows] of missingFrom(present, kept)) {
        const names = sql.join((columns.get(table) ?? []).map((name) => sql.ref(name)));
        const insertion = sql`insert into ${sql.table(table)} (${names}) select ${names}
          from jsonb_populate_recordset(null::${sql.table(table)}, ${`[${rows.join()}]`}::jsonb)`;
        isWhole(table, rows, await insertion.execute(tx));
      }
    });
  };
}

function isWhole(table: string, rows: readonly string[], { numAffectedRows }: QueryResult<unknown>): void {
  if (numAffectedRows !== BigInt(rows.length))
    throw new Error(`${table}: ${numAffectedRows} of ${rows.length} rows were put back`);
}

/** Lets all jobs end, which write at any time as long as they have something to do; messages last, because other jobs leave some. */
async function finishWork(server: TestServer): Promise<void> {
  const { imported, closed, settled, paid, reminded, runsPrepared, figuresCounted, reportsMade } = server;
  for (const done of [imported, closed, settled, paid, reminded, runsPrepared, figuresCounted, reportsMade])
    await done();
  await server.messages();
  await server.pushed();
}

async function writableColumns({ db }: TestServer): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; names: string[] }>`
    select table_name as "table", array_agg(column_name::text) as names from information_schema.columns
     where table_schema = 'public' and is_generated = 'NEVER' group by table_name`.execute(db);
  return new Map(rows.map(({ table, names }) => [table, names]));
}
