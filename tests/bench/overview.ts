import { sql } from 'kysely';
import { TIMESHEET_PAGE } from '#domain/attendance/timesheet.ts';
import { startPostgres } from '../../scripts/postgres.mjs';
import { figure } from './figure.ts';
import { middleMean } from './weigh.ts';

const PEOPLE = 5_000;
const UNITS = 10;
const FROM = '2025-11';
const TO = '2026-11';
const ROUNDS = 20;
/** Beside a bare query of the same rows. */
const LIMIT = 3;

/**
 * The tiles of the overview, the plots of analytics, the day board and the month sheet, of 5,000 people and 13 months, over HTTP; each beside one query that does
 * nothing but read what it is made of. On PostgreSQL if installed.
 */
export async function overview(): Promise<void> {
  const postgres = await startPostgres();
  if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
  console.log(postgres ? 'on PostgreSQL' : 'on the embedded database');
  try {
    await measure();
  } finally {
    await postgres?.stop();
  }
}

async function measure(): Promise<void> {
  // These modules read TEST_DATABASE_URL when they are loaded.
  const { startTestServer } = await import('#tests/support/server/server.ts');
  const { largeCompany } = await import('./largeCompany.ts');
  const { thirteenMonths } = await import('./thirteenMonths.ts');
  const server = await startTestServer({ now: '2026-11-18T10:00:00+05:00', config: { logLevel: 'silent' } });
  try {
    const { db } = server;
    const company = await largeCompany(server, {
      ...{ people: PEOPLE, founded: '2025-11-01' },
      worked: { from: '2026-09-14', to: '2026-11-17' },
    });
    const { organizationId, employer: as } = company;
    await db
      .updateTable('paySettings')
      .set({ advanceDay: 'byRequest', salaryDay: 30 })
      .where('organizationId', '=', organizationId)
      .execute();
    await thirteenMonths(server, company, { units: UNITS, from: FROM, to: TO });

    const rows = async (query: ReturnType<typeof sql>) => {
      if (!(await query.execute(db)).rows.length) throw new Error('a bare query found nothing');
    };
    const ok = async (answer: Promise<{ status: number; body: unknown }>) => {
      const { status, body } = await answer;
      if (status !== 200) throw new Error(JSON.stringify(body));
    };
    const ofCompany = sql`organization_id = ${organizationId}`;
    const period = { from: FROM, to: TO } as const;
    const earned = (...months: string[]) =>
      rows(sql`select employee_id, earned, earnable, at_stake from earned_figures
                where ${ofCompany} and month = any(${months}::text[])`);
    const requests = (...months: string[]) =>
      rows(sql`select employee_id, state, amount from payment_request
                where ${ofCompany} and period = any(${months}::text[])`);
    const tiles: Record<string, { tile: () => Promise<void>; bare: () => Promise<void> }> = {
      'what is to settle, with the pay that depends on it': {
        tile: () => ok(server.call('countToSettle', { as })),
        bare: () =>
          rows(sql`select employee_id, shift_date, count(*) filter (where type = 'in') as ins,
                          sum(case type when 'out' then 1 else -1 end * extract(epoch from at)) as seconds
                     from punch where ${ofCompany} and shift_date between '2026-10-01' and '2026-11-18'
                    group by employee_id, shift_date
                   having count(*) filter (where type = 'in') <> count(*) filter (where type = 'out')`),
      },
      money: {
        tile: () => ok(server.call('getMoneyOverview', { as })),
        bare: async () => {
          await earned('2026-10', '2026-11');
          await requests('2026-10', '2026-11');
        },
      },
      'the next pay date, with its cash by day': {
        tile: () => ok(server.call('getNextPayDate', { as })),
        bare: async () => {
          await earned('2026-11');
          await requests('2026-11');
        },
      },
      'arrivals of the day': {
        tile: () => ok(server.call('getArrivals', { as })),
        bare: () =>
          rows(sql`select shift_date, floor(extract(epoch from first) / 1800) as half_hour, count(*)
                     from (select shift_date, employee_id, min(at) as first from punch
                            where ${ofCompany} and type = 'in' and shift_date = any(array(
                                  select generate_series(date '2026-09-23', date '2026-11-18', interval '7 days')::date))
                            group by shift_date, employee_id) came group by 1, 2`),
      },
      'the day board, a page with its counts': {
        tile: () => ok(server.call('getDayBoard', { as, query: { date: '2026-11-17' } })),
        bare: () =>
          rows(sql`select employee.id, last_name, first_name, type, at from employee
                     left join punch on punch.employee_id = employee.id and shift_date = '2026-11-17'
                                    and punch.${ofCompany}
                    where employee.${ofCompany} order by search_key, at`),
      },
      'the month sheet, all its pages': {
        tile: async () => {
          for (let page = 1; page <= PEOPLE / TIMESHEET_PAGE; page += 1)
            await ok(server.call('getTimesheet', { as, query: { month: '2026-10', page } }));
        },
        bare: async () => {
          for (let page = 0; page < PEOPLE / TIMESHEET_PAGE; page += 1)
            await rows(sql`select people.*, shift_date, type, at
                             from (select id, last_name, first_name, pinfl from employee where ${ofCompany}
                                    order by search_key, id
                                    limit ${TIMESHEET_PAGE} offset ${page * TIMESHEET_PAGE}) people
                             left join punch on punch.employee_id = people.id and punch.${ofCompany}
                              and shift_date between '2026-10-01' and '2026-10-31'`);
        },
      },
      'earnings, a page': {
        tile: () => ok(server.call('listEarnings', { as, query: {} })),
        bare: async () => {
          await rows(sql`select figures.employee_id, earned, salary, employee.status
                           from earned_figures figures
                           join employee on employee.organization_id = figures.organization_id
                                and employee.id = figures.employee_id
                          where figures.${ofCompany} and month = '2026-11' order by search_key`);
          await requests('2026-11');
        },
      },
      'attendance, 13 months': {
        tile: () => ok(server.call('getAttendanceFigures', { as, query: period })),
        bare: () =>
          rows(sql`select left(date::text, 7) as month, sum(late) as late,
                          percentile_disc(0.5) within group (order by minutes) as median
                     from day_figures cross join unnest(late_minutes) minutes where ${ofCompany} group by 1`),
      },
      'arrivals by weekday, 13 months': {
        tile: () => ok(server.call('getArrivalTimes', { as, query: period })),
        bare: () => rows(sql`select date, arrivals from day_figures where ${ofCompany}`),
      },
      'advances, 13 months': {
        tile: () => ok(server.call('getAdvanceFigures', { as, query: period })),
        bare: () =>
          rows(sql`select month, count(distinct earned_figures.employee_id) as people, sum(earned) as earned,
                          count(distinct requests.employee_id) as asked, sum(amount) as amount
                     from earned_figures
                     left join (select period, employee_id, sum(amount) as amount from payment_request
                                 where ${ofCompany} group by 1, 2) requests
                       on requests.period = month and requests.employee_id = earned_figures.employee_id
                    where ${ofCompany} group by grouping sets ((), (month))`),
      },
      'cost of a day by unit, 13 months': {
        tile: () => ok(server.call('getDayCosts', { as, query: period })),
        bare: () =>
          rows(sql`select unit_id, count(distinct employee_id) as people, sum(earned) as earned,
                          sum(days_worked) as days
                     from earned_figures where ${ofCompany} group by grouping sets ((), (unit_id))`),
      },
    };
    for (const [name, both] of Object.entries(tiles)) {
      const taken = { tile: [] as number[], bare: [] as number[] };
      for (let round = -3; round < ROUNDS; round += 1)
        for (const kind of ['tile', 'bare'] as const) {
          const began = performance.now();
          await both[kind]();
          // The first rounds warm the caches.
          if (round >= 0) taken[kind].push(performance.now() - began);
        }
      const [tile, bare] = [middleMean(taken.tile), middleMean(taken.bare)];
      figure(`${name} (${tile.toFixed(0)} ms, bare ${bare.toFixed(0)} ms)`, tile / bare, '×', LIMIT);
    }
  } finally {
    await server.close();
  }
}
