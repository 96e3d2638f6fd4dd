import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/identifier.ts';
import { desk, startApp, type App } from '#tests/support/browser/app.ts';
import { addAccount } from '#tests/support/worlds/people.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { anyone, sampleCard } from '#tests/support/worlds/world.ts';
import { Coverage } from '#tests/paths/engine/index.ts';
import { recordSent } from '../shared/confirmedChange.model.ts';
import { openPath } from '../support/openPath.ts';
import { settledBy } from '../support/settledBy.ts';
import { assertAllTaken, pathsToWalk, walk } from '../support/walk.ts';
import { model } from './guidedStart.model.ts';

const api = '/api/organization/guided-start';
const routes = { load: { method: 'GET', path: api }, mark: { method: 'POST', path: api } };

let app: App;
let say: Say;
beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

/** A company founded through the app's own operation, with all its steps ahead. */
async function founded() {
  const { server } = app;
  const { phoneNumber, ...identity } = anyone();
  await addAccount(server, phoneNumber, identity);
  const as = await server.signIn(phoneNumber);
  const body = { title: 'Namuna', tin: '301234567' };
  bodyOf(await server.call('createOrganization', { as, body, key: newId() }));
  const finish = async () => {
    const employee = { ...anyone(), cardNumber: sampleCard, salary: 500_000_000, status: 'active' as const };
    bodyOf(await server.call('createEmployee', { as, body: employee }));
    bodyOf(await server.call('createGate', { as, body: { title: 'Kirish', static: true } }));
    const { details, pay, earliest } = bodyOf(await server.call('getSettings', { as }));
    // Not kept but saved: what is there stays done though it is left for later.
    bodyOf(await server.call('updateDetails', { as, body: { ...details, mfo: '00444' } }));
    const days = { advanceDay: '20', salaryDay: 5, balanceLimit: 100_000_000, validFrom: earliest };
    const paydays = { ...pay.current, ...days, version: pay.version };
    bodyOf(await server.call('updatePaySettings', { as, body: paydays }));
    for (const step of ['hours', 'schedules'] as const)
      bodyOf(await server.call('markGuidedStep', { as, body: { step, mark: 'kept' } }));
  };
  return { session: as, finish };
}

describe('the guided start', () => {
  const coverage = new Coverage(model.machine);
  test.each(pathsToWalk(model, { maxLength: 25 }))('%s', async (_name, walked) => {
    const { session, finish } = await founded();
    const { page, gates, recorder, visit } = await openPath(app, routes, { viewport: desk, session });
    await page.goto('/start');
    const driver = { ...gates, page, say, finish, sent: recordSent(page, routes.mark) };
    await walk(model, walked, driver, { settled: settledBy(recorder, { coverage }) });
    await visit.close();
    expect(visit.complaints).toEqual([]);
  });
  test('left nothing out', () => {
    assertAllTaken(coverage, model.leftOut());
  });
});
