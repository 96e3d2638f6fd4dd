import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '#openapi/generated/contract.d.ts';
import { newId } from '#server/identifier.ts';
import { addAccount } from '#tests/support/worlds/people.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { startTestServer, type Session, type TestServer } from '#tests/support/server/server.ts';
import { anyone, makeCompany, sampleCard } from '#tests/support/worlds/world.ts';

type GuidedMark = components['schemas']['GuidedMark'];

let server: TestServer;
let as: Session;
beforeAll(async () => {
  server = await startTestServer();
  const { phoneNumber, ...identity } = anyone();
  await addAccount(server, phoneNumber, identity);
  as = await server.signIn(phoneNumber);
  const body = { title: 'Namuna', tin: '301234567' };
  bodyOf(await server.call('createOrganization', { as, body, key: newId() }));
});
afterAll(() => server.close());

const states = async () =>
  bodyOf(await server.call('getGuidedStart', { as })).steps.map(({ state }) => state);
const mark = async (step: GuidedMark['step'], how: GuidedMark['mark']) =>
  bodyOf(await server.call('markGuidedStep', { as, body: { step, mark: how } }));

it('begins with the founding, keeps what is left for later, and ends when everything is there', async () => {
  expect(await states()).toEqual(['open', 'open', 'open', 'open', 'open', 'open']);
  for (const step of ['schedules', 'paydays', 'gate'] as const) await mark(step, 'later');
  for (const step of ['hours', 'paydays', 'employee'] as const) await mark(step, 'kept');
  expect(await states()).toEqual(['open', 'done', 'later', 'later', 'later', 'later']);
  const { details, work, pay, earliest } = bodyOf(await server.call('getSettings', { as }));
  bodyOf(await server.call('updateDetails', { as, body: { ...details, mfo: '00444' } }));
  const screen = bodyOf(await server.call('createGate', { as, body: { title: 'Kirish', static: false } }));
  expect(await states()).toEqual(['done', 'done', 'later', 'later', 'later', 'later']);
  bodyOf(await server.call('pairGate', { as, path: { gateId: screen.id } }));
  const hours = { daysOff: [7], shiftStart: '10:00', shiftEnd: '19:00', breakMinutes: 30 };
  const change = { ...work.current, ...hours, version: work.version, validFrom: earliest };
  bodyOf(await server.call('updateWorkSettings', { as, body: change }));
  expect(bodyOf(await server.call('getGuidedStart', { as })).hours).toEqual(hours);
  const days = { advanceDay: '20', salaryDay: 5, balanceLimit: 100_000_000, version: pay.version };
  const paydays = { ...pay.current, ...days, validFrom: earliest };
  bodyOf(await server.call('updatePaySettings', { as, body: paydays }));
  expect(await states()).toEqual(['done', 'done', 'later', 'done', 'done', 'later']);
  const body = { ...anyone(), cardNumber: sampleCard, salary: 500_000_000, status: 'active' as const };
  bodyOf(await server.call('createEmployee', { as, body }));
  expect(await states()).toEqual(['done', 'done', 'later', 'done', 'done', 'done']);
  expect(bodyOf(await server.call('getGuidedStart', { as })).finished).toBe(false);
  await mark('schedules', 'kept');
  expect(bodyOf(await server.call('getGuidedStart', { as })).finished).toBe(true);
  await server.db.updateTable('employee').set({ status: 'left' }).execute();
  expect(bodyOf(await server.call('getGuidedStart', { as })).finished).toBe(false);
});

it('asks a company only for the steps with which it was founded', async () => {
  await server.db.deleteFrom('guidedStep').where('step', 'in', ['schedules', 'paydays']).execute();
  const { steps } = bodyOf(await server.call('getGuidedStart', { as }));
  expect(steps.map(({ step }) => step)).toEqual(['details', 'hours', 'gate', 'employee']);
});

it('is over for a company that was there before it', async () => {
  const { employer } = await makeCompany(server);
  const none = { finished: true, steps: [] };
  expect(bodyOf(await server.call('getGuidedStart', { as: employer }))).toMatchObject(none);
  const body = { step: 'gate', mark: 'later' } as const;
  expect(bodyOf(await server.call('markGuidedStep', { as: employer, body }))).toMatchObject(none);
});
