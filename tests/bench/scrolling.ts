import { phone, desk, startApp } from '#tests/support/browser/app.ts';
import { anyone } from '#tests/support/worlds/world.ts';
import { figure } from './figure.ts';
import { largeCompany } from './largeCompany.ts';
import { median } from './weigh.ts';

const PEOPLE = 5_000;
const ROUNDS = 5;
const STEPS = 60;

/** The month sheet of 5,000 people scrolled from end to end in Chromium: the page's longest block meanwhile. */
export async function scrolling(): Promise<void> {
  const app = await startApp({ now: '2026-11-18T10:00:00+05:00', config: { logLevel: 'silent' } });
  try {
    const { employer: session } = await largeCompany(app.server, {
      ...{ people: PEOPLE, founded: '2025-11-01' },
      worked: { from: '2026-10-01', to: '2026-10-31' },
    });
    const { phoneNumber: _, ...identity } = anyone();
    await app.server.db.updateTable('account').set(identity).where('id', '=', session.accountId).execute();
    for (const [name, viewport] of Object.entries({ desk, phone })) {
      const visit = await app.visit({ viewport, session });
      const { page } = visit;
      await page.goto('/attendances/month?month=2026-10');
      const grid = page.locator(`[role="grid"][aria-rowcount="${PEOPLE + 2}"]`);
      await grid.waitFor({ timeout: 60_000 });
      const longest: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        longest.push(
          await grid.evaluate(async (element, steps) => {
            element.scrollTo({ top: 0 });
            let block = 0;
            for (let step = 0; step < steps; step += 1) {
              // Some rows further, and every sixth step so far that nothing on the page stays.
              element.scrollTop += step % 6 ? 300 : element.scrollHeight / (steps / 6 + 1);
              element.scrollLeft = (step % 20) * 40;
              let last = performance.now();
              for (let turn = 0; turn < 4; turn += 1) {
                await new Promise((done) => requestAnimationFrame(done));
                const now = performance.now();
                block = Math.max(block, now - last);
                last = now;
              }
            }
            return block;
          }, STEPS),
        );
      figure(`longest frame while the sheet is scrolled, ${name}`, median(longest), 'ms', 50);
      await visit.close();
    }
  } finally {
    await app.close();
  }
}
