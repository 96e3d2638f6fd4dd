import { companyDate, companyDayStart, MINUTE_MS, type CompanyDate } from '#domain/calendar/index.ts';
import { shiftWindow, type ShiftWindow } from '#domain/attendance/shift.ts';
import { rulesOfPeople } from '../modules/time/schedules/index.ts';
import { dayOf, minutes, speaksUp } from './personsDay.ts';
import type { Deed, World } from './deed.ts';
import { closeLastMonth, confirmRuns, giveAbsence, reviewRequests, settleQueue } from './desk.ts';
import { jobsOf, type Jobs } from './jobs.ts';
import type { DemoPunch } from './punches.ts';
import { deedsOf } from './staffDeeds.ts';
import { story } from './story.ts';

/** The person to sign in as may come and go by hand until then. */
const EXAMPLE_AT = 23 * 60;
/** When the owner pays, closes a month, and decides on what has come in. */
const [PAYS_AT, CLOSES_AT, DESK_AT] = [11 * 60, 16 * 60, 17 * 60 + 30];

/** Everything that happens on a date, in no order. */
export async function lifeOn(
  world: World,
  organizationId: string,
  date: CompanyDate,
  { withOwner, jobs }: { withOwner: boolean; jobs: Jobs },
): Promise<{ deeds: Deed[]; punches: DemoPunch[] }> {
  const { server, records } = world;
  const ids = [...records.values()];
  const { ruleOf, defaultRule } = await rulesOfPeople(server.services.db, organizationId, ids);
  const midnight = companyDayStart(date);
  const deeds: Deed[] = [];
  const punches: DemoPunch[] = [];
  const shifts = new Map<number, ShiftWindow>();
  const add = (minute: number, does: Deed['does']) => deeds.push({ at: midnight + minutes(minute), does });
  for (const [who, employeeId] of records) {
    const rule = ruleOf(employeeId, date);
    const day = dayOf(who, date, (one) => ruleOf(employeeId, one));
    deeds.push(...deedsOf(who, date, rule, day));
    if (!day) continue;
    const shift = shiftWindow(date, rule.shift);
    shifts.set(shift.start, shift);
    if (withOwner && day.course === 'absent' && !speaksUp(who, date))
      add(DESK_AT, (now) => giveAbsence(now, employeeId, date));
    const byHand = Math.max(midnight + EXAMPLE_AT * MINUTE_MS, shift.closesAt);
    for (const punch of day.punches)
      punches.push({
        ...punch,
        organizationId,
        employeeId,
        who,
        dueAt: who.habit === 'example' ? byHand : punch.at,
      });
  }
  deeds.push(...jobsOf(midnight, jobs, [...shifts.values()]));
  if (!withOwner) return { deeds, punches };
  deeds.push(...story.filter(({ at }) => companyDate(at) === date));
  if (defaultRule(date).kind === 'working') {
    add(PAYS_AT, confirmRuns);
    add(DESK_AT, (now) => reviewRequests(now, date));
    add(DESK_AT, (now) => settleQueue(now, date));
    if (date.slice(8) > '01') add(CLOSES_AT, (now) => closeLastMonth(now, date));
  }
  return { deeds, punches };
}
