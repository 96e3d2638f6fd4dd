import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromSom } from '#domain/money.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { newId } from '#server/identifier.ts';
import { post, type NewEntry } from '#server/modules/money/ledger/index.ts';
import { startApp, type App } from '#tests/support/browser/app.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { StaffWorld } from '../employees/staff.world.ts';
import { openPath } from '../support/openPath.ts';
import { walkEach } from '../support/walkEach.ts';
import { ENTRIES, model } from './ledgerProof.model.ts';

let app: App;
let say: Say;
let world: StaffWorld;
let employeeId: string;

const approvals = (count: number) =>
  Array.from({ length: count }, (): NewEntry => ({
    ...{ id: newId(), kind: 'approved', effectiveOn: '2026-11-18', byAccountId: null },
    transfers: [
      {
        debit: { kind: 'advance', employeeId },
        credit: { kind: 'payoutPending' },
        ...{ amount: fromSom(1_500), subjectId: null },
      },
    ],
  }));
const write = ({ organizationId }: StaffWorld, entries: NewEntry[]) =>
  inTransaction(app.server.db, (tx) => post(tx, { organizationId, at: app.server.clock.date() }, entries));

/** As somebody with the keys of the database can. */
async function tamper(isChanged: boolean): Promise<void> {
  await inTransaction(app.server.db, async (tx) => {
    await sql`alter table ledger_entry disable trigger append_only`.execute(tx);
    await sql`update ledger_entry set kind = ${isChanged ? 'settled' : 'approved'}
      where organization_id = ${world.organizationId} and seq in (1, ${ENTRIES})`.execute(tx);
    await sql`alter table ledger_entry enable always trigger append_only`.execute(tx);
  });
}

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
  world = await StaffWorld.make(app.server);
  employeeId = await world.hire({ lastName: 'Aliyev', firstName: 'Vali' });
  await write(world, approvals(ENTRIES));
});
afterAll(() => app.close());

const routes = { proof: { method: 'GET', path: '/api/ledger/proof' } };

describe('the proof of the ledger', () =>
  walkEach(
    model,
    async () => {
      const path = await openPath(app, routes, { session: world.employer });
      await path.page.goto('/ledger');
      const checked = { first: true };
      return { path, driver: { page: path.page, say, proof: path.gates.proof, checked, tamper } };
    },
    { shown: false },
  ));

test('the ledger shows where the money is, whose it is, and what this device remembers', async () => {
  const other = await StaffWorld.make(app.server);
  employeeId = await other.hire({ lastName: 'Karimova', firstName: 'Aziza' });
  const [kept, taken] = approvals(2) as [NewEntry, NewEntry];
  const { effectiveOn, byAccountId, id: reverses } = taken;
  await write(other, [kept, taken]);
  await write(other, [{ id: newId(), kind: 'cancelled', effectiveOn, byAccountId, reverses }]);
  const visit = await app.visit({ session: other.employer });
  const { page } = visit;
  await page.goto('/ledger');
  const list = page.getByRole('table', { name: say('ledger', 'label') });
  const last = list.getByRole('row').nth(1);
  await last.getByText(say('ledger', 'reverses', { number: '2' })).waitFor();
  const words = await last.textContent();
  expect(words).toContain('Dt Toʻlanishi kerak – Kt Xodimlarga boʻnak');
  expect(words).toContain('Karimova Aziza');
  expect(words).toContain('1\u00a0500');
  // Of two approvals one was taken back.
  await page.getByText(`${say('ledger', 'account.advance')} · 4210`).waitFor();
  expect(await page.getByRole('definition').allTextContents()).toEqual([
    expect.stringContaining('1\u00a0500'),
    expect.stringContaining('1\u00a0500'),
  ]);

  // Entries are not counted by kind: their filters keep no room for figures.
  const filters = page.getByRole('group', { name: say('ledger', 'kindLabel') }).getByRole('button');
  const room = await filters.evaluateAll((all) =>
    all.map((chip) => {
      const range = document.createRange();
      range.selectNodeContents(chip);
      const { left, right } = chip.getBoundingClientRect();
      const words = range.getBoundingClientRect();
      return Math.round(right - words.right - (words.left - left));
    }),
  );
  expect(new Set(room)).toEqual(new Set([0]));

  // A worker that does not load, as after a release, ends in a failure, and the next one goes on.
  await page.route(/ledgerProof\.worker/, (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: say('ledger', 'proof'), exact: true }).click();
  const retry = page.getByRole('button', { name: say('common', 'tryAgain') });
  await retry.waitFor();

  const workerEnded = new Promise((resolve) =>
    page.once('worker', (worker) => worker.once('close', resolve)),
  );
  await retry.click();
  await page.getByText(say('ledger', 'whole', { total: '3' })).waitFor();
  await workerEnded;

  // A ledger written anew from its beginning is whole, but not the one that this device saw.
  await page.evaluate((key) => {
    const seen = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...seen, hash: 'ab'.repeat(32) }));
  }, `ledgerHead ${other.organizationId}`);
  await page.getByRole('button', { name: say('ledger', 'again'), exact: true }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: say('ledger', 'fault.remembered', { seq: '3' }) })
    .waitFor();
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
