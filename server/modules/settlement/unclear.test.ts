import { describe, expect, it } from 'vitest';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { bodyOf, refusal } from '#tests/support/punching.ts';
import {
  company,
  DAY,
  hireOn,
  ofEmployee,
  propose,
  queue,
  server,
  settle,
  setUp,
  subject,
  whole,
  worked,
  type As,
} from '#tests/support/settlementWorld.ts';
import { joinColleague, makeUnit } from '#tests/support/staff.ts';

setUp();

const THURSDAY: CompanyDate = '2026-11-12';
const FRIDAY: CompanyDate = '2026-11-13';
const MONDAY: CompanyDate = '2026-11-16';
/** What waits: `unclear 2026-11-13`. */
const waits = async (as: As = company.employer) =>
  (await queue({}, as)).items.map(({ kind, date }) => `${kind} ${date}`);
const away = (as: As, date: CompanyDate, change: object = {}) =>
  server.call('proposeAbsence', { as, body: { firstDay: date, lastDay: date, kind: 9, ...change } });
const blocking = async () =>
  bodyOf(
    await server.call('getMonthClosing', { as: company.employer, path: { month: '2026-11' } }),
  ).checks.find(({ kind }) => kind === 'unclear')?.count ?? 0;
/** Hired on a Thursday and at work on it alone; today is Wednesday, and its shift goes on. */
const cameOnThursday = async () => {
  await hireOn(THURSDAY);
  await worked({}, THURSDAY);
};

describe('a working day on which nobody came', () => {
  it('waits until an absence or times say what it was, and blocks the month meanwhile', async () => {
    await cameOnThursday();
    expect(await waits()).toEqual([`unclear ${FRIDAY}`, `unclear ${MONDAY}`, `unclear ${DAY}`]);
    const [first] = (await queue({ kind: 'unclear' })).items;
    expect(first).toMatchObject({
      ...{ id: company.employee.jobId, verbs: [], effect: null, wanted: null, since: null },
      day: { presence: 'absent', pairs: [] },
    });
    const count = bodyOf(await server.call('countToSettle', { as: company.employer }));
    expect(count).toMatchObject({ count: 3, counts: { unclear: 3 }, oldest: FRIDAY });
    expect(await blocking()).toBe(3);

    const id = bodyOf(await away(company.employee, FRIDAY)).id;
    const { id: correction } = bodyOf(await propose());
    expect(await waits()).toEqual([`absence ${FRIDAY}`, `unclear ${MONDAY}`, `correction ${DAY}`]);
    bodyOf(await settle('refuse', [subject('correction', correction)], 'Kamerada yoʻqsiz'));
    bodyOf(await settle('accept', [subject('absence', id, FRIDAY)]));
    expect(await waits()).toEqual([`unclear ${MONDAY}`, `unclear ${DAY}`]);
    bodyOf(await propose({ date: MONDAY, ...ofEmployee(), pairs: whole }, company.employer));
    bodyOf(await away(company.employer, DAY, { kind: 24, ...ofEmployee() }));
    expect(await waits()).toEqual([]);
    expect(await blocking()).toBe(0);
  });

  it('is decided by no verb', async () => {
    await cameOnThursday();
    for (const verb of ['count', 'settle'] as const)
      expect(refusal(await settle(verb, [subject('unclear')]))).toEqual([409, 'illegalTransition']);
    expect(await waits()).toHaveLength(3);
  });

  it('is one of the schedule that the person follows', async () => {
    await cameOnThursday();
    const on = { start: '09:00', end: '18:00' };
    const schedule = {
      ...{ kind: 'weekly' as const, breakMinutes: 60, worksOnHolidays: false, anchor: null },
      // Saturday instead of Tuesday.
      days: [on, null, on, on, on, on, null],
    };
    const as = company.employer;
    const body = { title: 'Shanba', validFrom: THURSDAY, schedule };
    const { id } = bodyOf(await server.call('createSchedule', { as, body }));
    const given = { scheduleId: id, employeeIds: [company.employee.jobId], unitIds: [], validFrom: THURSDAY };
    bodyOf(await server.call('assignSchedule', { as, body: given }));
    expect(await waits()).toEqual([`unclear ${FRIDAY}`, 'unclear 2026-11-14', `unclear ${MONDAY}`]);
  });

  it('is before the end of the job, and seen by the manager whose unit the person was in on it', async () => {
    await cameOnThursday();
    const people = { people: [company.employee.jobId], validFrom: MONDAY };
    const unitIds = [await makeUnit(server, company.employer, 'Ombor', people)];
    const manager = await joinColleague(server, company.employer, { role: 'manager', unitIds });
    expect(await waits(manager)).toEqual([`unclear ${MONDAY}`, `unclear ${DAY}`]);
    const leave = { ids: [company.employee.jobId], event: 'leave' as const, reason: 'Oʻz xohishi bilan' };
    bodyOf(await server.call('changeEmployeeStatus', { as: company.employer, body: leave }));
    expect(await waits()).toEqual([`unclear ${FRIDAY}`, `unclear ${MONDAY}`, `unclear ${DAY}`]);
    await server.db
      .updateTable('employee')
      .set({ employment: `{[${THURSDAY},${FRIDAY}]}` })
      .where('id', '=', company.employee.jobId)
      .execute();
    expect(await waits()).toEqual([`unclear ${FRIDAY}`]);
  });
});
