import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tiyin } from '#domain/money.ts';
import { newId } from '#server/identifier.ts';
import { addWorkedDays, bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { staffOf } from '#tests/support/worlds/staff.ts';
import { makeCompany, type Company } from '#tests/support/worlds/world.ts';

let server: TestServer;
let company: Company;
let staff: ReturnType<typeof staffOf>;
beforeAll(async () => {
  server = await startTestServer();
  company = await makeCompany(server);
  staff = staffOf(server, company.employer);
});
afterAll(() => server.close());

describe('deleting', () => {
  it('removes a person without history, with everything that belongs only to them', async () => {
    const { id, pinfl } = await staff.hire();
    bodyOf(await staff.update(id, { firstName: 'Anvar' }));
    expect(bodyOf(await staff.remove(id))).toEqual({ outcome: 'removed' });
    expect(refusal(await server.call('getEmployee', { as: company.employer, path: { id } }))).toEqual([
      404,
      'notFound',
    ]);
    for (const table of ['employeeWord', 'employeeEvent', 'card'] as const)
      expect(
        await server.db.selectFrom(table).select('employeeId').where('employeeId', '=', id).execute(),
      ).toEqual([]);
    await staff.hire({ pinfl });
    expect(refusal(await staff.remove(id))).toEqual([404, 'notFound']);
  });

  it('removes the versions of their terms, and leaves only who was deleted, by whom and when', async () => {
    const as = company.employer;
    const { id } = await staff.hire();
    bodyOf(
      await staff.update(id, { salary: 700_000_000, salaryFrom: '2026-12-01', ownBalanceLimit: 20_000_000 }),
    );
    const unit = bodyOf(await server.call('createUnit', { as, body: { title: 'Ombor' } }));
    const given = { employeeIds: [id], validFrom: '2026-12-01' as const };
    bodyOf(await server.call('assignUnit', { as, body: { ...given, unitId: unit.id } }));
    const schedule = {
      ...{ kind: 'weekly' as const, breakMinutes: 60, worksOnHolidays: false, anchor: null },
      days: Array.from({ length: 7 }, () => ({ start: '09:00', end: '18:00' })),
    };
    const named = { title: 'Savdo', validFrom: '2026-12-01' as const, schedule };
    const { id: scheduleId } = bodyOf(await server.call('createSchedule', { as, body: named }));
    bodyOf(await server.call('assignSchedule', { as, body: { ...given, scheduleId, unitIds: [] } }));
    const versions = async () =>
      Promise.all(
        (['employeeSalary', 'employeeUnit', 'scheduleAssignment', 'employeeLimit'] as const).map(
          async (table) =>
            (await server.db.selectFrom(table).select('employeeId').where('employeeId', '=', id).execute())
              .length,
        ),
      );
    expect(await versions()).toEqual([2, 1, 1, 1]);
    expect(bodyOf(await staff.remove(id))).toEqual({ outcome: 'removed' });
    expect(await versions()).toEqual([0, 0, 0, 0]);
    const audited = await server.db
      .selectFrom('auditEntry')
      .where('subject', '=', 'employee')
      .where('subjectId', '=', id)
      .select(['event', 'byAccountId', 'before'])
      .execute();
    expect(audited).toEqual([
      {
        ...{ event: 'remove', byAccountId: as.accountId },
        before: { status: 'notIdentified', about: 'Rahimov Dilshod', searchKey: 'rahimov dilshod' },
      },
    ]);
  });

  it('gives people who have worked, asked for pay or joined the status left, and reports it', async () => {
    const worked = await staff.hire();
    await addWorkedDays(server, company, worked.id, ['2026-11-17']);
    const asked = await staff.hire();
    await server.db
      .insertInto('paymentRequest')
      .values({
        organizationId: company.organizationId,
        id: newId(),
        kind: 'asked',
        employeeId: asked.id,
        cardId: asked.card.id,
        amount: tiyin(100_000),
        askedAmount: tiyin(100_000),
        period: '2026-11',
        state: 'inProcess',
        requestedAt: server.clock.date(),
      })
      .execute();
    for (const id of [worked.id, asked.id, company.employee.jobId]) {
      expect(bodyOf(await staff.remove(id))).toEqual({ outcome: 'left' });
      expect((await staff.read(id)).status).toBe('left');
      const again = await staff.remove(id);
      expect(refusal(again)).toEqual([409, 'illegalTransition']);
      expect(again.body).toMatchObject({ legalEvents: ['rehire'] });
    }
  });
});

describe('the counts', () => {
  const readCounts = async () => {
    const { rows } = await sql<{ counted: number; there: number }>`
      select coalesce(c.n, 0) as counted, coalesce(e.n, 0) as there
        from (select status, registered, sum(change) as n from employee_count
               where organization_id = ${company.organizationId} group by 1, 2) c
        full join (select status, account_id is not null as registered, count(*) as n from employee
               where organization_id = ${company.organizationId} group by 1, 2) e
          on e.status = c.status and e.registered = c.registered`.execute(server.db);
    return rows.filter((row) => row.counted !== row.there);
  };
  const rows = async () =>
    (
      await server.db
        .selectFrom('employeeCount')
        .select('id')
        .where('organizationId', '=', company.organizationId)
        .execute()
    ).length;

  it('match the records after many changes at once, and stay few rows', async () => {
    const as = company.employer;
    const hired = await Promise.all(Array.from({ length: 30 }, () => staff.hire()));
    const ids = hired.map(({ id }) => id);
    const change = (some: string[], event: 'leave' | 'rehire') =>
      server.call('changeEmployeeStatus', { as, body: { ids: some, event, reason: 'Tekshiruv' } });
    await Promise.all([
      ...ids.slice(0, 20).map((id) => change([id], 'leave')),
      change(ids.slice(5, 25), 'leave'),
      ...ids.slice(20).map((id) => staff.remove(id)),
    ]);
    await Promise.all(ids.slice(0, 10).map((id) => change([id], 'rehire')));
    expect(await readCounts()).toEqual([]);
    expect(await rows()).toBeLessThan(100);
    const { total, items } = bodyOf(await server.call('listEmployees', { as, query: { pageSize: 100 } }));
    expect(items).toHaveLength(total);
  });
});
