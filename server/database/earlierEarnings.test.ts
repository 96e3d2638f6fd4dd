import pg from 'pg';
import { expect, it } from 'vitest';
import { daysOfMonth } from '#domain/calendar/index.ts';
import { newId } from '#server/identifier.ts';
import { createDatabase, postgresUrl } from '#tests/support/server/testDatabase.ts';
import { migrate, readMigrations } from './migrate.ts';

const BEFORE_EARNED_DAYS = '0064';

/** Of a day of October 2026: on the first 21 there is work, on the others none. */
interface Kept {
  salary?: number;
  share?: string;
  counted?: 0 | 50 | 100;
  isHired?: boolean;
  works?: boolean;
}
const SALARY = 500_000_000;
const rate = (part: number, salary = SALARY) => Math.floor(salary * part);

/** Closed months by the rule that held until then, and what they earned. */
const months: Record<string, { day: (place: number) => Kept; earned: number }> = {
  'nine of 21 days, each by the rate': {
    day: (place) => ({ counted: place < 9 ? 100 : 0 }),
    earned: 9 * rate(1 / 21),
  },
  'all days': { day: () => ({}), earned: SALARY },
  'hired in mid-month, every day': {
    day: (place) => ({ isHired: place > 9 }),
    earned: Math.floor((SALARY * 11) / 21),
  },
  'half a day': { day: (place) => ({ counted: place === 3 ? 50 : 0 }), earned: Math.floor(rate(1 / 21) / 2) },
  'a salary of which every day counts, and another': {
    day: (place) => (place < 10 ? {} : { salary: 600_000_001, counted: place < 13 ? 100 : 0 }),
    earned: Math.floor((SALARY * 10) / 21) + 3 * rate(1 / 21, 600_000_001),
  },
  'two schedules that share the salary, every day': {
    day: (place) => (place < 10 ? {} : { share: '11/168', works: place < 18 }),
    earned: SALARY,
  },
  'shares that do not add up, every day': {
    day: (place) => (place < 10 ? {} : { share: '1/30' }),
    earned: Math.floor((SALARY * 10) / 21) + Math.floor((SALARY * 11) / 30),
  },
  'a last schedule without working days': {
    day: (place) => (place < 20 ? {} : { share: '0/1', works: false }),
    earned: SALARY,
  },
  'no day': { day: () => ({ counted: 0 }), earned: 0 },
};

/** The embedded database has the same migrations; only here can one stop in between. */
it.runIf(postgresUrl)('a month that was closed keeps what it earned by the rule that held then', async () => {
  const { url, drop } = await createDatabase(postgresUrl ?? '');
  const pool = new pg.Pool({ connectionString: url });
  await migrate(
    pool,
    readMigrations().filter(({ name }) => name < BEFORE_EARNED_DAYS),
  );
  const organization_id = newId();
  const names = new Map<string, string>();
  for (const [name, { day }] of Object.entries(months)) {
    const employee_id = newId();
    names.set(employee_id, name);
    for (const [place, date] of daysOfMonth('2026-10').entries()) {
      const {
        salary = SALARY,
        share = '1/21',
        counted = 100,
        isHired = true,
        works = place < 21,
      } = day(place);
      const row = {
        ...{ organization_id, month: '2026-10', version: 1, employee_id, date, salary, share },
        ...{ code: isHired ? 'worked' : 'notHired', kind: works ? 'working' : 'dayOff', pairs: [] },
        ...{ presence: 'checkedOut', punctuality: 'onTime', tardiness_minutes: 0, minutes_worked: 480 },
        ...{ norm_minutes: 480, counts_from_minutes: 240, counting: 'byItself', corrected: false },
        ...{ counted_percent: isHired && works ? counted : 0, settings_from: '2026-01-01', working_days: 21 },
      };
      await pool.query('insert into work_day select * from jsonb_populate_record(null::work_day, $1)', [row]);
    }
  }
  await migrate(pool);
  const { rows } = await pool.query<{ employee_id: string; earned: string }>(
    'select employee_id, sum(earned) as earned from work_day group by employee_id',
  );
  expect(Object.fromEntries(rows.map((row) => [names.get(row.employee_id)!, Number(row.earned)]))).toEqual(
    Object.fromEntries(Object.entries(months).map(([name, { earned }]) => [name, earned])),
  );
  await pool.end();
  await drop();
});
