import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { salariesOf } from '#server/modules/employees/records/index.ts';
import { paySettingsOf, workSettingsOf } from '#server/modules/organization/index.ts';
import { startTestServer } from '#tests/support/server/server.ts';
import { makeCompany } from '#tests/support/worlds/world.ts';
import { addManyEmployees } from './manyEmployees.ts';
import { PEOPLE, type SettingsReport } from './settings.ts';

/** Years of a version each month, of the settings and of everybody's salary. */
const MONTHS = 24;
const ROUNDS = 30;

const server = await startTestServer();
const { db } = server;
const company = await makeCompany(server);
const { organizationId, gateId, employer, employee } = company;
await addManyEmployees(db, organizationId, PEOPLE - 1);
await sql`update employee set status = 'active' where organization_id = ${organizationId}`.execute(db);
// Everybody came at 8:55 to 9:14 and left at 18:01 on each day of the month until yesterday.
await sql`
  insert into punch (organization_id, id, employee_id, gate_id, type, at, shift_date, scanned_at, device_id, typed)
  select e.organization_id, gen_random_uuid(), e.id, ${gateId}, way.type, way.at, day::date, way.at, e.id::text, false
    from (select *, row_number() over (order by id) as place from employee where organization_id = ${organizationId}) e,
         generate_series(timestamp '2026-11-01', timestamp '2026-11-17', interval '1 day') day,
         lateral (values ('in', (day + interval '8:55' + mod(e.place, 20) * interval '1 minute') at time zone 'Asia/Tashkent'),
                         ('out', (day + interval '18:01') at time zone 'Asia/Tashkent')) way (type, at)`.execute(
  db,
);
for (const table of ['punch', 'employee']) await sql.raw(`vacuum analyze ${table}`).execute(db);

const delay = monitorEventLoopDelay({ resolution: 1 });

const change = {
  ...{ validFrom: '2026-11-01', daysOff: [7], shiftStart: '09:00', shiftEnd: '18:00', breakMinutes: 60 },
  ...{ graceMinutes: 10, closingMinutes: 240, countFromPercent: 50, punchGapSeconds: 60 },
  takesLatePunches: false,
  reasonDays: 1,
} as const;

async function effect(): Promise<number> {
  const began = performance.now();
  const { status, body } = await server.call('previewWorkSettings', {
    as: employer,
    body: { ...change, daysOff: [7] },
  });
  if (status !== 200 || body.people !== PEOPLE || body.days.changed < PEOPLE)
    throw new Error(JSON.stringify(body));
  return performance.now() - began;
}

async function payEffect(): Promise<number> {
  const began = performance.now();
  const { status, body } = await server.call('previewPaySettings', {
    as: employer,
    body: {
      ...{ validFrom: '2026-11-18', advanceDay: '20', salaryDay: 5, advancePercent: 40, allowedPercent: 10 },
      balanceLimit: 900_000_000,
    },
  });
  if (status !== 200 || body.enabled.less < PEOPLE / 2) throw new Error(JSON.stringify(body));
  return performance.now() - began;
}

/** The mean of the middle half of `ROUNDS` reads, in ms. */
async function read(ask: () => Promise<{ status: number }> | Promise<void>): Promise<number> {
  const took: number[] = [];
  for (let round = -5; round < ROUNDS; round += 1) {
    const began = performance.now();
    const answer = await ask();
    if (answer && answer.status !== 200) throw new Error(`a read answered ${answer.status}`);
    if (round >= 0) took.push(performance.now() - began);
  }
  const middle = took.sort((a, b) => a - b).slice(ROUNDS / 4, (ROUNDS * 3) / 4);
  return middle.reduce((sum, ms) => sum + ms, 0) / middle.length;
}

const reads = async () => ({
  month: await read(() => server.call('getMyMonth', { as: employee, query: { month: '2026-11' } })),
  board: await read(() => server.call('getDayBoard', { as: employer, query: { date: '2026-11-17' } })),
  salary: await read(() => server.call('getSalary', { as: employee })),
});

const single = await reads();
await effect();
delay.enable();
const effectMs = await effect();
const payEffectMs = await payEffect();
delay.disable();
const longestMs = delay.max / 1e6;
// The same loop without work, for as long: what the machine's other processes take of it.
delay.reset();
delay.enable();
await pause(effectMs);
delay.disable();
const idleMs = delay.max / 1e6;

await sql`
  insert into work_settings (organization_id, id, valid_from, days_off, shift_start, shift_end, break_minutes,
      grace_minutes, closing_minutes, count_from_percent, punch_gap_seconds, takes_late_punches,
      reason_days, saved_at)
  select organization_id, gen_random_uuid(), (date '2024-12-01' + n * interval '1 month')::date, days_off, shift_start,
         shift_end, break_minutes, grace_minutes + mod(n, 2), closing_minutes, count_from_percent, punch_gap_seconds,
         takes_late_punches, reason_days, saved_at
    from work_settings, generate_series(0, ${MONTHS - 1}::int) n where organization_id = ${organizationId}`.execute(
  db,
);
await sql`
  insert into employee_salary (organization_id, id, employee_id, salary, valid_from, saved_at)
  select organization_id, gen_random_uuid(), employee_id, salary + n * 100,
         (date '2024-12-01' + n * interval '1 month')::date, saved_at
    from employee_salary, generate_series(0, ${MONTHS - 1}::int) n where organization_id = ${organizationId}`.execute(
  db,
);
await sql.raw('vacuum analyze employee_salary').execute(db);
const dated = await reads();

/** Before rules had days, settings were a row that was read as well: what these take more is less than their whole. */
const versioned = (...statements: (() => Promise<unknown>)[]) =>
  read(async () => {
    for (const statement of statements) await statement();
  });
const work = () => workSettingsOf(db, organizationId);
const pay = () => paySettingsOf(db, organizationId);
const salaries = () => salariesOf(db, organizationId, [employee.jobId]);
const versions = {
  month: await versioned(work),
  board: await versioned(work),
  salary: await versioned(work, pay, salaries),
};

process.send?.({
  effectMs,
  payEffectMs,
  longestMs,
  idleMs,
  single,
  dated,
  versions,
} satisfies SettingsReport);
await server.close();
process.disconnect();
