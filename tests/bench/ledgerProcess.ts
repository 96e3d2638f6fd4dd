import { sql } from 'kysely';
import { loadTexts } from '#tests/support/browser/texts.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { tiyin } from '#domain/money.ts';
import { newId } from '#server/identifier.ts';
import { post, type NewEntry } from '#server/modules/money/ledger/index.ts';
import { desk, startApp } from '#tests/support/browser/app.ts';
import { StaffWorld } from '#tests/paths/browser/employees/staff.world.ts';
import { bareLedger } from './bareLedger.ts';
import { PROVEN, type LedgerReport } from './ledger.ts';
import { middleMean } from './weigh.ts';

const ROUNDS = 300;
/** A run's entries, in one transaction. */
const RUN = 5_000;
const RUNS = 5;

const app = await startApp();
const say = await loadTexts('uz-Latn');
const { db } = app.server;
const own = await companyOf();
const other = await companyOf();
const at = app.server.clock.date();

async function companyOf() {
  const world = await StaffWorld.make(app.server);
  return { ...world, employeeId: await world.hire() };
}

const approvals = (count: number, { employeeId }: typeof own): NewEntry[] =>
  Array.from({ length: count }, () => ({
    ...{ id: newId(), kind: 'approved', effectiveOn: '2026-11-18', byAccountId: null },
    transfers: [
      {
        debit: { kind: 'advance', employeeId },
        credit: { kind: 'payoutPending' },
        ...{ amount: tiyin(100), subjectId: newId() },
      },
    ],
  }));
const write = (count: number, company = own) =>
  inTransaction(db, (tx) =>
    post(tx, { organizationId: company.organizationId, at }, approvals(count, company)),
  );

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The middle time of both, in turns, so that what slows the computer slows both. */
async function beside(rounds: number, count: number) {
  const took = { own: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    took.own.push(await timed(() => write(count)));
    took.bare.push(await timed(() => bare(count)));
  }
  return { ownMs: middleMean(took.own), bareMs: middleMean(took.bare) };
}

await write(1, other);
const bare = await bareLedger(db, other.organizationId);
// The tables are long already, and the planner knows it.
await beside(RUNS, RUN);
for (const table of ['ledger_entry', 'ledger_transfer']) await sql.raw(`vacuum analyze ${table}`).execute(db);
const single = await beside(ROUNDS, 1);
const run = await beside(RUNS, RUN);
for (let left = PROVEN - ROUNDS - 2 * RUNS * RUN; left > 0; left -= RUN) await write(Math.min(left, RUN));

const visit = await app.visit({ viewport: desk, session: own.employer });
const { page } = visit;
await page.goto('/ledger');
const prove = page.getByRole('button', { name: say('ledger', 'proof'), exact: true });
await prove.waitFor();
await page.evaluate(() => {
  const watch = { last: performance.now(), longest: 0 };
  Object.assign(globalThis, { watch });
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const now = performance.now();
    watch.longest = Math.max(watch.longest, now - watch.last);
    watch.last = now;
    setTimeout(() => port2.postMessage(0), 1);
  };
  port2.postMessage(0);
});
const proofMs = await timed(async () => {
  await prove.click();
  await page.getByText(say('ledger', 'whole', { total: '200\u00a0000' })).waitFor({ timeout: 300_000 });
});
const proofLongestMs = await page.evaluate(
  () => (globalThis as unknown as { watch: { longest: number } }).watch.longest,
);
await visit.close();

const report: LedgerReport = {
  ...{ single, run },
  ...{ proofMs, proofLongestMs },
};
process.send?.(report);
await app.close();
process.disconnect();
