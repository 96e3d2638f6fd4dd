import { beforeEach, describe, expect, it } from 'vitest';
import { auditAreaNames, auditAreas, type AuditArea } from '#domain/audit/subjects.ts';
import {
  ask,
  company,
  other,
  review,
  server,
  usePayments,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { joinColleague, makeUnit, staffOf } from '#tests/support/worlds/staff.ts';
import { happenings, later, nameEmployer, saveWork, told, trail } from '#tests/support/worlds/auditWorld.ts';
import { hireSomebody } from '#tests/support/worlds/world.ts';

usePayments();
beforeEach(() => nameEmployer('Yoʻldosheva', 'Nodira'));

describe('the audit trail by area', () => {
  it('has the subjects of the area only, and each entry is in one', async () => {
    await workedDays();
    const { id } = bodyOf(await ask(10_000_000));
    later();
    bodyOf(await review([id], 'approve'));
    later();
    await saveWork({ graceMinutes: 7 });
    await makeUnit(server, company.employer, 'Ombor');
    await joinColleague(server, company.employer, { role: 'accountant' });
    const all = await trail({ pageSize: 100 });
    const sizes = new Map<AuditArea, number>();
    for (const area of auditAreaNames) {
      const { items, total } = await trail({ pageSize: 100, area });
      const subjects: readonly string[] = auditAreas[area];
      expect(items.filter(({ subject }) => !subjects.includes(subject))).toEqual([]);
      expect(total).toBe(items.length);
      sizes.set(area, total);
    }
    expect(Object.fromEntries(sizes)).toEqual({
      ...{
        people: 2,
        attendance: 0,
        money: 2,
        settings: 1,
        schedules: 1,
        gates: 1,
        colleagues: 2,
        reports: 0,
      },
    });
    expect(all.total).toBe([...sizes.values()].reduce((sum, size) => sum + size));
    expect(all.items).toHaveLength(all.total);
  });
});

describe('the audit trail of a month', () => {
  it('begins and ends at midnight in Tashkent', async () => {
    const { phoneNumber } = await server.db
      .selectFrom('account')
      .where('id', '=', company.employer.accountId)
      .select('phoneNumber')
      .executeTakeFirstOrThrow();
    const save = async (at: string) => {
      server.clock.set(Date.parse(at));
      company.employer = { ...company.employer, ...(await server.signIn(phoneNumber)) };
      await makeUnit(server, company.employer, at);
    };
    await save('2026-11-30T23:59:59.999+05:00');
    await save('2026-12-01T00:00:00+05:00');
    await save('2026-12-31T23:59:59.999+05:00');
    await save('2027-01-01T00:00:00+05:00');
    const times = async (month: '2026-11' | '2026-12' | '2027-01') =>
      (await told({ month, area: 'schedules' })).map(({ at }) => at);
    expect(await times('2026-11')).toEqual(['2026-11-30T18:59:59.999Z']);
    expect(await times('2026-12')).toEqual(['2026-12-31T18:59:59.999Z', '2026-11-30T19:00:00.000Z']);
    expect(await times('2027-01')).toEqual(['2026-12-31T19:00:00.000Z']);
    expect((await trail({ month: '2026-12' })).total).toBe(2);
  });
});

describe('the audit trail by search', () => {
  it('has what is about a person and what that person did', async () => {
    await workedDays();
    const { id } = bodyOf(await ask(10_000_000));
    later();
    bodyOf(await review([id], 'approve'));
    await saveWork({ graceMinutes: 7 });
    const own = [...['paymentRequest.approve', 'paymentRequest.ask', 'employee.identify', 'employee.create']];
    expect(await happenings({ search: 'rahim' })).toEqual(own);
    expect(await happenings({ search: 'Раҳимов дил' })).toEqual(own);
    expect(await happenings({ search: company.employee.identity.pinfl })).toEqual(own);
    expect((await trail({ search: 'rahim' })).total).toBe(own.length);
    // What an account did that has an employee's record is found by the record, whatever it is about.
    await server.db
      .updateTable('auditEntry')
      .set({ byAccountId: company.employee.accountId })
      .where('organizationId', '=', company.organizationId)
      .where('subject', '=', 'workSettings')
      .execute();
    expect(await happenings({ search: 'rahim', area: 'settings' })).toEqual(['workSettings.save']);
  });

  it('has what a colleague did, in either script, by phone number, and after they were removed', async () => {
    await saveWork({ graceMinutes: 7 });
    for (const search of ['yoldosh', 'Йўлдошева', 'nodira yo'])
      expect(await happenings({ search, area: 'settings' })).toEqual(['workSettings.save']);
    const colleague = await joinColleague(server, company.employer, { role: 'owner' });
    const { phoneNumber } = colleague;
    expect(await happenings({ search: phoneNumber })).toEqual(['colleague.accept']);
    expect(await happenings({ search: 'karimova' })).toEqual(['colleague.accept']);
    await server.call('removeColleague', { as: company.employer, path: { id: colleague.jobId } });
    expect(await happenings({ search: 'karimova' })).toEqual(['colleague.accept']);
  });

  it.each(['Hechkim', '%', '-', 'AA9999999', '998000000000'])('finds nothing for %s', async (search) => {
    expect(await trail({ search })).toMatchObject({ items: [], total: 0 });
  });
});

describe('the audit trail page by page', () => {
  it('has each entry once, in order, also those of one instant', async () => {
    await staffOf(server, company.employer).hire({ lastName: 'Aliyev' });
    for (let n = 0; n < 18; n += 1) {
      await makeUnit(server, company.employer, `Boʻlim ${n}`);
      if (n % 2) later();
    }
    await hireSomebody(server, company.employer);
    const whole = await told();
    const paged = [];
    for (let page = 1; page <= Math.ceil(whole.length / 10); page += 1)
      paged.push(...(await trail({ page, pageSize: 10 })).items);
    expect(paged).toEqual(whole);
    expect(whole.map(({ at }) => at)).toEqual(
      whole
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length);
    expect(await trail({ page: 99 })).toMatchObject({ items: [], total: whole.length });
  });
});

describe('the audit trail of another company', () => {
  it('is another one', async () => {
    const own = new Set((await told()).map(({ id }) => id));
    const theirs = await told({}, other.employer);
    expect(theirs.length).toBeGreaterThan(0);
    expect(theirs.filter(({ id }) => own.has(id))).toEqual([]);
    expect(await told({ search: 'Nodira' }, other.employer)).toEqual([]);
    expect(await told({ search: company.employee.identity.pinfl }, other.employer)).toEqual([]);
  });
});
