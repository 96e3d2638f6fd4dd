import { companyDayStart, MINUTE_MS, type CompanyDate } from '#domain/calendar/index.ts';
import { createClock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Seed } from '../context.ts';
import { createServer, type Server } from '../createServer.ts';
import { openDatabase } from '../database/open.ts';
import { fillWith } from '../seed/index.ts';
import { sampleId } from '../seed/numbers.ts';
import { FIRST_DAY, FOUNDED_AT, TODAY_AT } from './beginning.ts';
import { workOff } from './jobs.ts';
import { keepLiving, type Living } from './keepLiving.ts';
import { live } from './life.ts';
import { keepLived, livedUntil } from './lived.ts';
import { demoCompany } from './people.ts';
import { quietly } from './quietly.ts';
import { addClockMoves } from './routes.ts';

export const demoOrganizationId = sampleId('organization', demoCompany.title);

/** Founds the company on its first morning. */
export const foundDemo: Seed = async (services) => {
  const midnight = companyDayStart(FIRST_DAY);
  const foundedAt = new Date(midnight + 360 * MINUTE_MS);
  const hiredAt = new Date(midnight + 370 * MINUTE_MS);
  await fillWith(services, [
    { company: demoCompany, beginning: { firstDay: FIRST_DAY, foundedAt, hiredAt: () => hiredAt } },
  ]);
};

interface Beginning {
  /** Until when it has lived, epoch ms; left out where it was founded just now. */
  lived?: number | undefined;
  /** Until when it lives before it begins. */
  until?: number;
  onMonth?: (date: CompanyDate) => void;
}

/** The server of a demo, not yet listening. Throws CannotStart where the database holds anything else. */
export async function createDemo(config: Config, onMonth: (date: CompanyDate) => void): Promise<Server> {
  const database = await openDatabase(config);
  const lived = await livedUntil(database.db).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  // The machine's time is of another month: no job may see it.
  const clock = createClock(lived ?? FOUNDED_AT);
  const server = await createServer(config, foundDemo, { database, clock });
  try {
    await startDemo(server, { lived, onMonth });
    return server;
  } catch (error) {
    await server.close();
    throw error;
  }
}

/** Lives through the first months, unless it has; from then on its people go by the clock. Call it before the server listens. */
export async function startDemo(
  server: Server,
  { lived, until = TODAY_AT, onMonth }: Beginning = {},
): Promise<Living> {
  const { clock, db, log } = server.services;
  const living = beginDemo(server, demoOrganizationId, lived ?? until);
  if (lived !== undefined) return living;
  clock.set(FOUNDED_AT);
  const onDay = (date: CompanyDate) => {
    if (date.endsWith('-01')) onMonth?.(date);
  };
  const onReached = () => undefined;
  const life = {
    server,
    organizationId: demoOrganizationId,
    withOwner: true,
    jobs: 'pay',
    onReached,
    onDay,
  } as const;
  await quietly(log, () => live(life, FOUNDED_AT, until));
  clock.set(until);
  await workOff(server);
  await server.figuresCounted();
  await keepLived(db, until);
  return living;
}

/** Lets a company of the demo's people live on from an instant (epoch ms), and its clock be moved. */
export function beginDemo(
  server: Server,
  organizationId: string,
  from = server.services.clock.now(),
): Living {
  const living = keepLiving(server, organizationId, from);
  addClockMoves(server.app, living.move);
  return living;
}
