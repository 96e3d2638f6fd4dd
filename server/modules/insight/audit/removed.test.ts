import { describe, expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import { company, other, server, usePayments } from '#tests/support/worlds/paymentsWorld.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { joinColleague, otherCard, staffOf } from '#tests/support/worlds/staff.ts';
import { happenings, later, told, trail } from '#tests/support/worlds/auditWorld.ts';

const statements: string[] = [];
usePayments(() => ({
  onStatement: (sql, path) => path === '/api/audit' && statements.push(sql),
}));

const staff = () => staffOf(server, company.employer);

async function makeSchedule(title: string): Promise<string> {
  const hours = { start: '09:00', end: '21:00' };
  const schedule = {
    ...{ kind: 'cycle' as const, breakMinutes: 60, worksOnHolidays: true, anchor: '2026-12-01' as const },
    days: [hours, null],
  };
  const body = { title, validFrom: '2026-12-01' as const, schedule };
  return bodyOf(await server.call('createSchedule', { as: company.employer, body })).id;
}

/** Hired, given a second card and a schedule, and removed. */
async function comeAndGo(lastName: string, scheduleId: string, makeDefault = false): Promise<string> {
  const as = company.employer;
  const { id } = await staff().hire({ lastName, firstName: 'Vali' });
  later();
  const card = { cardNumber: otherCard, makeDefault };
  bodyOf(await server.call('addCard', { as, path: { id }, body: card, key: newId() }));
  later();
  const body = { scheduleId, employeeIds: [id], unitIds: [], validFrom: '2026-12-01' as const };
  bodyOf(await server.call('assignSchedule', { as, body }));
  later();
  expect(bodyOf(await staff().remove(id))).toEqual({ outcome: 'removed' });
  later();
  return id;
}

const all = ['employee.remove', 'schedule.assign', 'card.add'];

describe('a removed person in the audit trail', () => {
  it('is named in whatever happened to them, and has no page', async () => {
    const scheduleId = await makeSchedule('Smena');
    await comeAndGo('Aliyev', scheduleId);
    const [removed, assigned, added] = await told();
    expect([removed, assigned, added].map((entry) => [entry!.title, entry!.employee])).toEqual([
      ['Aliyev Vali', null],
      ['Aliyev Vali · Smena', null],
      ['Aliyev Vali', null],
    ]);
    expect(removed!.changes.map(({ field }) => field)).toEqual(['status']);
  });

  it.each(['Aliyev', 'алиев', 'vali al'])('is found by %s', async (search) => {
    const scheduleId = await makeSchedule('Smena');
    await comeAndGo('Aliyev', scheduleId);
    await comeAndGo('Bekov', scheduleId);
    expect(await happenings({ search })).toEqual(all);
    expect((await trail({ search })).total).toBe(all.length);
    expect(await happenings({ search: 'vali' })).toEqual([...all, ...all]);
    expect(await happenings({ search: 'liyev' })).toEqual([]);
  });

  it('leaves the default card that their record told of, which is gone', async () => {
    await comeAndGo('Aliyev', await makeSchedule('Smena'), true);
    expect(await happenings({ search: 'Aliyev' })).toEqual(all);
  });

  it('is another company’s secret', async () => {
    const id = await comeAndGo('Aliyev', await makeSchedule('Smena'));
    const as = await joinColleague(server, other.employer, { role: 'owner' });
    expect(await told({ search: 'Aliyev' }, as)).toEqual([]);
    // As if an entry of theirs were about the same person.
    await server.db
      .updateTable('auditEntry')
      .set({ employeeId: id })
      .where('organizationId', '=', other.organizationId)
      .where('subject', '=', 'colleague')
      .where('event', '=', 'accept')
      .execute();
    expect(await told({ search: 'Aliyev' }, as)).toEqual([]);
    const titles = (await told({ area: 'colleagues' }, as)).map(({ title }) => title);
    expect(titles.filter((title) => title?.includes('Aliyev'))).toEqual([]);
  });

  it('costs one statement more, however many were removed', async () => {
    const count = async () => {
      statements.length = 0;
      await trail({ pageSize: 100 });
      return statements.length;
    };
    const scheduleId = await makeSchedule('Smena');
    const { id } = await staff().hire({ lastName: 'Dalov' });
    const body = { scheduleId, employeeIds: [id], unitIds: [], validFrom: '2026-12-01' as const };
    bodyOf(await server.call('assignSchedule', { as: company.employer, body }));
    const without = await count();
    for (const name of ['Aliyev', 'Bekov', 'Valiyev']) await comeAndGo(name, scheduleId);
    expect(await count()).toBe(without + 1);
  });
});
