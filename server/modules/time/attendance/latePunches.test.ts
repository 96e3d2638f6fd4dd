import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expireLatePunches } from '#server/modules/time/attendance/index.ts';
import { newId } from '#server/identifier.ts';
import { bodyOf, counted, punchAt, refusal, shownCode } from '#tests/support/worlds/punching.ts';
import {
  startTestServer,
  workingMorning,
  type Session,
  type TestServer,
} from '#tests/support/server/server.ts';
import { makeCompany, type Company } from '#tests/support/worlds/world.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(Date.parse(workingMorning));
  company = await makeCompany(server);
});

const DAY = '2026-11-18';
const instant = (time: string, date = DAY) => Date.parse(`${date}T${time}+05:00`);
const at = (time: string, date = DAY) => server.clock.set(instant(time, date));
const signIn = (): Promise<Session> => server.signIn(company.employee.phoneNumber, company.employee.deviceId);

/** Scanned at a time without network; sent whenever it is sent. */
async function scanned(type: 'in' | 'out', time: string, date = DAY) {
  at(time, date);
  const { code } = (await shownCode(server, company)).current;
  return { id: newId(), type, code, scannedAt: server.clock.date().toISOString() };
}
const send = async ({ type, ...punch }: Awaited<ReturnType<typeof scanned>>, change: object = {}) =>
  punchAt(server, company, await signIn(), type, { ...punch, ...change });
const queue = async () => bodyOf(await server.call('listToSettle', { as: await employer() }));
const employer = async () => {
  const { phoneNumber } = await server.db
    .selectFrom('account')
    .select('phoneNumber')
    .where('id', '=', company.employer.accountId)
    .executeTakeFirstOrThrow();
  return server.signIn(phoneNumber, company.employer.deviceId);
};
const settle = async (event: 'accept' | 'refuse', ids: string[], note?: string) =>
  server.call('settle', {
    as: await employer(),
    body: {
      event,
      items: ids.map((id) => ({ kind: 'latePunch' as const, id, date: DAY })),
      ...(note === undefined ? {} : { note }),
    },
  });
const day = async () =>
  bodyOf(await server.call('getMyMonth', { as: await signIn() })).days.find(({ date }) => date === DAY)!;
const take = (takesLatePunches: boolean) =>
  server.db
    .updateTable('workSettings')
    .set({ takesLatePunches })
    .where('organizationId', '=', company.organizationId)
    .execute();
const told = () =>
  server.db
    .selectFrom('notification')
    .select('data')
    .where('accountId', '=', company.employee.accountId)
    .execute();

describe('a punch that arrives after its code', () => {
  it('waits for the employer, and once accepted counts by the time of its code', async () => {
    const punch = await scanned('in', '08:50:10');
    at('11:00:00');
    const answer = await send(punch);
    expect([answer.status, answer.body]).toEqual([
      202,
      { id: punch.id, type: 'in', at: '2026-11-18T03:50:00.000Z', gateTitle: 'Kirish', date: DAY },
    ]);
    expect((await day()).pairs).toEqual([]);
    expect((await queue()).items).toMatchObject([
      {
        ...{ kind: 'latePunch', id: punch.id, date: DAY, verbs: ['accept', 'refuse'], effect: null },
        ...{ punch: { type: 'in', at: '2026-11-18T03:50:00.000Z', gateTitle: 'Kirish' } },
        ...{ since: '2026-11-18T06:00:00.000Z' },
      },
    ]);
    bodyOf(await settle('accept', [punch.id]));
    expect(await day()).toMatchObject({
      ...{ presence: 'present', punctuality: 'onTime' },
      pairs: [{ in: '2026-11-18T03:50:00.000Z', out: null }],
    });
    expect((await queue()).total).toBe(0);
    expect((await told()).map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ about: 'latePunchAccepted', day: DAY }),
    );
    expect([(await send(punch)).status, (await send(punch)).body]).toEqual([202, answer.body]);
  });

  it('is refused with a word, once', async () => {
    const punch = await scanned('in', '08:50:10');
    at('11:00:00');
    await send(punch);
    expect(refusal(await settle('refuse', [punch.id]))).toEqual([400, 'validationFailed']);
    bodyOf(await settle('refuse', [punch.id], 'Kamera boshqacha koʻrsatdi'));
    expect(refusal(await settle('accept', [punch.id]))).toEqual([409, 'illegalTransition']);
    expect((await day()).pairs).toEqual([]);
    expect((await told()).map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ about: 'latePunchRefused', reason: 'Kamera boshqacha koʻrsatdi' }),
    );
  });

  it('counts at once where the company takes late punches as they come', async () => {
    await take(true);
    const punch = await scanned('in', '08:50:10');
    at('11:00:00');
    const first = counted(await send(punch));
    expect(first).toMatchObject({ at: '2026-11-18T03:50:00.000Z', day: { presence: 'present' } });
    expect(counted(await send(punch))).toEqual(first);
    expect((await queue()).total).toBe(0);
  });

  it('taken as it came after the shift says that the day was late, until when the reason is due, once', async () => {
    await take(true);
    const punch = await scanned('in', '09:30:10');
    at('08:00:00', '2026-11-19');
    counted(await send(punch));
    counted(await send(punch));
    const asked = (await told()).filter(({ data }) => 'minutes' in (data as object));
    expect(asked).toEqual([{ data: { date: DAY, minutes: 30, deadline: '2026-11-19T13:00:00.000Z' } }]);
  });

  it('lets what follows it wait as well, also on time; both are accepted in their order, with the effect', async () => {
    const came = await scanned('in', '08:50:10');
    at('11:00:00');
    await send(came);
    at('18:05:00');
    const gone = await punchAt(server, company, await signIn(), 'out');
    expect([gone.status, gone.body]).toMatchObject([202, { type: 'out', at: '2026-11-18T13:05:00.000Z' }]);
    const { id } = gone.body as { id: string };
    expect((await queue()).items.map((item) => item.id)).toEqual([came.id, id]);
    expect(bodyOf(await settle('accept', [id])).items).toMatchObject([
      { outcome: 'refused', code: 'notCheckedIn' },
    ]);
    bodyOf(await settle('accept', [came.id]));
    expect((await queue()).items).toMatchObject([{ id, effect: { countedDays: { before: 0, after: 1 } } }]);
    bodyOf(await settle('accept', [id]));
    expect(await day()).toMatchObject({ presence: 'checkedOut', counted: true });
  });

  it('stands between those that counted already', async () => {
    await take(true);
    at('08:50:00');
    counted(await punchAt(server, company, await signIn(), 'in'));
    const lunch = await scanned('out', '13:00:10');
    at('14:00:00');
    expect(refusal(await punchAt(server, company, await signIn(), 'in'))).toEqual([409, 'alreadyCheckedIn']);
    counted(await send(lunch));
    counted(await punchAt(server, company, await signIn(), 'in'));
    expect((await day()).pairs).toHaveLength(2);
    const again = await scanned('out', '13:00:40');
    at('15:00:00');
    expect(refusal(await send(again))).toEqual([409, 'notCheckedIn']);
    const early = await scanned('in', '14:00:40');
    at('15:10:00');
    expect(refusal(await send(early))).toEqual([409, 'alreadyCheckedIn']);
  });

  it('keeps the gap between punches', async () => {
    await take(true);
    at('08:50:00');
    counted(await punchAt(server, company, await signIn(), 'in'));
    const gone = await scanned('out', '08:50:31');
    at('11:00:00');
    expect(refusal(await send(gone))).toEqual([422, 'punchTooSoon']);
  });

  it('is written once when twenty come at the same moment', async () => {
    const punch = await scanned('in', '08:50:10');
    at('11:00:00');
    const as = await signIn();
    const { type, ...change } = punch;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => punchAt(server, company, as, type, change)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect((await queue()).total).toBe(1);
  });
});

describe('what cannot be true', () => {
  it.each<[string, string, object, number, string]>([
    ['after 24 hours', '08:51:00', {}, 422, 'punchTooLate'],
    ['a claim of the future', '11:00:00', { scannedAt: `${DAY}T07:00:00.000Z` }, 422, 'scannedInFuture'],
    ['a claim of before the code', '11:00:00', { scannedAt: `${DAY}T03:30:00.000Z` }, 422, 'scannedAtWrong'],
    ['a code that had expired', '11:00:00', { scannedAt: `${DAY}T05:30:00.000Z` }, 422, 'codeExpired'],
  ])('%s is refused with its own code', async (name, time, change, status, code) => {
    const punch = await scanned('in', '08:50:10');
    at(time, name === 'after 24 hours' ? '2026-11-19' : DAY);
    expect(refusal(await send(punch, change))).toEqual([status, code]);
    expect(await server.db.selectFrom('latePunch').selectAll().where('id', '=', punch.id).execute()).toEqual(
      [],
    );
  });

  it('a day of a closed month is refused', async () => {
    const punch = await scanned('in', '08:50:10');
    at('11:00:00');
    const changedAt = server.clock.date();
    const { organizationId } = company;
    await server.db
      .insertInto('period')
      .values({ organizationId, month: '2026-11', state: 'closed', changedAt })
      .execute();
    expect(refusal(await send(punch))).toEqual([422, 'periodClosed']);
  });

  it('a code of one slot ago is not late', async () => {
    const punch = await scanned('in', '08:50:10');
    at('08:50:55');
    expect(counted(await send(punch)).at).toBe('2026-11-18T03:50:55.000Z');
  });
});

it('what nobody decided expires with the month after its own', async () => {
  const punch = await scanned('in', '08:50:10');
  at('11:00:00');
  await send(punch);
  const state = async () =>
    (await server.db.selectFrom('latePunch').select('state').where('id', '=', punch.id).execute())[0]?.state;
  at('11:00:00', '2026-12-31');
  await expireLatePunches(server.services);
  expect(await state()).toBe('waiting');
  at('11:00:00', '2027-01-01');
  await expireLatePunches(server.services);
  expect(await state()).toBe('expired');
});
