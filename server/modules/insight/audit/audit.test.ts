import { beforeEach, describe, expect, it } from 'vitest';
import { company, server, usePayments } from '#tests/support/worlds/paymentsWorld.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { joinColleague, makeUnit, staffOf } from '#tests/support/worlds/staff.ts';
import {
  changesTold,
  later,
  nameEmployer,
  saveDetails,
  saveWork,
  told,
} from '#tests/support/worlds/auditWorld.ts';

usePayments();
beforeEach(() => nameEmployer());

const staff = () => staffOf(server, company.employer);
const rahimov = () => ({ id: company.employee.jobId, name: 'Rahimov Dilshod' });

describe('the audit trail', () => {
  it('tells of a company from its first day on, the latest first', async () => {
    expect(await told()).toMatchObject([
      { subject: 'employee', event: 'identify', employee: rahimov(), by: 'Rahimov Dilshod' },
      { subject: 'employee', event: 'create', employee: rahimov(), by: 'Karimova Aziza' },
      { subject: 'gate', event: 'pair', title: 'Kirish', subjectId: company.gateId, employee: null },
    ]);
  });

  it('has only what a save of settings changed, before and after', async () => {
    await saveWork({ graceMinutes: 7, shiftStart: '10:00', daysOff: [7], takesLatePunches: true });
    const [entry] = await told({ area: 'settings' });
    expect(entry).toMatchObject({
      ...{
        subject: 'workSettings',
        event: 'save',
        by: 'Karimova Aziza',
        at: server.clock.date().toISOString(),
      },
      ...{ validFrom: '2026-12-01', title: null, subjectId: null, employee: null, reason: null },
    });
    expect(changesTold(entry!)).toEqual([
      'daysOff: 6 7 → 7',
      'shiftStart: 09:00 → 10:00',
      expect.stringMatching(/^graceMinutes: \d+ → 7$/) as string,
      'takesLatePunches: false → true',
    ]);
    await saveDetails({ mfo: '00444' });
    expect(changesTold((await told({ area: 'settings' }))[0]!)).toEqual(['mfo: - → 00444']);
  });

  it('tells a changed salary once, with the day from which it holds', async () => {
    const { id } = rahimov();
    later();
    bodyOf(await staff().update(id, { salary: 700_000_000, salaryFrom: '2026-12-01', firstName: 'Davron' }));
    const [entry, next] = await told({ area: 'people' });
    expect(entry).toMatchObject({
      ...{ subject: 'employee', event: 'update', validFrom: '2026-12-01', reason: null },
      employee: { id, name: 'Rahimov Davron' },
    });
    expect(changesTold(entry!)).toEqual(['firstName: Dilshod → Davron', 'salary: 500000000 → 700000000']);
    expect(next!.event).toBe('identify');
    expect(
      await server.db.selectFrom('auditEntry').where('subject', '=', 'salary').select('id').execute(),
    ).not.toEqual([]);
  });

  it('has the reason of a status and whom it is about', async () => {
    const body = { ids: [company.employee.jobId], event: 'block' as const, reason: 'Tekshiruv' };
    later();
    bodyOf(await server.call('changeEmployeeStatus', { as: company.employer, body }));
    const [entry] = await told();
    expect(entry).toMatchObject({
      subject: 'employee',
      event: 'block',
      reason: 'Tekshiruv',
      employee: rahimov(),
    });
    expect(changesTold(entry!)).toEqual(['status: active → blocked']);
  });

  it('keeps what was done with a record that was removed', async () => {
    const { id } = await staff().hire({ lastName: 'Aliyev' });
    later();
    await staff().remove(id);
    const [entry, next] = await told();
    expect(entry).toMatchObject({ subject: 'employee', event: 'remove', subjectId: id, employee: null });
    expect(changesTold(entry!)).toEqual(['status: notIdentified → -']);
    expect(next!.event).toBe('identify');
  });

  it('tells a move into a unit once, and calls units, schedules and colleagues by their names', async () => {
    const unit = await makeUnit(server, company.employer, 'Ombor');
    later();
    const colleague = await joinColleague(server, company.employer, { role: 'manager', unitIds: [unit] });
    later();
    bodyOf(
      await server.call('assignUnit', {
        as: company.employer,
        body: { unitId: unit, employeeIds: [company.employee.jobId], validFrom: '2026-12-01' },
      }),
    );
    const entries = (await told()).slice(0, 4);
    expect(
      entries.map((entry) => [`${entry.subject}.${entry.event}`, entry.title, ...changesTold(entry)]),
    ).toEqual([
      ['employee.update', null, 'unitId: - → Ombor'],
      ['colleague.accept', 'Karimova Aziza', 'unitIds: - → Ombor', 'role: - → manager'],
      ['colleague.invite', 'Karimova Aziza', 'unitIds: - → Ombor', 'role: - → manager'],
      ['unit.create', 'Ombor', 'title: - → Ombor'],
    ]);
    expect(entries[0]).toMatchObject({ employee: rahimov(), validFrom: '2026-12-01' });
    later();
    await server.call('removeColleague', { as: company.employer, path: { id: colleague.jobId } });
    expect((await told())[0]).toMatchObject({
      subject: 'colleague',
      event: 'remove',
      title: 'Karimova Aziza',
    });
  });

  it('has the hours of a schedule before and after, also of one that is withdrawn', async () => {
    const as = company.employer;
    const day = { start: '09:00', end: '18:00' };
    const plan = (saturday: typeof day | null) => ({
      ...{ kind: 'weekly' as const, breakMinutes: 60, worksOnHolidays: false, anchor: null },
      days: [day, null, null, null, null, saturday, null],
    });
    const made = { title: 'Smena', validFrom: '2026-12-01' as const, schedule: plan(null) };
    const { id, version } = bodyOf(await server.call('createSchedule', { as, body: made }));
    later();
    const change = { title: 'Smena', version, validFrom: '2026-12-07' as const, schedule: plan(day) };
    const saved = bodyOf(await server.call('editSchedule', { as, path: { id }, body: change }));
    later();
    const taken = { version: saved.version, validFrom: change.validFrom };
    bodyOf(await server.call('withdrawSchedule', { as, path: { id }, body: taken }));
    const entries = (await told({ area: 'schedules' })).map((entry) => [
      ...[entry.event, entry.title, entry.validFrom],
      ...changesTold(entry),
    ]);
    const [week, longer] = ['1 09:00–18:00', '1 09:00–18:00 6 09:00–18:00'];
    expect(entries).toEqual([
      ['withdraw', 'Smena', '2026-12-07', `weekHours: ${longer} → ${week}`],
      ['save', 'Smena', '2026-12-07', `weekHours: ${week} → ${longer}`],
      [
        ...['create', 'Smena', '2026-12-01', 'title: - → Smena', 'breakMinutes: - → 60'],
        ...[`weekHours: - → ${week}`, 'worksOnHolidays: - → false'],
      ],
    ]);
  });

  it('has what held on the day from which settings were changed, also on one that is over', async () => {
    await saveWork({ graceMinutes: 20 }, '2026-11-16');
    later();
    await saveWork({ graceMinutes: 5 }, '2026-11-10');
    const saves = (await told({ area: 'settings' })).map((entry) => [entry.validFrom, ...changesTold(entry)]);
    expect(saves).toEqual([
      ['2026-11-10', 'graceMinutes: 0 → 5'],
      ['2026-11-16', 'graceMinutes: 0 → 20'],
    ]);
  });

  it('has what a withdrawn plan of settings would have been', async () => {
    await saveWork({ graceMinutes: 7 });
    const as = company.employer;
    const { work } = bodyOf(await server.call('getSettings', { as }));
    later();
    const { validFrom } = work.planned[0]!;
    const body = { section: 'work' as const, version: work.version, validFrom };
    bodyOf(await server.call('withdrawSettings', { as, body }));
    const [entry] = await told({ area: 'settings' });
    expect(entry).toMatchObject({ subject: 'workSettings', event: 'withdraw', validFrom });
    expect(changesTold(entry!)).toEqual([`graceMinutes: 7 → ${work.current.graceMinutes}`]);
  });

  it('has the reason that was written with a decision', async () => {
    const as = company.employer;
    const wanted = {
      ...{ employeeId: company.employee.jobId, firstDay: '2026-12-01', lastDay: '2026-12-02' },
      ...{ kind: 9, note: 'Mehnat taʼtili' },
    } as const;
    bodyOf(await server.call('proposeAbsence', { as, body: wanted }));
    const [entry] = await told({ area: 'attendance' });
    expect(entry).toMatchObject({
      ...{ subject: 'absence', event: 'enter', reason: 'Mehnat taʼtili', employee: rahimov() },
    });
    expect(changesTold(entry!)).toEqual([
      ...['firstDay: - → 2026-12-01', 'lastDay: - → 2026-12-02'],
      ...['absenceKind: - → 9', expect.stringMatching(/^treatment: - → /) as string],
    ]);
  });

  it('has the company’s own days with what they were, by their dates', async () => {
    const save = async (days: { date: '2026-12-10' | '2026-12-09'; kind: 'dayOff' | null }[]) => {
      const as = company.employer;
      const path = { year: 2026 };
      const { version } = bodyOf(await server.call('getCalendar', { as, path }));
      bodyOf(await server.call('updateCalendar', { as, path, body: { version, acceptDecree: false, days } }));
      later();
    };
    await save([{ date: '2026-12-10', kind: 'dayOff' }]);
    await save([
      { date: '2026-12-10', kind: null },
      { date: '2026-12-09', kind: 'dayOff' },
    ]);
    expect((await told({ area: 'schedules' })).map(changesTold)).toEqual([
      ['year: - → 2026', '2026-12-09: workingDay → dayOff', '2026-12-10: dayOff → workingDay'],
      ['year: - → 2026', '2026-12-10: workingDay → dayOff'],
    ]);
  });
});

describe('the audit trail is refused', () => {
  it('to employees and managers, and an accountant sees it', async () => {
    const [manager, accountant] = [
      await joinColleague(server, company.employer, {
        role: 'manager',
        unitIds: [await makeUnit(server, company.employer, 'Ombor')],
      }),
      await joinColleague(server, company.employer, { role: 'accountant' }),
    ];
    const list = (as: typeof manager) => server.call('listAuditTrail', { as, job: as.jobId });
    const body = { format: 'csv', language: 'ru' } as const;
    for (const as of [manager, { ...company.employee }]) {
      expect(refusal(await list(as))[0]).toBe(403);
      expect(refusal(await server.call('exportAuditTrail', { as, job: as.jobId, body }))[0]).toBe(403);
    }
    expect((await list(accountant)).status).toBe(200);
  });
});
