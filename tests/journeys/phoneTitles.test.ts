import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#domain/language.ts';
import { seedSampleCompany } from '#server/seed/index.ts';
import { phone, startApp, type App } from '#tests/support/browser/app.ts';

let app: App;
let id: string;
beforeAll(async () => {
  app = await startApp({ seed: seedSampleCompany });
  const active = app.server.db.selectFrom('employee').where('status', '=', 'active').select('id');
  ({ id } = await active.executeTakeFirstOrThrow());
});
afterAll(() => app.close());

/** Tops of what stands in the head of a screen, and the width that the page takes. */
const measure = () => {
  const box = (element: Element | null | undefined) => element?.getBoundingClientRect();
  const heading = document.querySelector('.screen-head h1');
  const title = box(heading);
  const actions = [...document.querySelectorAll('.screen-actions a, .date-switch > *')]
    // On a phone one of "today" and "refresh" is not drawn.
    .filter((one) => one.getClientRects().length > 0)
    .map((one) => box(one)!);
  return {
    // Of the first line.
    middle: heading && title ? title.top + parseFloat(getComputedStyle(heading).lineHeight) / 2 : 0,
    middles: actions.map(({ top, height }) => top + height / 2),
    width: document.documentElement.scrollWidth,
  };
};

test.each(languages)('on a phone a title and its actions share one line in %s', async (language) => {
  const session = await app.server.signIn('998901000001');
  const visit = await app.visit({ viewport: phone, session, language });
  const { page } = visit;
  for (const path of ['/home', '/employees', `/employees/${id}`]) {
    await page.goto(path);
    await page.locator('.screen-actions a').first().waitFor();
    const { middle, middles, width } = await page.evaluate(measure);
    expect(middles.filter((one) => Math.abs(one - middle) > 4)).toEqual([]);
    expect(width).toBe(phone.width);
  }
  await page.goto('/attendances');
  await page.locator('.date-switch').waitFor();
  const { middles } = await page.evaluate(measure);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
  await visit.close();
});

test.each(languages)('no word under the thumb is cut on the narrowest phone in %s', async (language) => {
  for (const [number, words] of [
    ['998901000001', 5],
    ['998901000002', 4],
  ] as const) {
    const session = await app.server.signIn(number);
    const visit = await app.visit({ viewport: { width: 360, height: 740 }, session, language });
    await visit.page.goto('/account');
    const shown = visit.page.locator('nav.tabs a:not(.tabs-scan) > .truncate:visible');
    await shown.first().waitFor();
    const wide = await shown.evaluateAll((all) =>
      all.map((one) => [one.scrollWidth, one.clientWidth] as const),
    );
    expect(wide).toHaveLength(words);
    expect(wide.filter(([needs, has]) => needs > has)).toEqual([]);
    await visit.close();
  }
});
