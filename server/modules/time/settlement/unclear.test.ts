import { describe, expect, it } from 'vitest';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import {
  codes,
  company,
  day,
  DAY,
  hireOn,
  ofEmployee,
  other,
  propose,
  queue,
  salary,
  server,
  settle,
  setUp,
  subject,
  whole,
  worked,
  type As,
} from '#tests/support/worlds/settlementWorld.ts';
import { joinColleague, makeUnit } from '#tests/support/worlds/staff.ts';

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
/** The days that notices to the employee of this kind name. */
const noticesOf = async (about: string) => {
  const { items } = bodyOf(await server.call('listNotifications', { as: company.employee }));
  const told = items.map(({ params }) => params as { about?: string; day?: CompanyDate });
  return told.flatMap((one) => (one.about === about ? one.day : [])).sort();
};
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
      ...{ id: company.employee.jobId, verbs: ['enter', 'absent'], since: null },
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

  it('says what it would earn as worked by its shift, and what as an absence of the company’s kind', async () => {
    await cameOnThursday();
    const { items, absentKind } = await queue({ kind: 'unclear' });
    expect(absentKind).toBe(24);
    const [{ wanted, effect, otherwise }] = items as [(typeof items)[number]];
    expect(wanted).toEqual([{ in: `${FRIDAY}T04:00:00.000Z`, out: `${FRIDAY}T13:00:00.000Z` }]);
    const { earned } = await salary();
    const day = effect!.earned!.after - effect!.earned!.before;
    expect([effect!.earned!.before, day > 0, effect!.countedDays]).toEqual([
      ...[earned, true],
      { before: 1, after: 2 },
    ]);
    expect(otherwise).toMatchObject([
      { verb: 'absent', effect: { earned: { before: earned, after: earned }, absentDays: { after: 3 } } },
    ]);
    expect((await queue({ kind: 'reason' })).absentKind).toBe(24);
  });

  it('is entered together with others as worked, with a reason, and pays what was said', async () => {
    await cameOnThursday();
    const { items } = await queue({ kind: 'unclear' });
    const days = [FRIDAY, MONDAY].map((date) => subject('unclear', company.employee.jobId, date));
    expect(codes(await settle('enter', days))).toEqual([{ pointer: '/note', code: 'reasonRequired' }]);
    expect(await waits()).toHaveLength(3);
    const before = (await salary()).earned;
    const { items: settled } = bodyOf(await settle('enter', days, 'Qogʻozdagi jurnal'));
    expect(settled.map(({ outcome }) => outcome)).toEqual(['settled', 'settled']);
    expect(await waits()).toEqual([`unclear ${DAY}`]);
    const more = items.slice(0, 2).map(({ effect }) => effect!.earned!.after - effect!.earned!.before);
    expect((await salary()).earned - before).toBe(more[0]! + more[1]!);
    expect(await day(FRIDAY)).toMatchObject({
      corrected: true,
      pairs: [{ in: `${FRIDAY}T04:00:00.000Z`, out: `${FRIDAY}T13:00:00.000Z` }],
    });
    // One notice, from the first of them on.
    expect(await noticesOf('daysEntered')).toEqual([FRIDAY]);
    expect(refusal(await settle('enter', days, 'Yana'))).toEqual([409, 'illegalTransition']);
  });

  it('is entered together with others as absences, those that follow one another as one', async () => {
    await cameOnThursday();
    const days = [DAY, FRIDAY, MONDAY].map((date) => subject('unclear', company.employee.jobId, date));
    const before = (await salary()).earned;
    const { items } = bodyOf(await settle('absent', days));
    expect(items.map(({ date, outcome }) => `${date} ${outcome}`)).toEqual(
      [DAY, FRIDAY, MONDAY].map((date) => `${date} settled`),
    );
    expect(await waits()).toEqual([]);
    expect((await salary()).earned).toBe(before);
    const kept = await server.db
      .selectFrom('absence')
      .select(['firstDay', 'lastDay', 'kind', 'state'])
      .where('organizationId', '=', company.organizationId)
      .orderBy('firstDay')
      .execute();
    expect(kept).toEqual([
      { firstDay: FRIDAY, lastDay: FRIDAY, kind: 24, state: 'accepted' },
      { firstDay: MONDAY, lastDay: DAY, kind: 24, state: 'accepted' },
    ]);
    expect(await noticesOf('absenceEntered')).toEqual([FRIDAY, MONDAY]);
  });

  it('is no absence of another kind than the one that was shown', async () => {
    await cameOnThursday();
    const as = company.employer;
    const items = [subject('unclear')];
    const absent = (body: object) => server.call('settle', { as, body: { event: 'absent', items, ...body } });
    expect(codes(await absent({}))).toEqual([{ pointer: '/absentKind', code: 'required' }]);
    const { items: kinds } = bodyOf(await server.call('listAbsenceKinds', { as }));
    const { letters, treatment, shown } = kinds.find(({ number }) => number === 16)!;
    const body = { letters, treatment, shown, unentered: true };
    bodyOf(await server.call('changeAbsenceKind', { as, path: { number: 16 }, body }));
    expect(refusal(await absent({ absentKind: 24 }))).toEqual([409, 'changedMeanwhile']);
    expect((await queue()).absentKind).toBe(16);
    bodyOf(await absent({ absentKind: 16, note: 'Oʻz hisobidan' }));
    const { kind, note } = await server.db
      .selectFrom('absence')
      .select(['kind', 'note'])
      .where('organizationId', '=', company.organizationId)
      .executeTakeFirstOrThrow();
    expect([kind, note]).toEqual([16, 'Oʻz hisobidan']);
  });

  it('is left alone where something was proposed for it meanwhile, or it is no such day', async () => {
    await cameOnThursday();
    await propose();
    await away(company.employee, FRIDAY);
    const of = (date: CompanyDate, id = company.employee.jobId) => subject('unclear', id, date);
    const days = [of(DAY), of(FRIDAY), of(THURSDAY), of('2026-11-14'), of('2026-11-11'), of(MONDAY)];
    for (const verb of ['enter', 'absent'] as const) {
      const { items } = bodyOf(await settle(verb, verb === 'enter' ? days : days.slice(1), 'Jurnal'));
      expect(items.map(({ code }) => code).slice(verb === 'enter' ? 0 : -5)).toEqual([
        ...(verb === 'enter' ? ['illegalTransition'] : []),
        ...['illegalTransition', 'illegalTransition', 'illegalTransition', 'notFound'],
        verb === 'enter' ? null : 'illegalTransition',
      ]);
      if (verb === 'absent') break;
      expect(await waits()).toEqual([`absence ${FRIDAY}`, `correction ${DAY}`]);
    }
  });

  it('is nobody’s own to decide, nor another company’s, nor of a unit that is not the manager’s', async () => {
    await cameOnThursday();
    const of = (date: CompanyDate) => subject('unclear', company.employee.jobId, date);
    const foreign = await settle('enter', [of(MONDAY)], 'Jurnal', other.employer);
    expect(bodyOf(foreign).items.map(({ code }) => code)).toEqual(['notFound']);
    const people = { people: [company.employee.jobId], validFrom: MONDAY };
    const unitIds = [await makeUnit(server, company.employer, 'Ombor', people)];
    const manager = await joinColleague(server, company.employer, { role: 'manager', unitIds });
    const { items } = bodyOf(await settle('enter', [of(FRIDAY), of(MONDAY)], 'Jurnal', manager));
    expect(items.map(({ code }) => code)).toEqual(['notFound', null]);
  });

  it('is decided by no verb of other days', async () => {
    await cameOnThursday();
    for (const verb of ['count', 'settle'] as const)
      expect(refusal(await settle(verb, [subject('unclear')]))).toEqual([409, 'illegalTransition']);
    expect(refusal(await settle('enter', [subject('missedCheckOut')], 'Jurnal'))).toEqual([
      409,
      'illegalTransition',
    ]);
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
