import { sql } from 'kysely';
import { daysOfMonth, monthOf, monthsBetween, type CompanyDate } from '#domain/calendar/index.ts';
import type { TestServer } from '#tests/support/server/server.ts';
import { makeCompany } from '#tests/support/worlds/world.ts';
import { addManyEmployees } from './manyEmployees.ts';

interface Large {
  people: number;
  founded: CompanyDate;
  /** Everybody has come on the weekdays of these, but some have forgotten to check out. */
  worked: { from: CompanyDate; to: CompanyDate };
}

/** A company whose people have worked, generated in SQL. */
export async function largeCompany(server: TestServer, { people, founded, worked }: Large) {
  const { db } = server;
  const company = await makeCompany(server);
  const { organizationId, gateId } = company;
  await addManyEmployees(db, organizationId, people - 1);
  await sql`
    update employee set status = 'active', added_at = ${founded}::date - interval '1 day',
           employment = datemultirange(daterange(${founded}::date - 1, null))
     where organization_id = ${organizationId}`.execute(db);
  await sql`update organization set created_at = ${founded}::date where id = ${organizationId}`.execute(db);
  for (const month of monthsBetween(monthOf(worked.from), monthOf(worked.to))) {
    const days = daysOfMonth(month).filter((day) => day >= worked.from && day <= worked.to);
    await sql`
    insert into punch (organization_id, id, employee_id, gate_id, type, at, shift_date, scanned_at, device_id, typed)
    select ${organizationId}, gen_random_uuid(), person.id, ${gateId}, way.type, way.at, day::date, way.at,
           person.id::text, false
      from generate_series(${days[0]}::timestamp, ${days.at(-1)}::timestamp, interval '1 day') day
     cross join (select id, row_number() over (order by id) as place from employee
                  where organization_id = ${organizationId}) person,
           lateral (values ('in', (day + interval '8:40' + mod(person.place, 40) * interval '1 minute') at time zone 'Asia/Tashkent'),
                           ('out', (day + interval '18:01') at time zone 'Asia/Tashkent')) way (type, at)
     where extract(isodow from day) < 6
       and (way.type = 'in' or mod(person.place + extract(day from day)::int, 500) > 0)`.execute(db);
  }
  for (const table of ['punch', 'employee']) await sql.raw(`vacuum analyze ${table}`).execute(db);
  return company;
}
