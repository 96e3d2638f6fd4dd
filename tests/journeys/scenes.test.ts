import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App, Visit } from '#tests/support/browser/app.ts';
import { assertAccessible, keepAxe } from '#tests/support/browser/axe.ts';
import { startLookApp } from '#tests/support/scenes/lookApp.ts';
import { assertMagnified, assertSeenInForcedColors } from '#tests/support/browser/magnified.ts';
import type { Who } from '#tests/support/scenes/scenes.ts';
import { sceneStates } from '#tests/support/scenes/sceneStates.ts';
import { builtScreens } from '#tests/support/scenes/screens.ts';
import { visitAs } from '#tests/support/scenes/shoot.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';

let app: App;
let say: Say;
const visits = new Map<Who, Visit>();
const looks = new Set<string>();

beforeAll(async () => {
  [app, say] = await Promise.all([startLookApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

async function visitOf(who: Who): Promise<Visit> {
  const opened = visits.get(who);
  if (opened) return opened;
  const visit = await visitAs(app, who, { language: 'uz-Latn' });
  await keepAxe(visit.context);
  visits.set(who, visit);
  return visit;
}

/** The screen's machine and its states; without a machine its heading. */
async function shownOn(page: Page): Promise<string | null> {
  const main = page.locator('main').first();
  const machine = await main.getAttribute('data-machine');
  if (machine === null) return page.getByRole('heading', { level: 1 }).textContent();
  return `${machine} ${await main.getAttribute('data-state')}`;
}

test.each(builtScreens.map((screen) => [screen.name, screen] as const))(
  '%s reaches its screen, which is accessible, magnified and with forced colours too',
  async (name, screen) => {
    const { page, complaints } = await visitOf(screen.who);
    complaints.length = 0;
    await screen.open({ app, page, say });
    await expect.poll(() => shownOn(page)).toBe(sceneStates[name]);
    await assertAccessible(page, name, looks);
    await assertSeenInForcedColors(page, name);
    await assertMagnified(page, name);
    await screen.undo?.(app);
    expect(complaints).toEqual([]);
  },
);
