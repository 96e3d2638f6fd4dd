import { beforeEach, describe, expect, it } from 'vitest';
import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import {
  at,
  company,
  freshCompany,
  SALARY,
  salary,
  server,
  usePayments,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';

usePayments();

const MORNING = '2026-11-18T08:50:00+05:00';

const month = async (asked?: CompanyMonth) =>
  bodyOf(
    await server.call('getMyMonth', {
      as: company.employee,
      query: asked === undefined ? {} : { month: asked },
    }),
  );
const datesOf = ({ left }: Awaited<ReturnType<typeof month>>) => left.days.map(({ date }) => date.slice(8));

async function away(kind: number, date: CompanyDate): Promise<void> {
  const body = { employeeId: company.employee.jobId, firstDay: date, lastDay: date, kind };
  bodyOf(await server.call('proposeAbsence', { as: company.employer, body }));
}

const works = (...days: string[]) => workedDays(days.map((day) => `2026-11-${day}` as CompanyDate));

describe('what is left of a month', () => {
  beforeEach(async () => {
    await freshCompany('2026-11-01T08:00:00+05:00');
    await at(MORNING);
  });

  it('are its working days from today on with their shifts, which fill up the salary', async () => {
    await works('02', '03', '04', '05', '06', '09', '10', '11', '12', '13', '16', '17');
    const seen = await month();
    expect(datesOf(seen)).toEqual(['18', '19', '20', '23', '24', '25', '26', '27', '30']);
    expect(seen.left.days[0]).toEqual({ date: '2026-11-18', start: '09:00', end: '18:00' });
    expect(seen.left.mayEarn).toBe(SALARY - (await salary()).earned);
  });

  it('adds nothing for a day on which nobody came, nor for one that is over', async () => {
    await works('02', '03', '18');
    const { left } = await month();
    expect(left.days).toHaveLength(8);
    // All eight of the 21 days, beside the three that count.
    expect(left.mayEarn).toBe(Math.floor((SALARY * 11) / 21) - (await salary()).earned);
  });

  it('leaves out announced days that do not earn, and keeps those that do', async () => {
    await away(9, '2026-11-19');
    await away(6, '2026-11-20');
    const seen = await month();
    expect(datesOf(seen)).toEqual(['18', '20', '23', '24', '25', '26', '27', '30']);
    expect(seen.left.mayEarn).toBe(Math.floor((SALARY * 8) / 21));
  });

  it('are the next shifts of whoever works two days on and two off, over midnight too', async () => {
    const schedule = {
      ...{ kind: 'cycle' as const, breakMinutes: 60, worksOnHolidays: true, anchor: '2026-11-19' as const },
      days: [{ start: '08:00', end: '20:00' }, { start: '20:00', end: '08:00' }, null, null],
    };
    const validFrom = '2026-11-19' as const;
    const given = { title: 'Qorovul', validFrom, schedule };
    const { id } = bodyOf(await server.call('createSchedule', { as: company.employer, body: given }));
    const people = { employeeIds: [company.employee.jobId], unitIds: [] };
    const body = { scheduleId: id, validFrom, ...people };
    bodyOf(await server.call('assignSchedule', { as: company.employer, body }));
    const seen = await month();
    expect(seen.left.days.map(({ date, start, end }) => `${date.slice(8)} ${start}–${end}`)).toEqual([
      '18 09:00–18:00',
      ...['19 08:00–20:00', '20 20:00–08:00', '23 08:00–20:00', '24 20:00–08:00', '27 08:00–20:00'],
      '28 20:00–08:00',
    ]);
    const next = await month('2026-12');
    expect(datesOf(next).slice(0, 4)).toEqual(['01', '02', '05', '06']);
    expect(next.left.mayEarn).toBe(SALARY);
  });

  it('is the whole of a month to come and nothing of one that is over', async () => {
    const next = await month('2026-12');
    expect([next.left.days.length, next.left.mayEarn, next.closed]).toEqual([22, SALARY, false]);
    await at('2026-12-01T08:50:00+05:00');
    expect((await month('2026-11')).left).toEqual({ days: [], mayEarn: null });
  });

  it('is nothing for whoever is blocked, and names no money to an employer', async () => {
    const path = { id: company.employee.jobId };
    const ofPerson = async () =>
      bodyOf(await server.call('getEmployeeMonth', { as: company.employer, path })).left;
    const { days, mayEarn } = await ofPerson();
    expect([days.length, mayEarn]).toEqual([9, null]);
    await server.db.updateTable('employee').set({ status: 'blocked' }).where('id', '=', path.id).execute();
    expect((await ofPerson()).days).toEqual([]);
  });
});
