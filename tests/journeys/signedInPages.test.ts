import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInLimits, signedInPages } from '#tests/bench/signedInLimits.ts';
import { storageOf, weighSignedIn } from '#tests/bench/signedInVisit.ts';
import type { App } from '#tests/support/browser/app.ts';
import { startLookApp } from '#tests/support/scenes/lookApp.ts';

let app: App;
const storages = new Map<string, Awaited<ReturnType<typeof storageOf>>>();

beforeAll(async () => {
  app = await startLookApp();
  for (const who of ['employer', 'employee'] as const) storages.set(who, await storageOf(app, who));
});
afterAll(() => app.close());

test.each(signedInPages.map((page) => [`${page.who}: ${page.name}`, page] as const))(
  '%s is as light and still as promised, and asks for nothing twice',
  async (_, page) => {
    const weight = await weighSignedIn(app, storages.get(page.who)!, page);
    const calls = weight.requests.filter((path) => path.startsWith('/api/'));
    expect([calls, weight.wasted]).toEqual([[...new Set(calls)], []]);
    expect(calls.length, 'nothing was asked for').toBeGreaterThan(3);
    expect(weight.requests.length, weight.requests.join(' ')).toBeLessThanOrEqual(signedInLimits.requests);
    expect(weight.layoutShift).toBeLessThanOrEqual(signedInLimits.layoutShift);
    expect(weight.jsBytes / 1000).toBeLessThanOrEqual(page.kilobytes);
  },
);
