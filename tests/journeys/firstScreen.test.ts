import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstScreenLimits } from '#tests/bench/firstScreenLimits.ts';
import { weigh } from '#tests/bench/weigh.ts';
import { startApp, type App } from '#tests/support/browser/app.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('the cold sign-in screen is as light as promised', async () => {
  const weight = await weigh(app.browser, `${app.server.url}/auth/login`);
  expect(weight.jsBytes / 1000).toBeLessThanOrEqual(firstScreenLimits.jsKilobytes);
  expect(weight.jsBytes, 'nothing was weighed').toBeGreaterThan(0);
  expect(weight.htmlBytes / 1000).toBeLessThanOrEqual(firstScreenLimits.htmlKilobytes);
  expect(weight.cssBytes, 'styles beside the page').toBe(0);
  expect(weight.requests).toBeLessThanOrEqual(firstScreenLimits.requests);
  expect([weight.fonts, weight.foreignHosts]).toEqual([0, []]);
});
