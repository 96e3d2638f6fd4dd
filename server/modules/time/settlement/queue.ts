import type { Day } from '#domain/attendance/readDay.ts';
import { shiftWindow } from '#domain/attendance/shift.ts';
import {
  addDays,
  companyDate,
  daysOfMonth,
  type CompanyDate,
  type CompanyMonth,
} from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import { selectProposedAbsences, type AbsenceRow } from '../absences/index.ts';
import {
  dayOf,
  readDecisions,
  reasonsOf,
  waitingPunchesOf,
  selectProposedCorrections,
  type CorrectionRow,
  selectPossibleDays,
} from '../attendance/index.ts';
import { readEarliestChange, type DayScope } from '../../organization/index.ts';
import { groupBy } from '../../groupBy.ts';
import { rulesOfPeople, type PeopleRules } from '../schedules/index.ts';
import { readDays } from './readDays.ts';
import { findUnclearDays } from './unclear.ts';

type Schemas = components['schemas'];
export type Kind = Schemas['SettleKind'];
export type Verb = Schemas['SettleVerb'];
export type WaitingPunch = Awaited<ReturnType<typeof waitingPunchesOf>>[number];
type TardinessReason = Awaited<ReturnType<typeof reasonsOf>>[number];

/** A waiting item, before names and effects are read. `id` is the record's, or for a day the person's. */
export interface Waiting {
  kind: Kind;
  id: string;
  employeeId: string;
  date: CompanyDate;
  correction?: CorrectionRow;
  absence?: AbsenceRow;
  reason?: TardinessReason;
  punch?: WaitingPunch;
}

export interface QueueQuery {
  organizationId: string;
  /** A day belongs to the scope that contained the person on that day. */
  scope: DayScope | undefined;
  /** Only items of this month; otherwise records of any day, and days of the current and the previous month. */
  month?: CompanyMonth | undefined;
  /** Epoch ms. */
  now: number;
}

const EVERYTHING = { limit: 1_000_000, offset: 0 };

/** The kind of a waiting day; null when it does not wait. A day waits once nothing can be added to it. */
export function kindOf(day: Day, closesAt: number, now: number): Kind | null {
  if (now < closesAt) return null;
  if (day.presence === 'missedCheckOut') return 'missedCheckOut';
  if (day.presence === 'absent' && !day.absence) return 'unclear';
  return day.uncountedBecause;
}

/** The first day that can wait: of the previous month, unless that is closed. */
export async function readQueueStart(
  db: Executor,
  organizationId: string,
  now: number,
): Promise<CompanyDate> {
  const today = companyDate(now);
  const lastMonth = addDays(`${today.slice(0, 7)}-01` as CompanyDate, -1);
  const from = `${lastMonth.slice(0, 7)}-01` as CompanyDate;
  const earliest = await readEarliestChange(db, organizationId);
  return from < earliest ? earliest : from;
}

/** The least presence of default-schedule days that count by themselves, and the dates that are off. */
function bounds({ defaultRule, varies }: PeopleRules, from: CompanyDate, to: CompanyDate) {
  const off: CompanyDate[] = [];
  let least = 0;
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const { kind, normMinutes, countFromPercent, breakMinutes } = defaultRule(date);
    if (kind !== 'working') off.push(date);
    least = Math.max(least, Math.ceil((normMinutes * countFromPercent) / 100) + breakMinutes);
  }
  return { off, lessThanSeconds: varies ? null : least * 60 };
}

async function readWaitingDays(db: Executor, query: QueueQuery): Promise<Waiting[]> {
  const { organizationId, scope, month, now } = query;
  const today = companyDate(now);
  const days = month && daysOfMonth(month);
  const from = days ? days[0]! : await readQueueStart(db, organizationId, now);
  const to = days && days.at(-1)! < today ? days.at(-1)! : today;
  if (from > to || (days && from < (await readEarliestChange(db, organizationId)))) return [];
  const rules = await rulesOfPeople(db, organizationId);
  const dates = { from, to, ...bounds(rules, from, to) };
  const possible = await selectPossibleDays(db, { organizationId, scope, ...dates });
  const decided = await readDecisions(db, organizationId, { from, to }, { scope });
  const known = new Set(possible.map(({ employeeId, date }) => `${employeeId} ${date}`));
  const corrected = decided.corrected
    .filter(({ employeeId, date }) => !known.has(`${employeeId} ${date}`))
    .map((one) => ({ ...one, punches: [] }));
  const worked = [...possible, ...corrected].flatMap(({ employeeId, date, punches }): Waiting[] => {
    const rule = rules.ruleOf(employeeId, date);
    const day = dayOf(rule, punches, now, decided(employeeId, date));
    const kind = kindOf(day, shiftWindow(date, rule.shift).closesAt, now);
    return kind === null ? [] : [{ kind, id: employeeId, employeeId, date }];
  });
  const unclear = await findUnclearDays(db, { organizationId, scope, from, to, now }, rules);
  return [...worked, ...unclear.map((one) => ({ kind: 'unclear' as const, id: one.employeeId, ...one }))];
}

/** Given reasons for days that are still late; the times of others were corrected meanwhile. */
async function readWaitingReasons(db: Executor, { organizationId, scope, now }: QueueQuery) {
  const given = await reasonsOf(db, { organizationId, scope, unit: undefined, state: 'given' }, EVERYTHING);
  if (!given.length) return given;
  const read = await readDays(db, organizationId, given, now);
  return given.filter((reason) => read(reason).day.punctuality === 'late');
}

/**
 * Everything that waits, the oldest day first. A day with proposed times appears once, as the correction; a day without
 * presence appears as whatever is proposed for it.
 */
export async function readWaiting(db: Executor, query: QueueQuery): Promise<Waiting[]> {
  const { organizationId, scope } = query;
  const corrections = await selectProposedCorrections(db, { organizationId, scope });
  const proposed = new Set(corrections.map(({ employeeId, date }) => `${employeeId} ${date}`));
  const absences = await selectProposedAbsences(db, { organizationId, scope });
  const reasons = await readWaitingReasons(db, query);
  const punches = await waitingPunchesOf(db, organizationId, scope);
  const days = await readWaitingDays(db, query);
  const clearing = new Set(punches.map(({ employeeId, shiftDate }) => `${employeeId} ${shiftDate}`));
  const awayOf = groupBy(absences, ({ employeeId }) => employeeId);
  const isProposed = ({ kind, employeeId, date }: Waiting) =>
    proposed.has(`${employeeId} ${date}`) ||
    (kind === 'unclear' &&
      (clearing.has(`${employeeId} ${date}`) ||
        !!awayOf.get(employeeId)?.some(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay)));
  const all: Waiting[] = [
    ...reasons.map((reason) => ({
      kind: 'reason' as const,
      id: reason.id,
      employeeId: reason.employeeId,
      date: reason.date,
      reason,
    })),
    ...corrections.map((correction) => ({
      kind: 'correction' as const,
      id: correction.id,
      employeeId: correction.employeeId,
      date: correction.date,
      correction,
    })),
    ...punches.map((punch) => ({
      kind: 'latePunch' as const,
      id: punch.id,
      employeeId: punch.employeeId,
      date: punch.shiftDate,
      punch,
    })),
    ...absences.map((absence) => ({
      kind: 'absence' as const,
      id: absence.id,
      employeeId: absence.employeeId,
      date: absence.firstDay,
      absence,
    })),
    ...days.filter((one) => !isProposed(one)),
  ];
  // Late punches of a day are accepted in order of time.
  const place = ({ date, kind, id, punch }: Waiting) =>
    `${date} ${kind} ${punch?.at.toISOString() ?? ''} ${id}`;
  const { month } = query;
  const isAsked = ({ date, absence }: Waiting) =>
    month === undefined ||
    (date <= daysOfMonth(month).at(-1)! && (absence?.lastDay ?? date) >= `${month}-01`);
  return all.filter(isAsked).sort((a, b) => (place(a) < place(b) ? -1 : 1));
}
