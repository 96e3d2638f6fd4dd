import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '#server/database/open.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { samplePassword, startTestServer } from '#tests/support/server/server.ts';
import { postgresUrl } from '#tests/support/server/testDatabase.ts';
import { makeCompany } from '#tests/support/worlds/world.ts';
import { addManyEmployees } from './manyEmployees.ts';
import { median } from './weigh.ts';
import { PEOPLE, type PayRunsReport, type Timed } from './payRuns.ts';

// Without PostgreSQL, on disk as in production: files in memory are copied whole when they grow.
const dataDir = mkdtempSync(join(tmpdir(), 'davomat-bench-'));
const server = await startTestServer(
  postgresUrl ? {} : { openDatabase: () => openDatabase({ databaseUrl: undefined, dataDir }) },
);
const { db } = server;
const { organizationId, gateId, employer: as } = await makeCompany(server);
await addManyEmployees(db, organizationId, PEOPLE - 1);
await sql`update employee set status = 'active', added_at = '2026-09-30T05:00:00Z', employment = '{[2026-09-30,)}' where organization_id = ${organizationId}`.execute(
  db,
);
// Everybody came on every working day of the month until yesterday.
await sql`
  insert into punch (organization_id, id, employee_id, gate_id, type, at, shift_date, scanned_at, device_id, typed)
  select e.organization_id, gen_random_uuid(), e.id, ${gateId}, way.type, way.at, day::date, way.at, e.id::text, false
    from (select *, row_number() over (order by id) as place from employee where organization_id = ${organizationId}) e,
         generate_series(timestamp '2026-11-01', timestamp '2026-11-17', interval '1 day') day,
         lateral (values ('in', (day + interval '8:40' + mod(e.place, 20) * interval '1 minute') at time zone 'Asia/Tashkent'),
                         ('out', (day + interval '18:01') at time zone 'Asia/Tashkent')) way (type, at)
   where extract(isodow from day) < 6`.execute(db);
for (const table of ['punch', 'employee']) await sql.raw(`vacuum analyze ${table}`).execute(db);

const delay = monitorEventLoopDelay({ resolution: 1 });

async function timed<T>(work: () => Promise<T>): Promise<Timed & { done: T }> {
  // What began before is over.
  await pause(50);
  delay.reset();
  delay.enable();
  const began = performance.now();
  const done = await work();
  const ms = performance.now() - began;
  delay.disable();
  return { ms, longestMs: delay.max / 1e6, done };
}

const { done: run, ...drafted } = await timed(async () =>
  bodyOf(await server.call('createPayRun', { as, body: { kind: 'salary', period: '2026-11' } })),
);
if (run.included.count !== PEOPLE) throw new Error(JSON.stringify(run));
const path = { id: run.id };
/** The median of the last pages, each of the most people that the screen shows at once. */
async function lastPages(): Promise<number> {
  const took: number[] = [];
  for (let page = PEOPLE / 100; took.length < 9; page -= 1) {
    const { ms, done } = await timed(async () =>
      bodyOf(await server.call('listPayRunItems', { as, path, query: { page, pageSize: 100 } })),
    );
    if (done.items.length !== 100 || done.total !== PEOPLE) throw new Error(JSON.stringify(done));
    took.push(ms);
  }
  return median(took);
}
// As autovacuum does with so many new rows.
await sql`vacuum analyze pay_run_item`.execute(db);
const pageMs = await lastPages();
const { done: computed, ...again } = await timed(async () =>
  bodyOf(await server.call('computePayRun', { as, path })),
);
if (computed.changed) throw new Error(JSON.stringify(computed));
const { done: paid, ...confirmed } = await timed(async () =>
  bodyOf(
    await server.call('confirmPayRun', { as, path, body: { ...run.included, password: samplePassword } }),
  ),
);
if (paid.payments?.underWay.count !== PEOPLE) throw new Error(JSON.stringify(paid));
const { longestMs: idleMs } = await timed(() => pause(3_000));
const report: PayRunsReport = { drafted, again, confirmed, pageMs, idleMs };
process.send?.(report);
await server.close();
rmSync(dataDir, { recursive: true });
process.disconnect();
