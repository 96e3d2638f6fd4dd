import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import { addAccount } from '#tests/support/worlds/people.ts';
import {
  startTestServer,
  workingMorning,
  type Session,
  type TestServer,
} from '#tests/support/server/server.ts';
import { bodyOf, counted, punchAt, refusal, shownCode } from '#tests/support/worlds/punching.ts';
import { dayWith } from '#tests/support/worlds/wholeDays.ts';
import { anyone, makeCompany, sampleCard, type Company } from '#tests/support/worlds/world.ts';

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

const at = (time: string, date = '2026-11-18') => server.clock.set(Date.parse(`${date}T${time}+05:00`));
const signIn = (): Promise<Session> => server.signIn(company.employee.phoneNumber, company.employee.deviceId);
const rows = () =>
  server.db.selectFrom('punch').selectAll().where('organizationId', '=', company.organizationId).execute();

describe('a day at the gate', () => {
  it('counts in and out at the server’s time, whatever the phone claims', async () => {
    const id = newId();
    const scannedAt = '2020-01-01T00:00:00.000Z';
    const accepted = counted(await punchAt(server, company, company.employee, 'in', { id, scannedAt }));
    expect(accepted).toEqual({
      ...{ id, type: 'in', at: '2026-11-18T03:50:00.000Z', gateTitle: 'Kirish', reasonUntil: null },
      day: dayWith('2026-11-18', [['08:50', null]], { presence: 'present' }),
    });
    at('18:01:00');
    const out = counted(await punchAt(server, company, await signIn(), 'out'));
    expect(out.day).toEqual(dayWith('2026-11-18', [['08:50', '18:01']]));
    const { organizationId, gateId, employee } = company;
    const [row] = await rows();
    expect(row).toEqual({
      ...{ organizationId, gateId, employeeId: employee.jobId, deviceId: employee.deviceId, id, type: 'in' },
      ...{ at: new Date('2026-11-18T03:50:00.000Z'), scannedAt: new Date(scannedAt) },
      ...{ shiftDate: '2026-11-18', typed: false },
    });
  });

  it('counts lateness from the shift’s start', async () => {
    at('09:17:00');
    const { day, reasonUntil } = counted(await punchAt(server, company, await signIn(), 'in'));
    expect(day).toEqual(dayWith('2026-11-18', [['09:17', null]], { presence: 'present' }));
    // The end of the shift of the next working day.
    expect(reasonUntil).toBe('2026-11-19T13:00:00.000Z');
  });

  it('asks for the reason of a lateness at the check-in that was late, not when coming back or leaving', async () => {
    at('09:17:00');
    counted(await punchAt(server, company, await signIn(), 'in'));
    at('13:00:00');
    expect(counted(await punchAt(server, company, await signIn(), 'out')).reasonUntil).toBeNull();
    at('14:00:00');
    expect(counted(await punchAt(server, company, await signIn(), 'in')).reasonUntil).toBeNull();
  });

  it('refuses in when in, out when not in', async () => {
    const { employee } = company;
    expect(refusal(await punchAt(server, company, employee, 'out'))).toEqual([409, 'notCheckedIn']);
    counted(await punchAt(server, company, employee, 'in'));
    expect(refusal(await punchAt(server, company, employee, 'in'))).toEqual([409, 'alreadyCheckedIn']);
    server.clock.advance(60_000);
    counted(await punchAt(server, company, employee, 'out'));
    expect(refusal(await punchAt(server, company, employee, 'out'))).toEqual([409, 'notCheckedIn']);
    server.clock.advance(60_000);
    counted(await punchAt(server, company, employee, 'in'));
    expect(await rows()).toHaveLength(3);
  });

  it('takes no second punch of a person within a minute, or within what the company sets', async () => {
    const { employee } = company;
    counted(await punchAt(server, company, employee, 'in'));
    at('08:50:59');
    const early = await punchAt(server, company, employee, 'out');
    expect(refusal(early)).toEqual([422, 'punchTooSoon']);
    expect(early.body).toMatchObject({ retryAfterSeconds: 1 });
    at('08:51:00');
    counted(await punchAt(server, company, employee, 'out'));
    await server.db
      .updateTable('workSettings')
      .set({ punchGapSeconds: 300 })
      .where('organizationId', '=', company.organizationId)
      .execute();
    at('08:55:59');
    expect(refusal(await punchAt(server, company, await signIn(), 'in'))).toEqual([422, 'punchTooSoon']);
    const colleague = await hireAnother();
    const own = await server.signIn(colleague.phoneNumber, 'their-own-phone');
    counted(await punchAt(server, company, own, 'in'));
    at('08:56:00');
    counted(await punchAt(server, company, await signIn(), 'in'));
  });

  it('takes nothing while the clock is behind the last punch, and the real out once it is right', async () => {
    const { employee } = company;
    server.clock.set(Date.parse('2026-11-18T08:50:00.032+05:00'));
    counted(await punchAt(server, company, employee, 'in'));
    for (const [time, date] of [
      ['08:20:00', '2026-11-18'],
      ['18:00:00', '2026-11-17'],
      ['09:00:00', '2026-11-11'],
    ] as const) {
      at(time, date);
      const early = await signIn();
      for (const type of ['in', 'out'] as const)
        expect(refusal(await punchAt(server, company, early, type)), date).toEqual([422, 'clockBehind']);
    }
    at('08:49:30');
    const near = await punchAt(server, company, await signIn(), 'out');
    expect(refusal(near)).toEqual([422, 'punchTooSoon']);
    expect(near.body).toMatchObject({ retryAfterSeconds: 91 });
    expect(await rows()).toHaveLength(1);
    at('18:01:00');
    const { day } = counted(await punchAt(server, company, await signIn(), 'out'));
    expect(day.pairs).toEqual([{ in: '2026-11-18T03:50:00.032Z', out: '2026-11-18T13:01:00.000Z' }]);
  });

  it('of a punch every minute is read and added to', async () => {
    const { organizationId, gateId, employee } = company;
    const first = Date.parse('2026-11-18T05:00:00+05:00');
    await server.db
      .insertInto('punch')
      .values(
        Array.from({ length: 2 * 505 }, (_, minute) => ({
          ...{ organizationId, gateId, employeeId: employee.jobId, deviceId: 'a-device', typed: false },
          id: newId(),
          type: minute % 2 ? ('out' as const) : ('in' as const),
          at: new Date(first + minute * 60_000),
          scannedAt: new Date(first + minute * 60_000),
          shiftDate: '2026-11-18',
        })),
      )
      .execute();
    at('21:58:00');
    const as = await signIn();
    const { day } = counted(await punchAt(server, company, as, 'in'));
    expect([day.pairs.length, day.minutesWorked]).toEqual([506, 505]);
    const month = bodyOf(await server.call('getMyMonth', { as }));
    expect(month.days.find(({ date }) => date === '2026-11-18')?.pairs).toHaveLength(506);
  });

  it('is open from four hours before the shift to its closing', async () => {
    for (const [time, accepted] of [
      ['04:59:59', false],
      ['05:00:00', true],
    ] as const) {
      at(time);
      const answer = await punchAt(server, company, await signIn(), 'in');
      if (accepted) counted(answer);
      else expect(refusal(answer)).toEqual([422, 'outsideShift']);
    }
    at('22:00:00');
    expect(refusal(await punchAt(server, company, await signIn(), 'out'))).toEqual([422, 'outsideShift']);
    at('21:59:59');
    counted(await punchAt(server, company, await signIn(), 'out'));
  });
});

describe('who punches', () => {
  it('only the phone the token was given to, while it is trusted', async () => {
    const { employee } = company;
    const claimed = await punchAt(server, company, employee, 'in', { deviceId: 'another-device' });
    expect(refusal(claimed)).toEqual([422, 'deviceNotTrusted']);
    await server.db
      .updateTable('device')
      .set({ trusted: false })
      .where('accountId', '=', employee.accountId)
      .execute();
    expect(refusal(await punchAt(server, company, employee, 'in'))).toEqual([422, 'deviceNotTrusted']);
    expect(await rows()).toEqual([]);
  });

  it('one phone for one person of a company a day', async () => {
    const colleague = await hireAnother();
    const borrowed = await server.signIn(colleague.phoneNumber, company.employee.deviceId);
    counted(await punchAt(server, company, company.employee, 'in'));
    expect(refusal(await punchAt(server, company, borrowed, 'in'))).toEqual([422, 'deviceOfAnother']);
    const own = await server.signIn(colleague.phoneNumber, 'their-own-phone');
    counted(await punchAt(server, company, own, 'in'));
    at('08:50:00', '2026-11-19');
    const nextDay = await server.signIn(colleague.phoneNumber, company.employee.deviceId);
    counted(await punchAt(server, company, nextDay, 'in'));
  });

  it('one phone for one person even at the same moment', async () => {
    const colleague = await hireAnother();
    const borrowed = await server.signIn(colleague.phoneNumber, company.employee.deviceId);
    const answers = await Promise.all([
      punchAt(server, company, company.employee, 'in'),
      punchAt(server, company, borrowed, 'in'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await rows()).toHaveLength(1);
  });

  it('nobody who is blocked', async () => {
    const { employer, employee } = company;
    const block = { ids: [employee.jobId], event: 'block' as const, reason: 'Tekshiruv' };
    bodyOf(await server.call('changeEmployeeStatus', { as: employer, body: block }));
    expect(refusal(await punchAt(server, company, employee, 'in'))).toEqual([403, 'employeeBlocked']);
  });
});

describe('the same punch twice', () => {
  it('gives the same answer once, also later and also with another key', async () => {
    const id = newId();
    const { code } = (await shownCode(server, company)).current;
    const first = counted(await punchAt(server, company, company.employee, 'in', { id, code }));
    server.clock.advance(600_000);
    counted(await punchAt(server, company, company.employee, 'out'));
    expect(counted(await punchAt(server, company, company.employee, 'in', { id, code }))).toEqual(first);
    expect(await rows()).toHaveLength(2);
  });

  it('is written once when twenty come at the same moment', async () => {
    const id = newId();
    const { code } = (await shownCode(server, company)).current;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => punchAt(server, company, company.employee, 'in', { id, code })),
    );
    const bodies = answers.map(counted);
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    expect(await rows()).toHaveLength(1);
  });

  it('of twenty different ones at the same moment one counts', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => punchAt(server, company, company.employee, 'in')),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await rows()).toHaveLength(1);
  });

  it('is not another punch: an id used for something else is refused', async () => {
    const id = newId();
    counted(await punchAt(server, company, company.employee, 'in', { id }));
    expect(refusal(await punchAt(server, company, company.employee, 'out', { id }))).toEqual([
      409,
      'punchIdTaken',
    ]);
  });
});

async function hireAnother() {
  const { phoneNumber, ...identity } = anyone();
  const body = {
    ...identity,
    phoneNumber,
    cardNumber: sampleCard,
    salary: 400_000_000,
    status: 'active' as const,
  };
  const { id } = bodyOf(await server.call('createEmployee', { as: company.employer, body }));
  await addAccount(server, phoneNumber, identity);
  const as = await server.signIn(phoneNumber, 'their-own-phone');
  bodyOf(await server.call('acceptJob', { as, path: { employeeId: id } }));
  return { id, phoneNumber };
}
