import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  desk,
  phone,
  startApp,
  type App,
  type Visit,
  type VisitOptions,
} from '#tests/support/browser/app.ts';
import { WorkWorld } from '#tests/paths/browser/time/work.world.ts';
import { notifyTardiness } from '#tests/support/worlds/notified.ts';
import { makeUnit } from '#tests/support/worlds/staff.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';

let app: App;
let say: Say;
let world: WorkWorld;
let visit: Visit;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
  world = await WorkWorld.make(app.server);
});
afterAll(() => app.close());
afterEach(async () => {
  await visit.close();
  expect(visit.complaints).toEqual([]);
});

async function open(path: string, options: VisitOptions = {}): Promise<Page> {
  visit = await app.visit(options);
  await visit.page.goto(path);
  await visit.page.locator('main:not([aria-busy="true"]) h1').first().waitFor();
  return visit.page;
}
const asEmployer = () => ({ session: world.company.employer });
const asEmployee = () => ({ session: world.company.employee, viewport: phone });
const notify = () => notifyTardiness(app.server, world.company.employee.accountId, 12);

/** WCAG contrast ratio of two computed colours, `rgb(…)` or `color(display-p3 …)`. */
function contrast(one: string, other: string): number {
  const luminance = (color: string) => {
    const parts = [...color.replace(/^color\([\w-]+/, '').matchAll(/[\d.]+/g)]
      .map(([part]) => Number(part))
      .slice(0, 3);
    const [r = 0, g = 0, b = 0] = parts
      .map((part) => (color.startsWith('rgb') ? part / 255 : part))
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('the focus ring in the %s theme', (theme) => {
  test.each(['/auth/login', '/home', '/employees'])('stands out on %s', async (path) => {
    const page = await open(path, { theme, ...(path.startsWith('/auth') ? {} : asEmployer()) });
    const seen = new Map<string, number>();
    for (let press = 0; press < 14; press += 1) {
      await page.keyboard.press('Tab');
      const ring = await page.evaluate(async () => {
        const { activeElement } = document;
        // Waits for colour transitions to end.
        await Promise.all((activeElement?.getAnimations() ?? []).map(({ finished }) => finished));
        const shown = [
          activeElement,
          activeElement?.closest('label, [role="row"], .notification, .segments label'),
        ]
          .map((element) => element && getComputedStyle(element))
          .find((style) => style && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0);
        return shown && activeElement
          ? {
              color: shown.outlineColor,
              ground: getComputedStyle(document.body).backgroundColor,
              name: `${activeElement.tagName} ${activeElement.className}`,
            }
          : null;
      });
      if (ring) seen.set(ring.name, contrast(ring.color, ring.ground));
    }
    expect(seen.size).toBeGreaterThan(3);
    expect([...seen].filter(([, ratio]) => ratio < 3)).toEqual([]);
  });
});

test('the theme button shows the theme that is chosen, in its icon and its name', async () => {
  const page = await open('/home', { ...asEmployee(), viewport: desk });
  const words = [say('common', 'themeLight'), say('common', 'themeDark'), say('common', 'themeSystem')];
  const button = page.getByRole('button', { name: new RegExp(`^${say('common', 'theme')}: `) });
  const shown = new Map<string, string>();
  for (let press = 0; press < words.length; press += 1) {
    const name = (await button.getAttribute('aria-label')) ?? '';
    shown.set(name, await button.locator('svg').innerHTML());
    await button.click();
    await expect.poll(() => button.getAttribute('aria-label')).not.toBe(name);
  }
  expect([...shown.keys()].sort()).toEqual(words.map((word) => `${say('common', 'theme')}: ${word}`).sort());
  expect(new Set(shown.values()).size).toBe(words.length);
});

test('the number of unread notifications on the profile is round', async () => {
  await notify();
  const page = await open('/account', asEmployee());
  const box = await page.locator('main .unread-badge').boundingBox();
  expect(box?.width).toBe(box?.height);
});

test('an unknown path keeps the navigation of whoever is signed in, and asks a stranger for nothing', async () => {
  const page = await open('/nowhere', asEmployer());
  await page.getByRole('heading', { name: say('common', 'pageNotFound') }).waitFor();
  await page.getByRole('navigation', { name: say('common', 'navigation') }).waitFor();
  await visit.close();
  const strange = await open('/nowhere');
  await strange.getByRole('heading', { name: say('common', 'pageNotFound') }).waitFor();
  expect(await strange.getByRole('navigation').count()).toBe(0);
  expect(new URL(strange.url()).pathname).toBe('/nowhere');
});

test('no toast lies over the scan screen; it is shown after leaving', async () => {
  const page = await open('/qr-scan/attendance-check/in', asEmployee());
  await expect.poll(() => app.server.streaming(), { timeout: 30_000 }).toBe(1);
  await notify();
  await page.getByRole('link', { name: new RegExp(say('common', 'navAccount')) }).waitFor();
  await expect.poll(() => page.locator('.bell-count').first().innerText(), { timeout: 15_000 }).toMatch(/\d/);
  expect(await page.locator('.toast').count()).toBe(0);
  await page.getByRole('link', { name: say('common', 'navAccount'), exact: true }).click();
  await page.locator('.toast').first().waitFor();
});

test('names in the list of employees are whole on a desk, also where there are units', async () => {
  const { employer, employee } = world.company;
  await makeUnit(app.server, employer, 'Savdo zali');
  const page = await open('/employees', { ...asEmployer(), viewport: desk });
  const { lastName, firstName } = employee.identity;
  const row = page.locator('[data-row]').filter({ hasText: `${lastName} ${firstName}` });
  await page.getByRole('columnheader', { name: say('lists', 'unit') }).waitFor();
  const name = row.locator('.data-name').first();
  const widths = await name.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1]!);
  const table = page.getByRole('table');
  expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});

test('Escape closes the sheet below a toast that came after it', async () => {
  const page = await open('/home#salary-request', asEmployee());
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(say('home', 'amount'), { exact: true }).focus();
  await expect.poll(() => app.server.streaming(), { timeout: 30_000 }).toBe(1);
  await notify();
  await page.locator('.toast').first().waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
});

test('a notification about a late arrival leads to the sheet of late days', async () => {
  await notify();
  const page = await open('/notifications', asEmployee());
  await page
    .getByRole('link', { name: new RegExp(say('notifications', 'event.title.enterTardnessReason')) })
    .first()
    .click();
  await page.getByRole('dialog', { name: say('home', 'tardiness.title') }).waitFor();
  const { pathname, search, hash } = new URL(page.url());
  expect(pathname + search + hash).toBe('/home?date=2026-11-18#tardiness');
});

describe('the chart panel', () => {
  const box = async (locator: Locator) => {
    const found = await locator.boundingBox();
    if (!found) throw new Error('it is not shown');
    return found;
  };

  test('stands beside the screen, fits, zooms and pans, and Escape closes it', async () => {
    const page = await open('/requests', asEmployer());
    await page.keyboard.press('m');
    const panel = page.getByRole('complementary', { name: say('machines', 'panel') });
    const chart = panel.getByRole('group');
    await chart.waitFor();
    const [main, beside] = [await box(page.locator('main')), await box(panel)];
    expect(main.x + main.width).toBeLessThanOrEqual(beside.x);
    const drawing = chart.locator('svg');
    const inside = async () => {
      const [frame, svg] = [await box(chart), await box(drawing)];
      return svg.width <= frame.width + 1 && svg.height <= frame.height + 1;
    };
    expect(await inside()).toBe(true);
    const before = await box(drawing);
    const zoomIn = panel.getByRole('button', { name: say('machines', 'zoomIn') });
    for (let press = 0; press < 6; press += 1) await zoomIn.click();
    expect((await box(drawing)).width).toBeGreaterThan(before.width * 2);
    const [left, frame] = [await chart.evaluate((element) => element.scrollLeft), await box(chart)];
    await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2);
    await page.mouse.down();
    await page.mouse.move(frame.x + frame.width / 2 - 60, frame.y + frame.height / 2, { steps: 4 });
    await page.mouse.up();
    expect(await chart.evaluate((element) => element.scrollLeft)).toBeGreaterThan(left + 30);
    await panel.getByRole('button', { name: say('machines', 'zoomFit') }).click();
    expect(await inside()).toBe(true);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
  });
});
