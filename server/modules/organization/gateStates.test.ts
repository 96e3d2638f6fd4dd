import { afterAll, beforeAll, expect, it } from 'vitest';
import { bodyOf, refusal, shownCode } from '#tests/support/worlds/punching.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { newId } from '#server/identifier.ts';
import { makeCompany, type Company } from '#tests/support/worlds/world.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer({ now: '2026-11-18T08:50:00+05:00' });
  company = await makeCompany(server);
});
afterAll(() => server.close());

const make = async (title: string, isStatic = false) =>
  bodyOf(await server.call('createGate', { as: company.employer, body: { title, static: isStatic } })).id;
const overview = async () => bodyOf(await server.call('getGateOverview', { as: company.employer })).items;
const punch = (code: string, type: 'in' | 'out' = 'in') =>
  server.call('checkAttendance', {
    as: company.employee,
    body: {
      ...{ id: newId(), type, code, deviceId: company.employee.deviceId },
      scannedAt: server.clock.date().toISOString(),
    },
  });

it('is made, renamed, paired, seen and revoked', async () => {
  const as = company.employer;
  const gateId = await make('  Ombor ');
  const path = { gateId };
  expect(bodyOf(await server.call('renameGate', { as, path, body: { title: 'Orqa eshik' } })).title).toBe(
    'Orqa eshik',
  );
  expect(refusal(await server.call('revokeGate', { as, path }))).toEqual([409, 'notPaired']);
  const { gateToken } = bodyOf(await server.call('pairGate', { as, path }));
  expect((await overview()).find(({ id }) => id === gateId)).toMatchObject({
    paired: true,
    lastSeenAt: null,
  });
  const screen = { accessToken: gateToken };
  bodyOf(await server.call('getGateCode', { as: screen, path }));
  expect((await overview()).find(({ id }) => id === gateId)?.lastSeenAt).toBe('2026-11-18T03:50:00.000Z');
  bodyOf(await server.call('revokeGate', { as, path }));
  expect((await server.call('getGateCode', { as: screen, path })).status).toBe(401);
  const audited = await server.db
    .selectFrom('auditEntry')
    .where('subject', '=', 'gate')
    .where('subjectId', '=', gateId)
    .select(['event', 'byAccountId'])
    .orderBy('id')
    .execute();
  expect(audited).toEqual(
    ['create', 'rename', 'pair', 'revoke'].map((event) => ({ event, byAccountId: as.accountId })),
  );
});

it('counts the punches of today', async () => {
  const { current } = await shownCode(server, company);
  bodyOf(await punch(current.code));
  expect((await overview()).find(({ id }) => id === company.gateId)?.punchesToday).toBe(1);
});

it('that is printed takes its one code until it is revoked, and no other', async () => {
  const gateId = await make('Chop etilgan', true);
  const as = company.employer;
  const { code } = bodyOf(await server.call('getPrintedCode', { as, path: { gateId } }));
  expect(refusal(await server.call('pairGate', { as, path: { gateId } }))).toEqual([404, 'notFound']);
  server.clock.advance(120_000);
  bodyOf(await punch(code, 'out'));
  bodyOf(await server.call('revokeGate', { as, path: { gateId } }));
  server.clock.advance(120_000);
  expect(refusal(await punch(code))).toEqual([422, 'codeAltered']);
  expect(refusal(await server.call('getPrintedCode', { as, path: { gateId: company.gateId } }))).toEqual([
    404,
    'notFound',
  ]);
});

it('that is printed is not offered where a code is typed or a screen opened', async () => {
  const [printed, screen] = [await make('Qogʻoz', true), await make('Ekran')];
  const offered = bodyOf(await server.call('listGates', { as: company.employee })).items.map(({ id }) => id);
  expect([offered.includes(printed), offered.includes(screen)]).toEqual([false, true]);
});

it('that is closed takes no punch and is no longer offered, but keeps its history', async () => {
  const as = company.employer;
  const gateId = await make('Eski', true);
  const { code } = bodyOf(await server.call('getPrintedCode', { as, path: { gateId } }));
  const screen = await make('Eski ekran');
  bodyOf(await server.call('closeGate', { as, path: { gateId: screen } }));
  bodyOf(await server.call('closeGate', { as, path: { gateId } }));
  expect(refusal(await punch(code))).toEqual([422, 'gateUnknown']);
  expect(bodyOf(await server.call('listGates', { as })).items.map(({ id }) => id)).not.toContain(screen);
  expect((await overview()).find(({ id }) => id === gateId)).toMatchObject({ closed: true });
  expect(refusal(await server.call('closeGate', { as, path: { gateId } }))).toEqual([409, 'gateClosed']);
});
