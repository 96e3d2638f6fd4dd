import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import type { Tx } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { readFoundingDay } from '#server/modules/organization/index.ts';
import { closedVersionOf } from '#server/modules/time/attendance/index.ts';
import { isLong } from '#tests/support/run/long.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { makeCompany, type Company } from '#tests/support/worlds/world.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';

const plan = (breakMinutes: number) => ({
  ...{ kind: 'cycle', breakMinutes, worksOnHolidays: true, anchor: '2026-11-01' },
  days: [{ start: '08:00', end: '20:00' }, null],
});

/** The same numbers in each run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('what is kept of the rules of a company', () => {
  let server: TestServer;
  let company: Company;
  const [scheduleId, unitId, assignmentId] = [newId(), newId(), newId()];
  beforeAll(async () => {
    server = await startTestServer();
    company = await makeCompany(server);
    const { organizationId, employer } = company;
    const saved = { organizationId, savedAt: server.clock.date(), savedByAccountId: employer.accountId };
    const { db } = server;
    await db
      .insertInto('schedule')
      .values({ organizationId, id: scheduleId, title: 'Navbat', version: 1, createdAt: saved.savedAt })
      .execute();
    await db
      .insertInto('scheduleVersion')
      .values({
        ...{ ...saved, id: newId(), scheduleId, validFrom: '2026-11-01' },
        schedule: sql`${JSON.stringify(plan(0))}::jsonb`,
      })
      .execute();
    await db
      .insertInto('unit')
      .values({ organizationId, id: unitId, title: 'Sex', createdAt: saved.savedAt })
      .execute();
    await db
      .insertInto('scheduleAssignment')
      .values({ ...saved, id: assignmentId, unitId, scheduleId, validFrom: '2026-11-01' })
      .execute();
    await db
      .insertInto('absenceKind')
      .values({
        ...{ organizationId, number: 9, treatment: 'unpaid', shown: true, unentered: false },
        ...{ lettersUzLatn: 'TT', lettersUzCyrl: 'ТТ', lettersRu: 'ТТ' },
        ...{ changedAt: saved.savedAt, changedByAccountId: employer.accountId },
      })
      .execute();
    await db
      .insertInto('period')
      .values({ organizationId, month: '2026-10', state: 'closed', changedAt: saved.savedAt })
      .execute();
    await db
      .insertInto('timesheetVersion')
      .values({
        ...{ organizationId, month: '2026-10', version: 1, total: 0, done: 0, tries: 0 },
        ...{ closedAt: saved.savedAt, digest: '0'.repeat(64) },
        ...{ startedAt: saved.savedAt, startedByAccountId: employer.accountId, nextTryAt: saved.savedAt },
      })
      .execute();
  });
  afterAll(() => server.close());

  const as = () => ({ as: company.employer });
  const named = async () =>
    bodyOf(await server.call('listSchedules', as())).items.find(({ id }) => id === scheduleId)!;

  interface Rule {
    /** As another process writes it; nothing of it is in this one's memory. */
    change: (value: number) => { execute: (tx: Tx) => Promise<unknown> };
    /** What the next call tells of it. */
    told: () => Promise<unknown>;
    /** How it is told; by default as it is. */
    shown?: (value: number) => unknown;
  }
  const ofCompany = () => sql`organization_id = ${company.organizationId}`;
  const rules: Record<string, Rule> = {
    'work settings': {
      change: (value) => sql`update work_settings set grace_minutes = ${value} where ${ofCompany()}`,
      told: async () => bodyOf(await server.call('getSettings', as())).work.current.graceMinutes,
    },
    'pay settings': {
      change: (value) => sql`update pay_settings set salary_day = ${1 + (value % 28)} where ${ofCompany()}`,
      told: async () => bodyOf(await server.call('getSettings', as())).pay.current.salaryDay,
      shown: (value) => 1 + (value % 28),
    },
    'the day of founding': {
      change: (value) =>
        sql`update organization set created_at = ${`2026-${value % 2 ? '09' : '10'}-05T09:00:00+05:00`} where id = ${company.organizationId}`,
      told: () => readFoundingDay(server.services.db, company.organizationId),
      shown: (value) => (value % 2 ? '2026-09-01' : '2026-10-01'),
    },
    'a day of the calendar': {
      change: (value) =>
        value % 2
          ? sql`insert into calendar_day (organization_id, date, kind, week, source)
                values (${company.organizationId}, '2026-12-10', 'dayOff', 'all', 'company') on conflict do nothing`
          : sql`delete from calendar_day where ${ofCompany()} and date = '2026-12-10'`,
      told: async () => {
        const { days } = bodyOf(await server.call('getCalendar', { ...as(), path: { year: 2026 } }));
        return days.some(({ date }) => date === '2026-12-10');
      },
      shown: (value) => value % 2 === 1,
    },
    'the state of a month': {
      change: (value) =>
        sql`insert into period (organization_id, month, state, changed_at)
            values (${company.organizationId}, '2026-11', ${value % 2 ? 'closing' : 'open'}, now())
            on conflict (organization_id, month) do update set state = excluded.state`,
      told: async () => bodyOf(await server.call('getSettings', as())).earliest,
      shown: (value) => (value % 2 ? '2026-12-01' : '2026-11-01'),
    },
    'the timesheet that holds': {
      change: (value) =>
        sql`update timesheet_version set reopened_at = ${value % 2 ? server.clock.date() : null} where ${ofCompany()}`,
      told: () => closedVersionOf(server.services.db, company.organizationId, '2026-10'),
      shown: (value) => (value % 2 ? null : 1),
    },
    'the title of a unit': {
      change: (value) => sql`update unit set title = ${`Sex ${value}`} where ${ofCompany()}`,
      told: async () => bodyOf(await server.call('listUnits', as())).items[0]?.title,
      shown: (value) => `Sex ${value}`,
    },
    'the title of a schedule': {
      change: (value) => sql`update schedule set title = ${`Navbat ${value}`} where ${ofCompany()}`,
      told: async () => (await named()).title,
      shown: (value) => `Navbat ${value}`,
    },
    'the version of a schedule': {
      change: (value) =>
        sql`update schedule_version set schedule = ${JSON.stringify(plan(value))}::jsonb where ${ofCompany()}`,
      told: async () => (await named()).versions[0]?.schedule.breakMinutes,
    },
    'the schedule of a unit': {
      change: (value) =>
        sql`update schedule_assignment set replaced_at = ${value % 2 ? server.clock.date() : null} where ${ofCompany()}`,
      told: async () => (await named()).units,
      shown: (value) => (value % 2 ? 0 : 1),
    },
    'a kind of absence': {
      change: (value) =>
        sql`update absence_kind set letters_ru = ${`Т${value}`} where ${ofCompany()} and number = 9`,
      told: async () =>
        bodyOf(await server.call('listAbsenceKinds', as())).items.find(({ number }) => number === 9)?.letters
          .ru,
      shown: (value) => `Т${value}`,
    },
  };

  it('is read from tables alone whose changes renew the stamp', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct event_object_table as name from information_schema.triggers
       where trigger_name like 'renew_rules_stamp%'`.execute(server.db);
    const renewing = new Set(rows.map(({ name }) => name));
    const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const read = readdirSync('server', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\/sql\/\w+\.ts$/.test(file))
      .flatMap((file) => readFileSync(`server/${file}`, 'utf8').split('keptByCompany(').slice(1))
      .flatMap((text) => [...text.slice(0, text.indexOf('\n);')).matchAll(/(?:selectFrom|Join)\(\s*'(\w+)/g)])
      .map(([, table]) => snake(table!));
    expect(new Set(read).size).toBeGreaterThan(8);
    expect(read.filter((table) => !renewing.has(table))).toEqual([]);
  });

  it('follows each change at the next call, in any order, and none that was rolled back', async () => {
    const random = numbersFrom(20261201);
    const names = Object.keys(rules);
    const expected = new Map<string, unknown>();
    for (let turn = 0; turn < (isLong ? 1000 : 200); turn += 1) {
      const name = names[random(names.length)]!;
      const { change, told, shown = (value) => value } = rules[name]!;
      const value = random(60);
      const isRolledBack = turn % 10 === 9 && expected.has(name);
      await inTransaction(server.db, async (tx) => {
        await change(value).execute(tx);
        if (isRolledBack) throw new Error('rolled back');
      }).catch((error: unknown) => {
        if (!isRolledBack) throw error;
      });
      if (!isRolledBack) expected.set(name, shown(value));
      expect(await told(), `${turn}: ${name}`).toEqual(expected.get(name));
    }
    expect([...expected.keys()].sort()).toEqual([...names].sort());
    for (const [name, value] of expected) expect(await rules[name]!.told(), name).toEqual(value);
  });
});
