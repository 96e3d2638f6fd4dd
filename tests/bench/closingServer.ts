import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { startTestServer } from '#tests/support/server/server.ts';
import { makeCompany } from '#tests/support/worlds/world.ts';
import { addManyEmployees } from './manyEmployees.ts';
import { PEOPLE, type ClosingReport } from './closing.ts';

const server = await startTestServer({ now: '2026-11-03T12:00:00+05:00' });
const { db } = server;
const { organizationId, gateId, employer: as } = await makeCompany(server);
await addManyEmployees(db, organizationId, PEOPLE - 1);
await sql`update employee set status = 'active', added_at = '2026-09-30T05:00:00Z', employment = '{[2026-09-30,)}' where organization_id = ${organizationId}`.execute(
  db,
);
await sql`update organization set created_at = '2026-10-01T05:00:00Z' where id = ${organizationId}`.execute(
  db,
);
// Everybody came on every working day of October.
await sql`
  insert into punch (organization_id, id, employee_id, gate_id, type, at, shift_date, scanned_at, device_id, typed)
  select e.organization_id, gen_random_uuid(), e.id, ${gateId}, way.type, way.at, day::date, way.at, e.id::text, false
    from (select *, row_number() over (order by id) as place from employee where organization_id = ${organizationId}) e,
         generate_series(timestamp '2026-10-02', timestamp '2026-10-31', interval '1 day') day,
         lateral (values ('in', (day + interval '8:40' + mod(e.place, 20) * interval '1 minute') at time zone 'Asia/Tashkent'),
                         ('out', (day + interval '18:01') at time zone 'Asia/Tashkent')) way (type, at)
   where extract(isodow from day) < 6`.execute(db);
for (const table of ['punch', 'employee']) await sql.raw(`vacuum analyze ${table}`).execute(db);

const path = { month: '2026-10' } as const;
const look = async () => bodyOf(await server.call('getMonthClosing', { as, path }));
const delay = monitorEventLoopDelay({ resolution: 1 });

let began = performance.now();
const { checks } = await look();
const checksMs = performance.now() - began;
if (checks.length) throw new Error(JSON.stringify(checks));
delay.enable();
began = performance.now();
bodyOf(await server.call('closeMonth', { as, path }));
let seen = 0;
for (; (await look()).state === 'closing'; seen += 1) await pause(200);
const closedMs = performance.now() - began;
delay.disable();
const longestMs = delay.max / 1e6;
delay.reset();
delay.enable();
await pause(3_000);
delay.disable();
const { state, versions } = await look();
if (state !== 'closed' || versions[0]?.people !== PEOPLE) throw new Error(state);
const idleMs = delay.max / 1e6;
delay.reset();
delay.enable();
began = performance.now();
const body = { format: 'xlsx', language: 'uz-Latn', ...path, version: 1 } as const;
const { length: formBytes } = bodyOf<'exportTimesheet'>(await server.call('exportTimesheet', { as, body }));
const formMs = performance.now() - began;
delay.disable();
const formLongestMs = delay.max / 1e6;
const report: ClosingReport = {
  ...{ checksMs, closedMs, seen, longestMs, idleMs },
  ...{ formMs, formBytes, formLongestMs },
};
process.send?.(report);
await server.close();
process.disconnect();
