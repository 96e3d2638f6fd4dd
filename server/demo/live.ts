import { addDays, companyDate, companyDayStart, type CompanyDate } from '#domain/calendar/index.ts';
import type { Server } from '../createServer.ts';
import { describeFailure } from '../http/errors.ts';
import { rulesOfPeople } from '../modules/schedules/index.ts';
import type { SampleEmployee } from '../seed/people.ts';
import { actors } from './acting.ts';
import { dayOf, minutes, speaksUp } from './days.ts';
import type { Deed, World } from './deed.ts';
import { closeLastMonth, confirmRuns, giveAbsence, reviewRequests, settleQueue } from './desk.ts';
import { demoStaff, secondOwner } from './people.ts';
import { insertPunches, type DemoPunch } from './punches.ts';
import { deedsOf } from './staffDeeds.ts';
import { story } from './story.ts';

/** Before the first shift of the day, and after the last one. */
const RUNS_AT = 6 * 60 + 5;
const EVENING_AT = 20 * 60;
const EXAMPLE_AT = 23 * 60;
/** When the owner decides on what has come in. */
const DESK_AT = 17 * 60 + 30;

export interface LifeOptions {
  /** The employer's side acts too; otherwise that is left to whoever uses the demo. */
  withOwner: boolean;
  onMonth?: (date: CompanyDate) => void;
}

/** Everything that happens in the company until an instant (epoch ms), in the order of time; then the clock is there. */
export async function liveUntil(
  server: Server,
  organizationId: string,
  until: number,
  { withOwner, onMonth }: LifeOptions,
): Promise<void> {
  const { clock, db, log } = server.services;
  const as = actors(server);
  const gateIds = await gatesOf(server, organizationId);
  const began = clock.now();
  // Whoever uses the demo may have changed what people meant to do; its own months go as written.
  const refused = (error: unknown) => {
    if (withOwner) throw error;
    log.info({ failure: describeFailure(error) }, 'a deed of the demo was refused');
  };
  let waiting: Deed[] = [];
  let punches: DemoPunch[] = [];
  for (let date = addDays(companyDate(began), -1); date <= companyDate(until); date = addDays(date, 1)) {
    if (date.endsWith('-01')) onMonth?.(date);
    const world = {
      server,
      organizationId,
      as,
      owner: as(secondOwner),
      records: await recordsOf(server, organizationId),
    };
    const today = await lifeOn(world, date, withOwner);
    const isDue = (at: number) => at > began && at <= until;
    waiting = [...waiting, ...today.deeds.filter(({ at }) => isDue(at))].toSorted((a, b) => a.at - b.at);
    punches = [...punches, ...today.punches.filter(({ dueAt }) => isDue(dueAt))];
    const dayEnd = companyDayStart(addDays(date, 1));
    for (const deed of waiting.filter(({ at }) => at < dayEnd)) {
      punches = await insertPunches(db, gateIds, punches, deed.at);
      clock.set(deed.at);
      await deed.does({ ...world, records: await recordsOf(server, organizationId) }).catch(refused);
    }
    waiting = waiting.filter(({ at }) => at >= dayEnd);
    punches = await insertPunches(db, gateIds, punches, Math.min(dayEnd, until));
  }
  clock.set(until);
  await workOff(server);
  await server.reminded();
  await server.figuresCounted();
}

/** The server's own work that is due at the time of its clock. */
async function workOff(server: Server): Promise<void> {
  await server.settled();
  await server.runsPrepared();
  await server.paid();
  await server.closed();
}

const gatesOf = async ({ services: { db } }: Server, organizationId: string): Promise<string[]> =>
  (
    await db
      .selectFrom('gate')
      .where('organizationId', '=', organizationId)
      .where('closedAt', 'is', null)
      .select('id')
      .orderBy('createdAt')
      .execute()
  ).map(({ id }) => id);

async function recordsOf({ services: { db } }: Server, organizationId: string): Promise<World['records']> {
  const rows = await db
    .selectFrom('employee')
    .where('organizationId', '=', organizationId)
    .where('status', '=', 'active')
    .select(['id', 'phoneNumber'])
    .execute();
  const byPhone = new Map(rows.map(({ id, phoneNumber }) => [phoneNumber, id]));
  return new Map(
    demoStaff.flatMap((who): [SampleEmployee, string][] => {
      const id = byPhone.get(who.phoneNumber);
      return id === undefined ? [] : [[who, id]];
    }),
  );
}

async function lifeOn(world: World, date: CompanyDate, withOwner: boolean) {
  const { server, organizationId, records } = world;
  const { ruleOf, defaultRule } = await rulesOfPeople(server.services.db, organizationId, [
    ...records.values(),
  ]);
  const deeds: Deed[] = [];
  const punches: DemoPunch[] = [];
  for (const [who, employeeId] of records) {
    const ruleOn = (one: CompanyDate) => ruleOf(employeeId, one);
    const day = dayOf(who, date, ruleOn);
    deeds.push(...deedsOf(who, date, ruleOn(date), day));
    if (withOwner && day?.course === 'absent' && !speaksUp(who, date))
      deeds.push({
        at: companyDayStart(date) + minutes(DESK_AT),
        does: (now) => giveAbsence(now, employeeId, date),
      });
    for (const punch of day?.punches ?? []) {
      // Until the day is over, the person to sign in as may come and go by hand.
      const dueAt = who.habit === 'example' ? companyDayStart(date) + minutes(EXAMPLE_AT) : punch.at;
      punches.push({ ...punch, organizationId, employeeId, who, dueAt });
    }
  }
  const add = (minute: number, does: Deed['does']) =>
    deeds.push({ at: companyDayStart(date) + minutes(minute), does });
  add(RUNS_AT, () => workOff(server));
  add(EVENING_AT, () => workOff(server));
  if (!withOwner) return { deeds, punches };
  deeds.push(...story.filter(({ at }) => companyDate(at) === date));
  if (defaultRule(date).kind === 'working') {
    add(11 * 60, confirmRuns);
    add(DESK_AT, (now) => reviewRequests(now, date));
    add(DESK_AT, (now) => settleQueue(now, date));
    if (date.slice(8) > '01') add(16 * 60, (now) => closeLastMonth(now, date));
  }
  return { deeds, punches };
}
