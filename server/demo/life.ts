import { addDays, companyDate, companyDayStart, type CompanyDate } from '#domain/calendar/index.ts';
import type { Server } from '../createServer.ts';
import { describeFailure } from '../http/errors.ts';
import { actors, Refused } from './acting.ts';
import type { Deed, World } from './deed.ts';
import { lifeOn } from './companyDay.ts';
import type { Jobs } from './jobs.ts';
import { secondOwner } from './people.ts';
import { insertPunches, type DemoPunch } from './punches.ts';
import { gatesOf, recordsOf } from './records.ts';

export interface Life {
  server: Server;
  organizationId: string;
  /** Whether the employer acts too; otherwise that is left to the user of the demo. */
  withOwner: boolean;
  /** The part of the server's own work that is done at its times. */
  jobs: Jobs;
  /** Told after everything until an instant (epoch ms) has happened. */
  onReached: (at: number) => void;
  onDay?: (date: CompanyDate) => void;
  isStopping?: () => boolean;
}

/**
 * Everything that happens in the company after one instant until another (epoch ms), in the order of time. The clock goes along, and
 * never back. Without the owner, what the API refuses is logged and left out: the user may have changed the rules. Otherwise it throws.
 */
export async function live(life: Life, from: number, until: number): Promise<void> {
  const { server, organizationId, withOwner, onReached, onDay, isStopping = () => false } = life;
  const { clock, db, log } = server.services;
  const as = actors(server);
  const gateIds = await gatesOf(db, organizationId);
  const world = async (): Promise<World> => ({
    server,
    as,
    owner: as(secondOwner),
    records: await recordsOf(db, organizationId),
  });
  const isDue = (at: number) => at > from && at <= until;
  let waiting: Deed[] = [];
  let punches: DemoPunch[] = [];
  // Events that began the day before may still be due.
  for (let date = addDays(companyDate(from), -1); date <= companyDate(until); date = addDays(date, 1)) {
    onDay?.(date);
    const today = await lifeOn(await world(), organizationId, date, life);
    waiting = [...waiting, ...today.deeds.filter(({ at }) => isDue(at))].toSorted((a, b) => a.at - b.at);
    punches = [...punches, ...today.punches.filter(({ dueAt }) => isDue(dueAt))];
    const dayEnd = companyDayStart(addDays(date, 1));
    for (const deed of waiting.filter(({ at }) => at < dayEnd)) {
      if (isStopping()) return;
      punches = await insertPunches(db, gateIds, punches, deed.at);
      if (deed.at > clock.now()) clock.set(deed.at);
      try {
        await deed.does(await world());
      } catch (error) {
        if (withOwner || !(error instanceof Refused)) throw error;
        log.warn({ failure: describeFailure(error) }, 'a call of the demo was refused');
      } finally {
        // A failed event is not retried, as it would delay everything after it.
        onReached(deed.at);
      }
    }
    waiting = waiting.filter(({ at }) => at >= dayEnd);
    punches = await insertPunches(db, gateIds, punches, Math.min(dayEnd, until));
  }
  onReached(until);
}
