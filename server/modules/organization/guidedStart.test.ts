import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import { addAccount } from '#tests/support/people.ts';
import { bodyOf } from '#tests/support/punching.ts';
import { startTestServer, type Session, type TestServer } from '#tests/support/server.ts';
import { anyone, makeCompany, sampleCard } from '#tests/support/world.ts';

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
const mark = async (step: 'details' | 'hours' | 'gate' | 'employee', how: 'later' | 'kept') =>
  bodyOf(await server.call('markGuidedStep', { as, body: { step, mark: how } }));

it('begins with the founding, keeps what is left for later, and ends when everything is there', async () => {
  expect(await states()).toEqual(['open', 'open', 'open', 'open']);
  await mark('gate', 'later');
  await mark('hours', 'kept');
  await mark('employee', 'kept');
  expect(await states()).toEqual(['open', 'done', 'later', 'later']);
  const { details, work, earliest } = bodyOf(await server.call('getSettings', { as }));
  bodyOf(await server.call('updateDetails', { as, body: { ...details, mfo: '00444' } }));
  bodyOf(await server.call('createGate', { as, body: { title: 'Kirish', static: true } }));
  expect(await states()).toEqual(['done', 'done', 'done', 'later']);
  const hours = { daysOff: [7], shiftStart: '10:00', shiftEnd: '19:00', breakMinutes: 30 };
  const change = { ...work.current, ...hours, version: work.version, validFrom: earliest };
  bodyOf(await server.call('updateWorkSettings', { as, body: change }));
  expect(bodyOf(await server.call('getGuidedStart', { as })).hours).toEqual(hours);
  const body = { ...anyone(), cardNumber: sampleCard, salary: 500_000_000, status: 'active' as const };
  bodyOf(await server.call('createEmployee', { as, body }));
  expect(bodyOf(await server.call('getGuidedStart', { as })).finished).toBe(true);
});

it('is over for a company that was there before it', async () => {
  const { employer } = await makeCompany(server);
  const none = { finished: true, steps: [] };
  expect(bodyOf(await server.call('getGuidedStart', { as: employer }))).toMatchObject(none);
  const body = { step: 'gate', mark: 'later' } as const;
  expect(bodyOf(await server.call('markGuidedStep', { as: employer, body }))).toMatchObject(none);
});
