import { sql } from 'kysely';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import { makeUnit } from '#tests/support/worlds/staff.ts';
import type { TestServer } from '#tests/support/server/server.ts';
import type { Company } from '#tests/support/worlds/world.ts';

interface Months {
  units: number;
  from: CompanyMonth;
  to: CompanyMonth;
}

/**
 * What is counted of each month: of the last two by the server itself, of those before generated in SQL. A third of the people have
 * asked for an advance in each month.
 */
export async function thirteenMonths(
  server: TestServer,
  { organizationId, employer }: Company,
  { units, from, to }: Months,
): Promise<void> {
  const { db, clock } = server;
  for (let place = 0; place < units; place += 1) await makeUnit(server, employer, `Boʻlim ${place + 1}`);
  const months = sql`generate_series(${`${from}-01`}::timestamp, ${`${to}-01`}::timestamp, interval '1 month') first`;
  const month = sql`to_char(first, 'YYYY-MM')`;
  const unit = sql`(select id, row_number() over (order by id) - 1 as place from unit where organization_id = ${organizationId}) unit`;
  const person = sql`(select id, row_number() over (order by id) as place from employee where organization_id = ${organizationId}) person`;
  await sql`
    insert into employee_unit (organization_id, id, employee_id, unit_id, valid_from, saved_at)
    select ${organizationId}, gen_random_uuid(), person.id, unit.id, ${`${from}-01`}::date, ${clock.date()}
      from ${person} join ${unit} on unit.place = mod(person.place, ${units})`.execute(db);
  await sql`
    insert into payment_request (organization_id, id, employee_id, card_id, amount, asked_amount, period, kind, state,
                                 requested_at, reviewed_at)
    select ${organizationId}, gen_random_uuid(), person.id, card.id, 50000000, 50000000, ${month}, 'asked',
           case when ${month} = ${to} then 'inProcess' else 'paid' end,
           first + interval '9 days', first + interval '9 days 1 hour'
      from ${months} cross join ${person}
      join card on card.organization_id = ${organizationId} and card.employee_id = person.id
     where mod(person.place, 3) = 0`.execute(db);
  await sql`
    insert into figures_month (organization_id, month, counted_at, earned_at)
    select ${organizationId}, ${month}, ${clock.date()}, ${clock.date()} from ${months} where ${month} < '2026-10'`.execute(
    db,
  );
  await sql`
    insert into earned_figures (organization_id, month, employee_id, unit_id, earned, earnable, earnable_by_advance,
                                advance_most, left_days, salary, salary_per_day, working_days, days_worked, at_stake)
    select ${organizationId}, ${month}, person.id, unit.id, 480000000, 480000000, 480000000, 0, 0, 500000000, 23809523, 21, 20, 0
      from ${months} cross join ${person} join ${unit} on unit.place = mod(person.place, ${units})
     where ${month} < '2026-10'`.execute(db);
  await sql`
    insert into day_figures (organization_id, date, unit_id, people, due, attended, absent, away, starts, late, shifts,
                             missed_check_outs, minutes_worked, rest_minutes, norm_minutes, late_minutes, arrivals)
    select ${organizationId}, day::date, unit.id, 500, 500, 480, 15, 5, 480, 60, 480, 3, 230000, 28000, 240000,
           array(select mod(n * 7, 50) + 1 from generate_series(1, 60) n),
           array(select case when n between 17 and 20 then 120 else 0 end from generate_series(1, 48) n)
      from generate_series(${`${from}-01`}::timestamp, timestamp '2026-09-30', interval '1 day') day cross join ${unit}
     where extract(isodow from day) < 6`.execute(db);
  await server.figuresCounted();
  for (const table of ['earned_figures', 'day_figures', 'payment_request', 'employee_unit'])
    await sql.raw(`vacuum analyze ${table}`).execute(db);
}
