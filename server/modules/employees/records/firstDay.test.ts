import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { daysOfMonth, type CompanyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import { addAccount } from '#tests/support/worlds/people.ts';
import { bodyOf, punchAt, refusal } from '#tests/support/worlds/punching.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { makeUnit, someone, staffOf } from '#tests/support/worlds/staff.ts';
import { makeCompany, type Company } from '#tests/support/worlds/world.ts';

const today = '2026-11-18';

const at400 = (code: string) => [400, 'validationFailed', '/day', code];

describe('the first working day', () => {
  let server: TestServer;
  let company: Company;
  let staff: ReturnType<typeof staffOf>;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  /** Of a company whose October is closed, on Wednesday, 18 November. */
  beforeEach(async () => {
    const { clock, db } = server;
    clock.set(Date.parse('2026-10-05T08:00:00+05:00'));
    company = await makeCompany(server);
    const { organizationId, employer } = company;
    clock.set(Date.parse(`${today}T12:00:00+05:00`));
    const period = { organizationId, month: '2026-10' as const, state: 'closed' as const };
    await db
      .insertInto('period')
      .values({ ...period, changedAt: clock.date() })
      .execute();
    const { phoneNumber } = await db
      .selectFrom('account')
      .select('phoneNumber')
      .where('id', '=', employer.accountId)
      .executeTakeFirstOrThrow();
    company.employer = { ...employer, ...(await server.signIn(phoneNumber)) };
    staff = staffOf(server, company.employer);
  });

  /** The days of a month on which a person is on its sheet; undefined without a row. */
  const onSheet = async (id: string, month: CompanyMonth = '2026-11') => {
    const query = { month };
    const { rows } = bodyOf(await server.call('getTimesheet', { as: company.employer, query }));
    const row = rows.find(({ employeeId }) => employeeId === id);
    return row && daysOfMonth(month).filter((_, day) => row.cells[day]!.code !== 'notHired');
  };
  const november = (from: number) => daysOfMonth('2026-11').slice(from - 1);
  const work = async (employeeId: string, date: CompanyDate) => {
    const body = { employeeId, date, pairs: [{ in: '09:00', out: '18:00' }], reason: 'Ishda boʻlgan' };
    return bodyOf(await server.call('proposeCorrection', { as: company.employer, body }));
  };
  const problemOf = (answer: { status: number; body: unknown }) => {
    const { errors } = answer.body as { errors?: { pointer: string; code: string }[] };
    return [...refusal(answer), errors?.[0]?.pointer, errors?.[0]?.code];
  };

  it('is the day of hiring when none is chosen', async () => {
    const { id, firstDay } = await staff.hire();
    expect([firstDay, await onSheet(id)]).toEqual([today, november(18)]);
  });

  it('may be past: the days since then are on the sheet and in the unit, and are paid after they are entered', async () => {
    const unitId = await makeUnit(server, company.employer, 'Ombor');
    const { id, firstDay } = await staff.hire({ firstDay: '2026-11-02', unitId, salary: 420_000_000 });
    expect([firstDay, await onSheet(id)]).toEqual(['2026-11-02', november(2)]);
    const query = { date: '2026-11-03' as const, unit: unitId };
    const { items } = bodyOf(await server.call('getDayBoard', { as: company.employer, query }));
    expect(items.map(({ employeeId }) => employeeId)).toEqual([id]);
    await work(id, '2026-11-03');
    const { balance, salaries } = await staff.read(id);
    // One of the 21 working days of November.
    expect([balance, salaries.versions]).toEqual([
      20_000_000,
      [{ validFrom: '2026-11-02', salary: 420_000_000 }],
    ]);
  });

  it('may be in the future: until then the person is not on the sheet, is not paid and cannot check in', async () => {
    const { phoneNumber, ...form } = someone({ firstDay: '2026-12-01' });
    const hired = await staff.hire({ phoneNumber, ...form });
    expect(await onSheet(hired.id)).toBeUndefined();
    const { firstName, lastName, passportSerialNumber, pinfl } = form;
    await addAccount(server, phoneNumber, { firstName, lastName, passportSerialNumber, pinfl });
    const session = await server.signIn(phoneNumber);
    const { items } = bodyOf(await server.call('listJobs', { as: session }));
    expect(items).toMatchObject([{ standing: 'offered', firstDay: '2026-12-01' }]);
    const path = { employeeId: hired.id };
    expect(bodyOf(await server.call('acceptJob', { as: session, path }))).toMatchObject({
      ...{ status: 'active', firstDay: '2026-12-01' },
    });
    const as = { ...session, jobId: hired.id };
    expect(refusal(await punchAt(server, company, as, 'in'))).toEqual([422, 'beforeFirstDay']);
    expect(await onSheet(hired.id)).toBeUndefined();
    expect(await onSheet(hired.id, '2026-12')).toEqual(daysOfMonth('2026-12'));
  });

  it.each([
    ['2026-10-31', 400, 'validationFailed', 'firstDayEarly'],
    ['2026-09-30', 400, 'validationFailed', 'firstDayEarly'],
    ['2028-11-19', 422, 'dateTooFar', 'dateTooFar'],
    ['2026-11-31', 400, 'validationFailed', 'dateInvalid'],
  ])('is not accepted in a closed month or far in the future: %s', async (firstDay, status, code, field) => {
    const form = someone({ firstDay });
    const refused = await server.call('createEmployee', { as: company.employer, body: form });
    expect(problemOf(refused)).toEqual([status, code, '/firstDay', field]);
    bodyOf(await staff.create({ ...form, firstDay: today }));
  });

  const preview = (id: string, firstDay: CompanyDate) => {
    const body = { salary: 600_000_000, salaryFrom: today, firstDay } as const;
    return server.call('previewTerms', { as: company.employer, path: { id }, body });
  };

  it('can be moved after its effect was shown, and the history names who moved it', async () => {
    const { id } = await staff.hire();
    const unclear = async (firstDay: CompanyDate) => bodyOf(await preview(id, firstDay)).unclear;
    const moved = async (firstDay: CompanyDate) => bodyOf(await staff.update(id, { firstDay })).firstDay;
    // The 5th and 6th, 9th to 13th, 16th and 17th.
    expect(await unclear('2026-11-05')).toEqual({ before: 0, after: 9 });
    expect([await moved('2026-11-05'), await onSheet(id)]).toEqual(['2026-11-05', november(5)]);
    expect(await unclear('2026-11-16')).toEqual({ before: 9, after: 2 });
    expect(await unclear('2026-11-25')).toEqual({ before: 9, after: 0 });
    expect([await moved('2026-11-25'), await onSheet(id)]).toEqual(['2026-11-25', november(25)]);
    expect(await unclear('2026-11-25')).toEqual({ before: 0, after: 0 });
    expect(bodyOf(await staff.update(id, { firstDay: '2026-11-25' })).version).toBe(3);
    const [entry] = await staff.historyOf(id);
    expect(entry!.changes).toMatchObject([{ field: 'firstDay', from: '2026-11-05', to: '2026-11-25' }]);
  });

  it('cannot be moved over a recorded day, out of a closed month or across another employment', async () => {
    const { id } = await staff.hire({ firstDay: '2026-11-02' });
    const away = {
      employeeId: id,
      firstDay: '2026-11-04' as const,
      lastDay: '2026-11-05' as const,
      kind: 16,
    };
    bodyOf(await server.call('proposeAbsence', { as: company.employer, body: away }));
    const move = async (whose: string, firstDay: CompanyDate) => {
      const refused = problemOf(await staff.update(whose, { firstDay }));
      expect(problemOf(await preview(whose, firstDay))).toEqual(refused);
      return refused;
    };
    expect(await move(id, '2026-11-06')).toEqual([400, 'validationFailed', '/firstDay', 'firstDayRecorded']);
    expect(await move(id, '2026-11-05')).toEqual([400, 'validationFailed', '/firstDay', 'firstDayRecorded']);
    bodyOf(await staff.update(id, { firstDay: '2026-11-04' }));
    expect(await move(id, '2026-10-30')).toEqual([400, 'validationFailed', '/firstDay', 'firstDayEarly']);
    const { jobId } = company.employee;
    expect(await move(jobId, '2026-11-02')).toEqual([422, 'periodClosed', '/firstDay', 'periodClosed']);
    const leave = () =>
      server.call('changeEmployeeStatus', {
        as: company.employer,
        body: { ids: [id], event: 'leave', reason: 'Tekshiruv' },
      });
    bodyOf(await leave());
    expect(await move(id, '2026-11-19')).toEqual([400, 'validationFailed', '/firstDay', 'firstDayCrosses']);
  });

  describe('an employment that ends', () => {
    const change = (id: string, event: 'leave' | 'rehire' | 'block', day?: CompanyDate) => {
      const body = { ids: [id], event, reason: 'Tekshiruv', ...(day === undefined ? {} : { day }) };
      return server.call('changeEmployeeStatus', { as: company.employer, body });
    };

    it('has a last day, today or past, after which the person is not on the sheet, and a first one when it begins again', async () => {
      const { id } = await staff.hire({ firstDay: '2026-11-02' });
      await work(id, '2026-11-10');
      bodyOf(await change(id, 'leave', '2026-11-12'));
      expect(await onSheet(id)).toEqual(november(2).slice(0, 11));
      bodyOf(await change(id, 'rehire', '2026-11-16'));
      const again = [...november(2).slice(0, 11), ...november(16)];
      expect([(await staff.read(id)).firstDay, await onSheet(id)]).toEqual(['2026-11-16', again]);
      const told = await staff.historyOf(id);
      const changesOf = (event: string) => told.find((one) => one.event === event)!.changes;
      expect([changesOf('leave'), changesOf('rehire')]).toMatchObject([
        [{ field: 'lastDay', from: null, to: '2026-11-12' }],
        [{ field: 'firstDay', from: '2026-11-02', to: '2026-11-16' }],
      ]);
      bodyOf(await change(id, 'leave'));
      bodyOf(await change(id, 'rehire', '2026-12-01'));
      expect(await onSheet(id, '2026-12')).toEqual(daysOfMonth('2026-12'));
      expect(await onSheet(id)).toEqual(again.filter((day) => day <= today));
    });

    it('refuses a last day that is in the future, before a recorded one, before the first one or in a closed month', async () => {
      const { id } = await staff.hire({ firstDay: '2026-11-03' });
      await work(id, '2026-11-10');
      const { jobId } = company.employee;
      expect(problemOf(await change(id, 'leave', '2026-11-19'))).toEqual(at400('dayNotYet'));
      expect(problemOf(await change(id, 'leave', '2026-11-09'))).toEqual(at400('lastDayRecorded'));
      expect(problemOf(await change(id, 'leave', '2026-11-02'))).toEqual(at400('lastDayEarly'));
      expect(problemOf(await change(jobId, 'block', today))).toEqual(at400('unknownField'));
      const closed = problemOf(await change(jobId, 'leave', '2026-10-30'));
      expect(closed).toEqual([422, 'periodClosed', '/day', 'periodClosed']);
      expect((await staff.read(id)).status).toBe('notIdentified');
      bodyOf(await change(jobId, 'leave', '2026-10-31'));
      expect(await onSheet(jobId)).toBeUndefined();
    });

    it('refuses to begin again within the earlier employment, in a closed month or far in the future', async () => {
      const { id } = await staff.hire({ firstDay: '2026-11-03' });
      bodyOf(await change(id, 'leave', '2026-11-12'));
      expect(problemOf(await change(id, 'rehire', '2026-11-12'))).toEqual(at400('firstDayCrosses'));
      expect(problemOf(await change(id, 'rehire', '2026-10-31'))).toEqual(at400('firstDayEarly'));
      const far = problemOf(await change(id, 'rehire', '2028-11-19'));
      expect(far).toEqual([422, 'dateTooFar', '/day', 'dateTooFar']);
      bodyOf(await change(id, 'rehire', '2026-11-13'));
      expect(await onSheet(id)).toEqual(november(3));
    });

    it('keeps its days when the person declines to begin again', async () => {
      const { phoneNumber, ...form } = someone({ firstDay: '2026-11-03' });
      const { id } = await staff.hire({ phoneNumber, ...form });
      bodyOf(await change(id, 'leave', '2026-11-05'));
      bodyOf(await change(id, 'rehire', '2026-11-06'));
      const { firstName, lastName, passportSerialNumber, pinfl } = form;
      await addAccount(server, phoneNumber, { firstName, lastName, passportSerialNumber, pinfl });
      const as = await server.signIn(phoneNumber);
      await server.call('declineJob', { as, path: { employeeId: id }, body: {} });
      expect(await onSheet(id)).toEqual(november(3).slice(0, 3));
    });
  });
});
