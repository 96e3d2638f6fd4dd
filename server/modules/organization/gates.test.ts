import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { bodyOf, refusal, shownCode } from '#tests/support/worlds/punching.ts';
import { makeCompany, type Company } from '#tests/support/worlds/world.ts';

let server: TestServer;
let ours: Company;
let theirs: Company;
beforeAll(async () => {
  server = await startTestServer();
  ours = await makeCompany(server);
  theirs = await makeCompany(server);
});
afterAll(() => server.close());

it('lists the company’s own gates', async () => {
  for (const as of [ours.employer, ours.employee]) {
    const { items } = bodyOf(await server.call('listGates', { as }));
    expect(items).toEqual([{ id: ours.gateId, title: 'Kirish', paired: true }]);
  }
});

it('shows codes that turn with the half minute of the server’s clock', async () => {
  server.clock.set(Date.parse('2026-11-18T08:50:10+05:00'));
  const first = await shownCode(server, ours);
  expect(first).toMatchObject({ gateTitle: 'Kirish', organizationTitle: 'Namuna', slotSeconds: 30 });
  expect([first.current.startsInMs, first.current.endsInMs]).toEqual([-10_000, 20_000]);
  expect([first.next.startsInMs, first.next.endsInMs]).toEqual([20_000, 50_000]);
  server.clock.advance(19_999);
  expect((await shownCode(server, ours)).current.code).toBe(first.current.code);
  server.clock.advance(1);
  const second = await shownCode(server, ours);
  expect(second.current).toEqual({ ...first.next, startsInMs: 0, endsInMs: 30_000 });
});

it('keeps neither the secret nor the token where a copy of the database would show them', async () => {
  const gate = await server.db
    .selectFrom('gate')
    .selectAll()
    .where('id', '=', ours.gateId)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(gate)).not.toContain(ours.gateToken);
  expect(gate.secretEncrypted).toHaveLength(12 + 16 + 32);
});

it('gives a gate’s code to its own token alone', async () => {
  const other = { as: { accessToken: theirs.gateToken }, path: { gateId: ours.gateId } };
  expect((await server.call('getGateCode', other)).status).toBe(404);
  const person = { as: ours.employer, path: { gateId: ours.gateId } };
  expect((await server.call('getGateCode', person)).status).toBe(401);
});

it('revokes the screen paired before, and pairs no gate of another company', async () => {
  const as = await server.signIn(await phoneOf(ours.employer.accountId));
  const paired = bodyOf(await server.call('pairGate', { as, path: { gateId: ours.gateId } }));
  expect(paired.gateToken).not.toBe(ours.gateToken);
  const before = { as: { accessToken: ours.gateToken }, path: { gateId: ours.gateId } };
  expect((await server.call('getGateCode', before)).status).toBe(401);
  expect((await shownCode(server, { ...ours, ...paired })).gateTitle).toBe('Kirish');
  const stranger = await server.call('pairGate', { as, path: { gateId: theirs.gateId } });
  expect(refusal(stranger)).toEqual([404, 'notFound']);
  expect((await shownCode(server, theirs)).gateTitle).toBe('Kirish');
});

it.each(['   ', '<b>Kirish', 'Kirish>', 'Kirish\u0007'])(
  'takes no title like %j, nor does a unit',
  async (title) => {
    const as = await server.signIn(await phoneOf(ours.employer.accountId));
    const answers = [
      await server.call('createGate', { as, body: { title, static: false } }),
      await server.call('renameGate', { as, path: { gateId: ours.gateId }, body: { title } }),
      await server.call('createUnit', { as, body: { title } }),
    ];
    for (const answer of answers)
      expect([answer.status, answer.body]).toMatchObject([
        400,
        { code: 'validationFailed', errors: [{ pointer: '/title', code: 'shortTitleInvalid' }] },
      ]);
    expect(bodyOf(await server.call('listGates', { as })).items.map((gate) => gate.title)).toEqual([
      'Kirish',
    ]);
    expect(bodyOf(await server.call('listUnits', { as })).items).toEqual([]);
  },
);

it.each(['\u202e', '\u200b', '\u00ad', '\u2066', '\ufeff'])(
  'takes no title with the hidden sign %j, nor does a unit, a schedule or a view',
  async (sign) => {
    const as = await server.signIn(await phoneOf(ours.employer.accountId));
    const title = `Kirish${sign}joyi`;
    const days = Array<null | { start: string; end: string }>(7).fill({ start: '09:00', end: '18:00' });
    const schedule = {
      kind: 'weekly',
      breakMinutes: 60,
      worksOnHolidays: false,
      days,
      anchor: null,
    } as const;
    const answers = [
      await server.call('createGate', { as, body: { title, static: false } }),
      await server.call('renameGate', { as, path: { gateId: ours.gateId }, body: { title } }),
      await server.call('createUnit', { as, body: { title } }),
      await server.call('createSchedule', { as, body: { title, validFrom: '2026-11-18', schedule } }),
      await server.call('saveListView', {
        ...{ as, path: { list: 'employees' } },
        body: { name: title, address: '', hidden: [] },
      }),
    ];
    for (const [n, answer] of answers.entries())
      expect([answer.status, answer.body]).toMatchObject([
        400,
        { errors: [{ pointer: n === 4 ? '/name' : '/title', code: 'hiddenSigns' }] },
      ]);
  },
);

it('takes a title with an emoji of several', async () => {
  const as = await server.signIn(await phoneOf(ours.employer.accountId));
  const title = 'Bogʻcha 👨‍👩‍👧';
  bodyOf(await server.call('createGate', { as, body: { title, static: false } }));
  const { items } = bodyOf(await server.call('listGates', { as }));
  expect(items.map((gate) => gate.title)).toContain(title);
});

it('does not find a gate of another company, whatever is asked of it', async () => {
  const as = await server.signIn(await phoneOf(ours.employer.accountId));
  const named = { as, path: { gateId: theirs.gateId } };
  const answers = [
    await server.call('renameGate', { ...named, body: { title: 'Bizniki' } }),
    await server.call('revokeGate', named),
    await server.call('closeGate', named),
    await server.call('getPrintedCode', named),
  ];
  expect(answers.map(refusal)).toEqual(answers.map(() => [404, 'notFound']));
  const owner = await server.signIn(await phoneOf(theirs.employer.accountId));
  const { items } = bodyOf(await server.call('listGates', { as: owner }));
  expect(items).toEqual([{ id: theirs.gateId, title: 'Kirish', paired: true }]);
});

const phoneOf = async (accountId: string) =>
  (
    await server.db
      .selectFrom('account')
      .select('phoneNumber')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).phoneNumber;
