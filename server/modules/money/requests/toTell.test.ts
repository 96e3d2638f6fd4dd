import { describe, expect, it } from 'vitest';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import {
  company,
  DAY,
  propose,
  salary,
  server,
  setUp,
  settle,
  subject,
  worked,
} from '#tests/support/worlds/settlementWorld.ts';

setUp();

const ahead = async () => (await salary()).ahead!;
/** A session does not live for days. */
const later = async (time: string) => {
  server.clock.set(Date.parse(time));
  Object.assign(company.employee, await server.signIn(company.employee.phoneNumber));
};
const missed = async () => (await ahead()).missedCheckOuts.map(({ day }) => day.date);
const due = async () => (await ahead()).reasonsDue;
const give = async (date = DAY) =>
  bodyOf(
    await server.call('giveTardinessReason', {
      as: company.employee,
      path: { date },
      body: { reason: 'Avtobus kechikdi' },
    }),
  );

describe('a missed check-out', () => {
  it('costs what its day would earn, and its shift says when it should have been', async () => {
    await worked({ departure: null });
    const { missedCheckOuts } = await ahead();
    expect(missedCheckOuts).toMatchObject([
      { day: { date: DAY, presence: 'missedCheckOut' }, worth: 23_809_523, shiftEnd: '18:00' },
    ]);
    await settle('settle', [subject('missedCheckOut')]);
    const { earned } = await salary();
    expect(earned).toBe(missedCheckOuts[0]!.worth);
    expect(await missed()).toEqual([]);
  });

  it('is not told of a day of leave, which its times would not make count', async () => {
    await worked({ departure: null });
    const body = { employeeId: company.employee.jobId, firstDay: DAY, lastDay: DAY, kind: 9 } as const;
    bodyOf(await server.call('proposeAbsence', { as: company.employer, body }));
    expect(await missed()).toEqual([]);
  });

  it('is gone while a correction of the day waits, comes back when it is withdrawn, and is gone once it is refused', async () => {
    await worked({ departure: null });
    const { id } = bodyOf(await propose());
    expect(await missed()).toEqual([]);
    bodyOf(await server.call('withdrawCorrection', { as: company.employee, path: { id } }));
    expect(await missed()).toEqual([DAY]);
    const again = bodyOf(await propose());
    bodyOf(await settle('refuse', [subject('correction', again.id)], 'Kamerada koʻrinmaydi'));
    expect(await missed()).toEqual([]);
  });

  it('of the last month is still there on the first of the next, the newest first; none of a day off', async () => {
    const dates = ['2026-11-16', '2026-11-15', DAY] as const;
    for (const date of dates) await worked({ departure: null }, date);
    await later('2026-12-01T09:00:00+05:00');
    expect(await missed()).toEqual([DAY, '2026-11-16']);
  });
});

describe('a reason for being late', () => {
  it('is due with its deadline until it is given', async () => {
    await worked({ arrival: '09:20' });
    const expected = [{ date: DAY, tardinessMinutes: 20, until: '2026-11-18T13:00:00.000Z' }];
    expect(await due()).toEqual(expected);
    const { reasonsDue } = bodyOf(await server.call('getMyMonth', { as: company.employee }));
    expect(reasonsDue).toEqual(expected);
    await give();
    expect(await due()).toEqual([]);
    expect(bodyOf(await server.call('getMyMonth', { as: company.employee })).reasonsDue).toEqual([]);
  });

  it('is not due any more once its deadline has passed', async () => {
    await worked({ arrival: '09:20' });
    await later('2026-11-18T18:00:00+05:00');
    expect(await due()).toEqual([]);
  });

  it('of the last day of a month is due on the first of the next', async () => {
    await worked({ arrival: '09:20' }, '2026-11-30');
    await later('2026-12-01T09:00:00+05:00');
    expect(await due()).toEqual([
      { date: '2026-11-30', tardinessMinutes: 20, until: '2026-12-01T13:00:00.000Z' },
    ]);
  });
});
