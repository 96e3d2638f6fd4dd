import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { identityLinkingMachine } from '#machines/flows/account/identityLinking/identityLinkingMachine.ts';
import { phone, startApp, type App, type Visit } from '#tests/support/browser/app.ts';
import { assertAccessible } from '#tests/support/browser/axe.ts';
import { addAccount } from '#tests/support/worlds/people.ts';
import { signInOn } from '#tests/support/browser/signIn.ts';
import { signedByTelegram, startTelegram, widgetAnswer } from '#tests/support/standIns/telegram.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { Coverage } from '#tests/paths/engine/index.ts';
import { openGates, type Gate } from '../support/gates.ts';
import { recordPaths, type PathRecorder } from '../support/recordPaths.ts';
import { stopTime } from '../support/stillTime.ts';

const routes = { link: { method: 'POST', path: '/api/account/identities' } };
const phoneNumber = '998901000002';
const coverage = new Coverage(identityLinkingMachine);

let telegram: Awaited<ReturnType<typeof startTelegram>>;
let app: App;
let say: Say;
let accountId: string;
let visit: Visit;
let page: Page;
let recorder: PathRecorder;
let gates: Record<keyof typeof routes, Gate>;

beforeAll(async () => {
  telegram = await startTelegram();
  [app, say] = await Promise.all([startApp({ config: { telegram: telegram.config } }), loadTexts('uz-Latn')]);
  accountId = await addAccount(app.server, phoneNumber);
});
afterAll(async () => {
  await app.close();
  await telegram.close();
});
beforeEach(async () => {
  await app.server.db.deleteFrom('identity').execute();
  visit = await app.visit({ viewport: phone, deviceId: 'device-in-hand' });
  ({ page } = visit);
  recorder = await recordPaths(page);
  gates = await openGates(page, routes);
});
afterEach(async () => {
  coverage.takeTransitions(recorder.taken('identityLinking'));
  await visit.close();
  expect(visit.complaints).toEqual([]);
});

const seconds = () => String(Math.floor(app.server.clock.now() / 1000));
const toast = (title: string) => page.getByText(title, { exact: true }).waitFor();
const linked = async () =>
  (await app.server.db.selectFrom('identity').select(['accountId', 'subject']).execute()).map(
    (identity) => [identity.subject, identity.accountId] as const,
  );

/** A proven Telegram user without a linked account signs in by phone instead. */
async function signInByPhone(): Promise<void> {
  await page.getByRole('link', { name: say('identity', 'signInByPhone') }).click();
  await signInOn(page, say, phoneNumber);
}

test('a mini app’s identity is linked once there is an answer', async () => {
  await page.clock.install({ time: app.server.clock.date() });
  const user = JSON.stringify({ id: 801, first_name: 'Ali' });
  const data = signedByTelegram('miniApp', { user, auth_date: seconds() });
  await page.goto(`/auth/telegram#${new URLSearchParams({ tgWebAppData: data, tgWebAppVersion: '8.0' })}`);
  await signInByPhone();
  await gates.link.arrived();
  await stopTime(page);
  await gates.link.abort();
  await recorder.until('identityLinking', (taken) => taken.some((id) => id.includes('error')), 10_000);
  await page.clock.fastForward(5_000);
  await gates.link.arrived();
  await page.clock.resume();
  await gates.link.pass();
  await toast(say('identity', 'linkedToast'));
  expect(await linked()).toEqual([['801', accountId]]);
});

test('the widget’s own button brings the person back, and takes nobody else’s over; the next sign-in has nothing to link', async () => {
  telegram.willSign(widgetAnswer('802', Number(seconds())));
  await page.goto('/auth/telegram');
  const widget = page.frameLocator('#telegram-widget iframe').getByRole('link');
  await widget.waitFor();
  await assertAccessible(page, 'the widget');
  await widget.click();
  await page.waitForURL('**/auth/telegram?id=802**');
  await page.getByText(say('identity', 'unlinkedTitle', { name: 'Ali' })).waitFor();
  await assertAccessible(page, 'nobody is linked');
  const stranger = await addAccount(app.server, '998901000009');
  await app.server.db
    .insertInto('identity')
    .values({
      accountId: stranger,
      provider: 'telegram',
      subject: '802',
      displayName: 'Ali',
      linkedAt: app.server.clock.date(),
    })
    .execute();
  await signInByPhone();
  await gates.link.pass();
  await toast(say('identity', 'notLinkedToast'));
  expect(await linked()).toEqual([['802', stranger]]);

  await page.getByRole('button', { name: say('account', 'signOut') }).click();
  await signInOn(page, say, phoneNumber);
  await page.waitForURL('**/step/continue');
  await recorder.until(
    'identityLinking',
    (taken) => taken.some((id) => id.includes('done.actor.linkIdentity')),
    10_000,
  );
  expect(gates.link.held).toBe(0);
});

test('took every transition', () => {
  expect(coverage.missing().transitions).toEqual([]);
});
