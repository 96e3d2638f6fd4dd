import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedSampleCompany } from '#server/seed/index.ts';
import { phone, startApp, type App } from '#tests/support/browser/app.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { termsOf, total } from './payMonth/shown.ts';

let app: App;
let say: Say;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp({ seed: seedSampleCompany }), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

async function onPhone(work: (page: Page) => Promise<void>): Promise<void> {
  const visit = await app.visit({ viewport: phone, session: await app.server.signIn('998901000001') });
  await work(visit.page);
  expect(visit.complaints).toEqual([]);
  await visit.close();
}

// Spec section 3: "paid, in-process and canceled amounts and counts".
test('payments are paid, in process and cancelled, with amounts and counts, also of nothing', async () => {
  const as = await app.server.signIn('998901000001');
  const { version } = bodyOf(await app.server.call('getPayoutSettings', { as }));
  bodyOf(
    await app.server.call('updatePayoutSettings', {
      as,
      body: { version, provider: 'file' },
    }),
  );
  const query = { state: 'inProcess', pageSize: 10 } as const;
  const { items } = bodyOf(await app.server.call('listPaymentRequests', { as, query }));
  const [waiting, cancelled] = items;
  const both = [{ id: waiting!.id }, { id: cancelled!.id }];
  for (const body of [
    { event: 'approve' as const, requests: both },
    { event: 'cancel' as const, reason: 'Xato', requests: both.slice(1) },
  ])
    bodyOf(await app.server.call('reviewPaymentRequests', { as, body }));
  const settled = { state: 'paid', pageSize: 100 } as const;
  const paid = bodyOf(await app.server.call('listPayouts', { as, query: settled })).items.map(
    ({ amount }) => amount,
  );
  await onPhone(async (page) => {
    await page.goto('/payments');
    const list = page.getByRole('table', { name: say('payouts', 'listTitle') });
    const chip = (state: 'inProgress' | 'paid' | 'cancelled', count: number) =>
      page.getByRole('button', {
        name: new RegExp(`^${say('payments', `state.${state}`)}\\s*${count}$`),
      });
    await chip('inProgress', 1).waitFor();
    expect(await termsOf(page.locator('main dl'))).toEqual([
      [say('payments', 'totals.all'), total([...paid, waiting!.amount, cancelled!.amount])],
      [say('payments', 'totals.inProgress'), total([waiting!.amount])],
      [say('payments', 'totals.paid'), total(paid)],
      [say('payments', 'totals.cancelled'), total([cancelled!.amount])],
    ]);
    await chip('inProgress', 1).click();
    await list.getByText(say('payouts', 'state.waiting'), { exact: true }).waitFor();
    await expect.poll(() => list.locator('[data-row]').count()).toBe(1);
    await chip('cancelled', 1).click();
    await list.getByText(say('payments', 'state.cancelled'), { exact: true }).waitFor();
    await expect.poll(() => list.locator('[data-row]').count()).toBe(1);
  });
});

// Spec section 2: "first, previous, next and last page, rows per page, and the indicator".
test.each(['/employees', '/requests', '/payments', '/transactions', '/audit', '/settings/devices'])(
  '%s has all of it on a phone, in one line, whatever it holds',
  async (path) => {
    await onPhone(async (page) => {
      await page.goto(path);
      const pages = page.getByRole('navigation', { name: say('lists', 'pages'), exact: true });
      await pages.getByText(new RegExp(`^${say('lists', 'pageOf', { page: 1, total: '\\d+' })}$`)).waitFor();
      for (const to of ['firstPage', 'previousPage', 'nextPage', 'lastPage'] as const)
        await pages.getByRole('button', { name: say('lists', to), exact: true }).waitFor();
      await pages.getByLabel(say('lists', 'rowsPerPage')).waitFor();
      expect((await pages.boundingBox())!.height).toBeLessThanOrEqual(48);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    });
  },
);
