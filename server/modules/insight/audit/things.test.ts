import { beforeEach, describe, expect, it } from 'vitest';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { company, server, usePayments } from '#tests/support/worlds/paymentsWorld.ts';
import { addAccount, sampleIdentity } from '#tests/support/worlds/people.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { joinColleague, makeUnit } from '#tests/support/worlds/staff.ts';
import { changesTold, later, nameEmployer, saveWork, told } from '#tests/support/worlds/auditWorld.ts';
import { anyone } from '#tests/support/worlds/world.ts';

usePayments();
beforeEach(() => nameEmployer());

const day = { start: '09:00', end: '21:00' };

/** Two days of work, two days off. */
const cycle = (anchor: CompanyDate) => ({
  ...{ kind: 'cycle' as const, breakMinutes: 60, worksOnHolidays: true, anchor },
  days: [day, day, null, null],
});

async function makeSchedule(title: string): Promise<{ id: string; version: number }> {
  const body = { title, validFrom: '2026-12-01' as const, schedule: cycle('2026-12-01') };
  const made = bodyOf(await server.call('createSchedule', { as: company.employer, body }));
  later();
  return made;
}

async function assign(
  scheduleId: string | null,
  validFrom: CompanyDate,
  { people = [company.employee.jobId], unitIds = [] }: { people?: string[]; unitIds?: string[] } = {},
) {
  const body = { scheduleId, employeeIds: people, unitIds, validFrom };
  bodyOf(await server.call('assignSchedule', { as: company.employer, body }));
  later();
}

const schedules = async () =>
  (await told({ area: 'schedules' })).map((entry) => [
    ...[entry.event, entry.title, entry.validFrom],
    ...changesTold(entry),
  ]);

describe('schedules in the audit trail', () => {
  it('says which one a person had before, and which one follows, also when it is taken back', async () => {
    const [early, late] = [await makeSchedule('Erta'), await makeSchedule('Kech')];
    await assign(early.id, '2026-12-01');
    await assign(late.id, '2026-12-07');
    const body = { employeeIds: [company.employee.jobId], unitIds: [], validFrom: '2026-12-07' as const };
    bodyOf(await server.call('withdrawAssignment', { as: company.employer, body }));
    later();
    await assign(null, '2026-12-08');
    expect((await schedules()).slice(0, 4)).toEqual([
      ['unassign', null, '2026-12-08', 'scheduleId: Erta → -'],
      ['withdrawAssignment', 'Kech', '2026-12-07', 'scheduleId: Kech → Erta'],
      ['assign', 'Kech', '2026-12-07', 'scheduleId: Erta → Kech'],
      ['assign', 'Erta', '2026-12-01', 'scheduleId: - → Erta'],
    ]);
  });

  it('says which unit follows one, beside what it had', async () => {
    const { id } = await makeSchedule('Erta');
    const unit = await makeUnit(server, company.employer, 'Ombor');
    later();
    await assign(id, '2026-12-01', { people: [], unitIds: [unit] });
    await assign(null, '2026-12-07', { people: [], unitIds: [unit] });
    expect((await schedules()).slice(0, 2)).toEqual([
      ['unassign', null, '2026-12-07', 'scheduleId: Erta → -', 'unitId: - → Ombor'],
      ['assign', 'Erta', '2026-12-01', 'scheduleId: - → Erta', 'unitId: - → Ombor'],
    ]);
  });

  it('says what a person of a unit follows instead, and what held before an own one', async () => {
    const [early, late] = [await makeSchedule('Erta'), await makeSchedule('Kech')];
    const [people, as] = [[company.employee.jobId], company.employer];
    const unit = await makeUnit(server, as, 'Ombor', { people, validFrom: '2026-12-01' });
    later();
    await assign(early.id, '2026-12-01', { people: [], unitIds: [unit] });
    await assign(late.id, '2026-12-07');
    await assign(null, '2026-12-14');
    const body = { employeeIds: people, unitIds: [], validFrom: '2026-12-14' as const };
    bodyOf(await server.call('withdrawAssignment', { as, body }));
    later();
    // Together with the unit, so that the company's hours follow.
    await assign(null, '2026-12-21', { people, unitIds: [unit] });
    expect((await schedules()).slice(0, 5)).toEqual([
      ['unassign', null, '2026-12-21', 'scheduleId: Erta → -', 'unitId: - → Ombor'],
      ['unassign', null, '2026-12-21', 'scheduleId: Kech → -'],
      ['withdrawAssignment', null, '2026-12-14', 'scheduleId: Erta → Kech'],
      ['unassign', null, '2026-12-14', 'scheduleId: Kech → Erta'],
      ['assign', 'Kech', '2026-12-07', 'scheduleId: Erta → Kech'],
    ]);
  });

  it('says nothing where nobody is given another one', async () => {
    const { id } = await makeSchedule('Erta');
    const [people, as] = [[company.employee.jobId], company.employer];
    const unit = await makeUnit(server, as, 'Ombor', { people, validFrom: '2026-12-01' });
    await assign(id, '2026-12-01', { people: [], unitIds: [unit] });
    const before = await schedules();
    await assign(null, '2026-12-07');
    await assign(id, '2026-12-07', { people: [], unitIds: [unit] });
    expect(await schedules()).toEqual(before);
  });

  it('has the hours of the company where the schedule is closed by then', async () => {
    const [early, late] = [await makeSchedule('Erta'), await makeSchedule('Kech')];
    await assign(early.id, '2026-12-01');
    const closing = { version: early.version, validFrom: '2026-12-07' as const };
    bodyOf(
      await server.call('closeSchedule', { as: company.employer, path: { id: early.id }, body: closing }),
    );
    later();
    await assign(late.id, '2026-12-06');
    bodyOf(
      await server.call('withdrawAssignment', {
        as: company.employer,
        body: { employeeIds: [company.employee.jobId], unitIds: [], validFrom: '2026-12-06' },
      }),
    );
    later();
    await assign(late.id, '2026-12-07');
    expect((await schedules()).slice(0, 3)).toEqual([
      ['assign', 'Kech', '2026-12-07', 'scheduleId: - → Kech'],
      ['withdrawAssignment', 'Kech', '2026-12-06', 'scheduleId: Kech → Erta'],
      ['assign', 'Kech', '2026-12-06', 'scheduleId: Erta → Kech'],
    ]);
  });

  it('has the length of a cycle and the day on which it begins', async () => {
    const { id, version } = await makeSchedule('Smena');
    const change = { title: 'Smena', version, validFrom: '2026-12-07' as const };
    const body = { ...change, schedule: { ...cycle('2026-12-02'), days: [day, day, null] } };
    bodyOf(await server.call('editSchedule', { as: company.employer, path: { id }, body }));
    expect((await schedules())[0]).toEqual([
      ...['save', 'Smena', '2026-12-07'],
      ...['cycleDays: 4 → 3', 'anchor: 2026-12-01 → 2026-12-02'],
    ]);
  });
});

describe('the calendar in the audit trail', () => {
  const save = async (
    change: { acceptDecree?: boolean; days?: { date: CompanyDate; kind: 'workingDay' | 'dayOff' | null }[] },
    year = 2026,
  ) => {
    const [as, path] = [company.employer, { year }];
    const { version } = bodyOf(await server.call('getCalendar', { as, path }));
    const body = { version, acceptDecree: false, days: [], ...change };
    bodyOf(await server.call('updateCalendar', { as, path, body }));
    later();
  };

  it('has what a day was by law before the company made it its own, and is again afterwards', async () => {
    const date = '2026-12-08';
    await save({ days: [{ date, kind: 'workingDay' }] });
    await save({ days: [{ date, kind: null }] });
    expect((await told({ area: 'schedules' })).map(changesTold)).toEqual([
      ['year: - → 2026', '2026-12-08: workingDay → holiday'],
      ['year: - → 2026', '2026-12-08: holiday → workingDay'],
    ]);
  });

  it('has the days that an accepted decree changed for a week of five days', async () => {
    await save({ acceptDecree: true });
    const [entry] = await told({ area: 'schedules' });
    expect(entry!.event).toBe('acceptDecree');
    expect(changesTold(entry!)).toEqual([
      ...['year: - → 2026', 'decree: - → PF-257', '2026-01-02: workingDay → dayOff'],
      ...['2026-05-28: workingDay → dayOff', '2026-05-29: workingDay → dayOff'],
      ...['2026-08-31: workingDay → dayOff', '2026-12-12: dayOff → workingDay'],
      '2026-12-31: workingDay → dayOff',
    ]);
  });

  it('has that a day was off by the week, or as a holiday was moved to it', async () => {
    const [saturday, monday] = ['2027-03-20', '2027-03-22'] as const;
    await save({ days: [saturday, monday].map((date) => ({ date, kind: 'workingDay' as const })) }, 2027);
    await save({ days: [{ date: monday, kind: null }] }, 2027);
    expect((await told({ area: 'schedules' })).map(changesTold)).toEqual([
      ['year: - → 2027', `${monday}: workingDay → dayOff`],
      ['year: - → 2027', `${saturday}: dayOff → workingDay`, `${monday}: dayOff → workingDay`],
    ]);
  });

  it('has what a day was in the week that held on it', async () => {
    await saveWork({ daysOff: [7] }, '2027-03-01');
    const days = (['2027-02-27', '2027-03-06'] as const).map((date) => ({ date, kind: 'dayOff' as const }));
    await save({ days }, 2027);
    const [entry] = await told({ area: 'schedules' });
    expect(changesTold(entry!)).toEqual(['year: - → 2027', '2027-03-06: workingDay → dayOff']);
  });
});

describe('colleagues in the audit trail', () => {
  const colleagues = async () =>
    (await told({ area: 'colleagues' })).map(({ event, title }) => [event, title]);

  it('are named after they are gone, and a number only in part', async () => {
    const as = company.employer;
    const { phoneNumber, pinfl } = anyone();
    await addAccount(server, phoneNumber, { ...sampleIdentity, pinfl });
    const masked = `+998 ${phoneNumber.slice(3, 5)} ••• •• ${phoneNumber.slice(-2)}`;
    const invite = async () => {
      const body = { phoneNumber, role: 'accountant' as const, unitIds: [] };
      const { id } = bodyOf(await server.call('inviteColleague', { as, body }));
      later();
      return id;
    };
    await invite();
    expect(await colleagues()).toEqual([['invite', masked]]);
    const [{ id }] = [bodyOf(await server.call('listColleagues', { as })).items.at(-1)!];
    const change = { role: 'owner' as const, unitIds: [] };
    bodyOf(await server.call('changeColleague', { as, path: { id }, body: change }));
    later();
    await server.call('removeColleague', { as, path: { id } });
    later();
    const declined = await invite();
    const session = await server.signIn(phoneNumber);
    await server.call('declineJob', { as: session, path: { employeeId: declined }, body: {} });
    expect(await colleagues()).toEqual([
      ['decline', masked],
      ['invite', masked],
      ['withdraw', masked],
      ['change', masked],
      ['invite', masked],
    ]);
  });

  it('without a name yet are called by a masked number where they did something', async () => {
    const { phoneNumber } = await server.db
      .updateTable('account')
      .set({ firstName: null, lastName: null })
      .where('id', '=', company.employer.accountId)
      .returning('phoneNumber')
      .executeTakeFirstOrThrow();
    await makeUnit(server, company.employer, 'Ombor');
    const [entry] = await told({ area: 'schedules' });
    expect(entry!.by).toBe(`+998 ${phoneNumber.slice(3, 5)} ••• •• ${phoneNumber.slice(-2)}`);
  });

  it('have their names also when they founded the company, and are found by a whole number only', async () => {
    const owner = await joinColleague(server, company.employer, { role: 'owner' });
    later();
    const founder = company.employer;
    await server.call('removeColleague', { as: owner, job: owner.jobId, path: { id: founder.jobId } });
    const [entry] = await told({ area: 'colleagues' }, owner);
    expect(entry).toMatchObject({ event: 'remove', title: 'Karimova Aziza' });
    const found = async (search: string) => (await told({ area: 'colleagues', search }, owner)).length;
    expect(await found(owner.phoneNumber)).toBeGreaterThan(0);
    expect(await found(owner.phoneNumber.slice(0, 9))).toBe(0);
  });
});
