import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { languages } from '#domain/language.ts';
import { openGates } from '#tests/paths/browser/support/gates.ts';
import { WorkWorld } from '#tests/paths/browser/time/work.world.ts';
import { loadMachines } from '#tests/paths/registry.ts';
import { phone, startApp, type App, type Visit, type VisitOptions } from '#tests/support/browser/app.ts';
import { assertAccessible } from '#tests/support/browser/axe.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';

let app: App;
let world: WorkWorld;
let say: Say;
let name: string;
const owner = 'Karimova Aziza';
let visit: Visit;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
  world = await WorkWorld.make(app.server);
  await world.askAgain();
  const { lastName, firstName } = world.company.employee.identity;
  name = `${lastName} ${firstName}`;
  await app.server.db
    .updateTable('account')
    .set({ lastName: 'Karimova', firstName: 'Aziza' })
    .where('id', '=', world.company.employer.accountId)
    .execute();
});
afterAll(() => app.close());
afterEach(async () => {
  await visit.close();
  expect(visit.complaints).toEqual([]);
});

async function open(path: string, options: VisitOptions = {}): Promise<Page> {
  visit = await app.visit({ session: world.company.employer, ...options });
  await visit.page.goto(path);
  await visit.page.locator('main[aria-busy=false] h1').waitFor();
  return visit.page;
}
const asked = async (page: Page) => {
  await page.keyboard.press('m');
  const panel = page.getByRole('complementary', { name: say('machines', 'panel') });
  await panel.getByRole('group').waitFor();
  return panel;
};
const lit = (within: Locator, state: string) =>
  within.locator(`.here[data-state="${state}"]`).first().waitFor();
const litNow = async (within: Locator): Promise<(string | undefined)[]> => {
  const parts = within.locator('.here[data-state]');
  return [...new Set(await parts.evaluateAll((all) => all.map((part) => part.dataset['state'])))];
};
const codes = (within: Locator) => within.locator('code').allTextContents();

test('`m` shows the chart of the screen, lit where it stands while it is used, and leads to all charts', async () => {
  const page = await open('/requests');
  const own = page.getByRole('link', { name: say('machines', 'ofRecord', { name }) });
  expect(await own.count()).toBe(0);
  const panel = await asked(page);
  await own.waitFor();
  expect(await litNow(panel)).toEqual(['filled']);
  const { load } = await openGates(page, { load: { method: 'GET', path: '/api/payments/requests' } });
  await page
    .getByRole('group', { name: say('payments', 'filter') })
    .getByRole('button', { name: say('payments', 'state.paid') })
    .click();
  await load.arrived();
  await lit(panel, 'loading');
  expect(await litNow(panel)).toEqual(['loading']);
  await load.pass();
  await lit(panel, 'nothingFound');
  await panel.locator('.just[data-transition*="xstate.done.actor.load"]').first().waitFor();
  // Latest first; the stream may have reloaded the list before.
  const events = await codes(panel.getByRole('list', { name: say('machines', 'events') }));
  expect(events.slice(0, 2)).toEqual(['xstate.done.actor.load', 'filter.changed']);

  await panel.getByRole('link', { name: say('machines', 'all') }).click();
  await page.getByRole('heading', { name: say('machines', 'title') }).waitFor();
  const { machines } = await loadMachines();
  const shown = await page.locator('main li a code').allTextContents();
  expect(shown.sort()).toEqual(machines.map(({ id }) => id).sort());
  await page.keyboard.press('m');
  await panel.waitFor({ state: 'detached' });
});

test.each(languages)('what the states of a machine mean is told in %s', async (language) => {
  const machine = (await loadMachines()).machines.find(({ id }) => id === 'paymentRequest')?.cased.machine;
  const texts = await loadTexts(language);
  const page = await open('/machines/paymentRequest', { language, viewport: phone });
  const states = page.getByRole('region', { name: texts('machines', 'states') });
  expect((await codes(states)).sort()).toEqual(Object.keys(machine?.states ?? {}).sort());
  const said = await states.locator('dd').allTextContents();
  expect(said.filter((words) => /[а-яё]/i.test(words))).toHaveLength(
    language === 'uz-Latn' ? 0 : said.length,
  );
});

/** A record's page, the innermost states its chart must highlight, and the record's history. */
const records: [machine: string, path: () => string, stands: string[], way: string[]][] = [
  ['paymentRequest', () => '/requests', ['approved'], ['inProcess', 'paymentRequest.approve']],
  [
    'employee',
    () => `/employees/${world.company.employee.jobId}/history`,
    ['active'],
    ['employee.create', 'employee.identify'],
  ],
  [
    'workingDay',
    () => '/attendances?date=2026-11-17',
    ['presence.checkedOut', 'punctuality.onTime', 'counting.byItself'],
    ['workingDay.checkIn', 'workingDay.checkOut'],
  ],
  ['device', () => '/settings/devices', ['trusted'], ['device.proveByCode']],
];

/** Follows the link to the record's chart, and reads where it stands and how it came there. */
async function followChart(page: Page, machine: string, link: Locator, stands: string[], way: string[]) {
  await link.click();
  await page.getByRole('heading', { name: machine, exact: true }).waitFor();
  const chart = page.getByRole('group', { name: say('machines', 'chartOf', { id: machine }) });
  await chart.waitFor();
  const parents = stands.flatMap((state) => state.split('.').slice(0, -1));
  expect((await litNow(chart)).sort(), machine).toEqual([...parents, ...stands].sort());
  const trail = page.getByRole('list', { name: say('machines', 'trail') });
  expect(await codes(trail), machine).toEqual(way);
  return trail;
}
const toChart = (within: Locator | Page, machine: string) => within.locator(`a[href="/machines/${machine}"]`);

test('a record’s own chart says where it is and how it came there', async () => {
  const body = { requests: [{ id: await world.undecided() }], event: 'approve' as const };
  bodyOf(await app.server.call('reviewPaymentRequests', { as: world.company.employer, body }));
  // Opening the charts loads them.
  const page = await open('/machines');
  for (const [machine, path, stands, way] of records) {
    await page.goto(path());
    await followChart(page, machine, toChart(page.locator('main'), machine).first(), stands, way);
    await page.getByText(`${say('machines', 'standsIn')} ${stands.join(' · ')}`, { exact: true }).waitFor();
  }
  await assertAccessible(page, 'the chart of a device');
});

test('what was asked for a day has its own charts, with who did what, and so has what still waits', async () => {
  const { employee, employer } = world.company;
  const { server } = app;
  const date = '2026-11-17' as const;
  const ask = async (out: string) => {
    const body = { date, pairs: [{ in: '10:00', out }], reason: 'Telefonim oʻchib qoldi' };
    return bodyOf(await server.call('proposeCorrection', { as: employee, body })).id;
  };
  const settle = async (kind: 'correction', id: string) => {
    const body = { event: 'accept' as const, items: [{ kind, id, date }] };
    bodyOf(await server.call('settle', { as: employer, body }));
    server.clock.advance(60_000);
  };
  await settle('correction', await ask('18:00'));
  const reason = { reason: 'Qor yogʻdi' };
  bodyOf(await server.call('giveTardinessReason', { as: employee, path: { date }, body: reason }));
  await settle('correction', await ask('19:00'));
  await world.hiredOn('2026-10-01');
  const away = { firstDay: '2026-11-19', lastDay: '2026-11-20', kind: 9 } as const;
  bodyOf(await server.call('proposeAbsence', { as: employee, body: away }));

  const page = await open('/machines');
  const record = `/employees/${employee.jobId}/attendance`;
  const ofDay = page.getByRole('dialog');
  await page.goto(`${record}?date=${date}`);
  await followChart(
    page,
    'tardinessReason',
    toChart(ofDay, 'tardinessReason'),
    ['given'],
    ['tardinessReason.give'],
  );
  await page.goto(`${record}?date=${date}`);
  const replaced = toChart(ofDay, 'correction').last();
  const steps = ['proposed', 'correction.accept', 'correction.replace'];
  const trail = await followChart(page, 'correction', replaced, ['replaced'], steps);
  const who = await trail.getByRole('listitem').allInnerTexts();
  expect(who.map((line) => [name, owner].filter((one) => line.includes(one)))).toEqual([[name], [owner], []]);
  await page.goto(`${record}?date=${date}`);
  await followChart(
    page,
    'workingDay',
    toChart(ofDay, 'workingDay'),
    ['presence.checkedOut', 'punctuality.late', 'counting.byItself'],
    ['workingDay.checkIn', 'workingDay.checkOut', 'workingDay.correct', 'workingDay.correct'],
  );
  await page.goto(record);
  const absence = toChart(page.locator('[data-absence]'), 'absence');
  await followChart(page, 'absence', absence, ['proposed'], ['proposed']);

  // An event tells how it was then, whatever became of it since.
  await page.goto(record);
  const accepted = page.locator('[data-event="correction.accept"]').last();
  await followChart(page, 'correction', toChart(accepted, 'correction'), ['accepted'], steps.slice(0, 2));
  await page.getByText(`${say('machines', 'stoodIn')} accepted`, { exact: true }).waitFor();

  await page.goto('/attendances/settle');
  const waits = (kind: 'reason' | 'absence') =>
    page.getByRole('row').filter({ hasText: say('settlement', `kind.${kind}`) });
  await followChart(page, 'absence', toChart(waits('absence'), 'absence'), ['proposed'], ['proposed']);
  await page.goto('/attendances/settle');
  await followChart(
    page,
    'tardinessReason',
    toChart(waits('reason'), 'tardinessReason'),
    ['given'],
    ['tardinessReason.give'],
  );
  await page.goto(`/attendances?date=${date}`);
  await followChart(
    page,
    'tardinessReason',
    toChart(page.locator('main'), 'tardinessReason'),
    ['given'],
    ['tardinessReason.give'],
  );
});
