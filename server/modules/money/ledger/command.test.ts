import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/database/open.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { newId } from '#server/identifier.ts';
import { seedSampleCompany } from '#server/seed/index.ts';
import { processEnvironment } from '#tests/support/server/process.ts';
import { startTestServer } from '#tests/support/server/server.ts';
import { createDatabase, postgresUrl } from '#tests/support/server/testDatabase.ts';
import { selectLedgers } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'davomat-ledger-'));
let postgres: Awaited<ReturnType<typeof createDatabase>> | undefined;
/** Of the sample. */
let heads: { organizationId: string; seq: number; hash: string }[];
const open = () => openDatabase({ databaseUrl: postgres?.url, dataDir: folder });

beforeAll(async () => {
  if (postgresUrl) postgres = await createDatabase(postgresUrl);
  const server = await startTestServer({ seed: seedSampleCompany, openDatabase: open });
  heads = (await selectLedgers(server.db)).map(({ hash, ...head }) => ({
    ...head,
    hash: hash.toString('hex'),
  }));
  await server.close();
});
afterAll(async () => {
  await postgres?.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** What `npm run ledger` runs; resolves to the exit code and all that it printed. */
function ledger(args: string[], database = postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: folder }) {
  const child = spawn('node_modules/.bin/tsx', ['scripts/ledger.ts', ...args], {
    env: processEnvironment(database),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (printed += part.toString()));
  return new Promise<{ code: number | null; printed: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, printed })),
  );
}

it('is explained, and not run when it is not understood', async () => {
  const [help, unknown] = await Promise.all([ledger(['--help']), ledger(['prove'])]);
  expect([help.code, unknown.code]).toEqual([0, 2]);
  for (const { printed } of [help, unknown]) expect(printed).toContain('npm run ledger -- verify');
});

it('names each company with its head when all are whole', async () => {
  const { code, printed } = await ledger(['verify']);
  const lines = heads.map(
    ({ organizationId, seq, hash }) => `✓ ${organizationId}: ${seq} entries, head ${hash}`,
  );
  expect(printed.trim().split('\n')).toEqual([...lines, `${heads.length} whole, 0 not`]);
  expect(heads.length).toBeGreaterThan(0);
  expect(code).toBe(0);
});

it('says what it cannot check', async () => {
  const stranger = newId();
  const nobody = 'postgres://nobody@127.0.0.1:1/nothing';
  expect(await ledger(['verify', stranger])).toEqual({
    code: 2,
    printed: `No company ${stranger} has a ledger\n`,
  });
  const unreachable = await ledger(['verify'], { DATABASE_URL: nobody });
  expect(unreachable.code).toBe(2);
  expect(unreachable.printed).not.toContain('    at ');
});

it('fails with the first movement that is not as its entry says, and with sums that are not those of movements', async () => {
  const { organizationId } = heads[0]!;
  const change = async (by: number) => {
    const opened = await open();
    const { rows } = await inTransaction(opened.db, async (tx) => {
      await sql`update money_movement_sum set amount = amount + ${by} where organization_id = ${organizationId}`.execute(
        tx,
      );
      await sql`alter table money_movement disable trigger append_only`.execute(tx);
      const changed = await sql<{ seq: number }>`
        update money_movement set amount = amount + ${by > 0 ? 0 : 100}
        where organization_id = ${organizationId} and number = 2 returning seq`.execute(tx);
      await sql`alter table money_movement enable always trigger append_only`.execute(tx);
      return changed;
    });
    await opened.close();
    return rows[0]!.seq;
  };
  const verified = async () => (await ledger(['verify', organizationId])).printed.split('\n')[0];
  await change(100);
  expect(await verified()).toBe(`✗ ${organizationId}: the sums of movements are not those of the list`);
  const seq = await change(-100);
  expect(await verified()).toBe(`✗ ${organizationId}: the list of movements is not what entry ${seq} says`);
});

it('fails with the first bad entry of a company', async () => {
  const { organizationId } = heads[0]!;
  const opened = await open();
  await inTransaction(opened.db, async (tx) => {
    await sql`alter table ledger_entry disable trigger append_only`.execute(tx);
    await sql`update ledger_entry set effective_on = effective_on + 1
      where organization_id = ${organizationId} and seq >= 2`.execute(tx);
    await sql`alter table ledger_entry enable always trigger append_only`.execute(tx);
  });
  await opened.close();
  const { code, printed } = await ledger(['verify', organizationId]);
  expect(printed).toBe(`✗ ${organizationId}: entry 2 was changed after it was written\n0 whole, 1 not\n`);
  expect(code).toBe(1);
});
