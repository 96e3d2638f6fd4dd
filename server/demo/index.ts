import { sql } from 'kysely';
import { planner } from '#domain/attendance/rules.ts';
import { companyDate, companyDayStart, type CompanyDate } from '#domain/calendar/index.ts';
import { versionOn } from '#domain/dated/versions.ts';
import type { Seed } from '../context.ts';
import type { Server } from '../createServer.ts';
import type { Executor } from '../database/database.ts';
import { calendarDaysOf, paySettingsOf, workSettingsOf } from '../modules/organization/index.ts';
import { fillWith } from '../seed/index.ts';
import { sampleId } from '../seed/numbers.ts';
import { FIRST_DAY, TODAY_AT } from './beginning.ts';
import { minutes } from './days.ts';
import { instantOf, type DemoRules } from './destinations.ts';
import { liveUntil } from './live.ts';
import { demoCompany } from './people.ts';
import { addClockMoves } from './routes.ts';

export { TODAY_AT };

/** Founds the company on its first morning, before anybody comes. */
export const foundDemo: Seed = async (services) => {
  const at = (minute: number) => new Date(companyDayStart(FIRST_DAY) + minutes(minute));
  services.clock.set(at(6 * 60 + 30).getTime());
  const beginning = { firstDay: FIRST_DAY, foundedAt: at(6 * 60), hiredAt: () => at(6 * 60 + 10) };
  await fillWith(services, [{ company: demoCompany, beginning }]);
};

export const demoOrganizationId = sampleId('organization', demoCompany.title);

/** Lives until today on a new database, and goes on where it stopped on another. Call it before the server listens. */
export async function startDemo(
  server: Server,
  { until = TODAY_AT, onMonth }: { until?: number; onMonth?: (date: CompanyDate) => void } = {},
): Promise<void> {
  const { db, clock } = server.services;
  beginDemo(server, demoOrganizationId);
  clock.set(await livedUntil(db, demoOrganizationId));
  if (clock.now() < until)
    await liveUntil(server, demoOrganizationId, until, { withOwner: true, ...(onMonth && { onMonth }) });
}

/** Adds what moves the clock to a server that does not listen yet. */
export function beginDemo(server: Server, organizationId: string): void {
  const { db, clock } = server.services;
  addClockMoves(server.app, async (to) => {
    const now = clock.now();
    const until = instantOf(to, now, await rulesOf(db, organizationId, now));
    await liveUntil(server, organizationId, until, { withOwner: false });
    return clock.date();
  });
}

async function rulesOf(db: Executor, organizationId: string, now: number): Promise<DemoRules> {
  const settings = await workSettingsOf(db, organizationId);
  const days = await calendarDaysOf(db, organizationId);
  const pay = versionOn(await paySettingsOf(db, organizationId), companyDate(now))!;
  return { plan: planner({ settings, schedules: new Map(), days }), pay };
}

/** The last thing that happened, epoch ms: the clock itself is kept nowhere, and may not go back behind it. */
async function livedUntil(db: Executor, organizationId: string): Promise<number> {
  const latest = (table: 'punch' | 'auditEntry' | 'employee', column: string) =>
    sql`(select max(${sql.ref(column)}) from ${sql.table(table)} where organization_id = ${organizationId})`;
  const { rows } = await sql<{ at: Date | null }>`
    select greatest(${latest('punch', 'at')}, ${latest('auditEntry', 'at')}, ${latest('employee', 'registeredAt')}) as at
  `.execute(db);
  return rows[0]?.at?.getTime() ?? 0;
}
