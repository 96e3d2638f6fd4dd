import type { DayRule } from '#domain/attendance/rules.ts';
import { addDays, companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { isEmployedOn } from '#domain/employment.ts';
import type { Day } from '#domain/attendance/readDay.ts';
import { shiftWindow } from '#domain/attendance/shift.ts';
import { dueReminders, openReminders, type ReminderType } from '#domain/notifications/reminders.ts';
import type { Services } from '../../context.ts';
import type { Executor } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { readDaysOfPeople, deadlineOf, givenReasonsOf } from '../time/attendance/index.ts';
import {
  lockReachable,
  selectReachablePage,
  readEmployment,
  type Reachable,
} from '../employees/records/index.ts';
import { selectHoursOfAll } from '../organization/index.ts';
import { selectCompaniesWithSchedules, rulesOfPeople, type PeopleRules } from '../time/schedules/index.ts';
import { noteReminders, selectReminders } from './sql/reminders.ts';
import { notifier, type Notice } from './notify.ts';

const READ_AT_ONCE = 500;
/** How many people are locked at once; their punches wait meanwhile. */
const HELD_AT_ONCE = 100;

interface At {
  organizationId: string;
  date: CompanyDate;
  rules: PeopleRules;
}
interface Due {
  person: Reachable;
  day: Day;
  rule: DayRule;
  type: ReminderType;
}

function reminderFor({ rules: { ruleOf } }: At, { person, day, rule: { shift }, type }: Due): Notice {
  const { accountId, organizationId, id: employeeId } = person;
  const whom = { accountId, job: { organizationId, employeeId } };
  const { date } = day;
  if (type === 'enterCheckInTime') return { type, ...whom, params: { date, time: shift.start } };
  if (type === 'enterCheckOutTime') return { type, ...whom, params: { date, time: shift.end } };
  if (type === 'infoCurrentDayWork') return { type, ...whom, params: { date, minutes: day.minutesWorked } };
  const deadline = new Date(deadlineOf(ruleOf, employeeId, date)).toISOString();
  return { type, ...whom, params: { date, minutes: day.tardinessMinutes, deadline } };
}

/** Creates the reminders that are due now. */
export function reminder(services: Services) {
  const { db, clock } = services;
  const notify = notifier(services);

  /** Due reminders that these people have not received yet. None are due on a day without employment, nor of a reason already given. */
  async function judge(executor: Executor, at: At, people: readonly Reachable[]): Promise<Due[]> {
    if (!people.length) return [];
    const { organizationId, date, rules } = at;
    const { ruleOf } = rules;
    const now = clock.now();
    const employeeIds = people.map(({ id }) => id);
    const days = await readDaysOfPeople(executor, { organizationId, employeeIds, date, ruleOf, now });
    const given = new Set(
      (await selectReminders(executor, organizationId, date, employeeIds)).map(
        ({ employeeId, type }) => `${employeeId} ${type}`,
      ),
    );
    const due = people
      .filter(({ employment }) => isEmployedOn(readEmployment(employment), date))
      .flatMap((person) => {
        const day = days.get(person.id)!;
        const rule = ruleOf(person.id, date);
        return dueReminders(day, rule.shift, now)
          .filter((type) => !given.has(`${person.id} ${type}`))
          .map((type) => ({ person, day, rule, type }));
      });
    const late = due.filter(({ type }) => type === 'enterTardnessReason').map(({ person }) => person.id);
    if (!late.length) return due;
    const reasons = await givenReasonsOf(executor, organizationId, late, date);
    const explained = new Set(reasons.map(({ employeeId }) => employeeId));
    return due.filter(({ person, type }) => type !== 'enterTardnessReason' || !explained.has(person.id));
  }

  /**
   * Checks again with the people locked, so that nobody is reminded of a punch that they are just making. Skips people
   * whom another process has locked.
   */
  const remind = (at: At, ids: readonly string[]) =>
    inTransaction(db, async (tx) => {
      const due = await judge(tx, at, await lockReachable(tx, at.organizationId, ids));
      if (!due.length) return;
      const { organizationId, date } = at;
      const noted = new Set(
        (
          await noteReminders(
            tx,
            due.map(({ person, type }) => ({ organizationId, employeeId: person.id, date, type })),
            clock.date(),
          )
        ).map(({ employeeId, type }) => `${employeeId} ${type}`),
      );
      const first = due.filter(({ person, type }) => noted.has(`${person.id} ${type}`));
      await notify(
        tx,
        first.map((one) => reminderFor(at, one)),
      );
    });

  async function remindAll(at: At, isStopping: () => boolean): Promise<void> {
    let people = await selectReachablePage(db, at.organizationId, undefined, READ_AT_ONCE);
    while (people.length && !isStopping()) {
      const ids = [...new Set((await judge(db, at, people)).map(({ person }) => person.id))];
      for (let from = 0; from < ids.length && !isStopping(); from += HELD_AT_ONCE)
        await remind(at, ids.slice(from, from + HELD_AT_ONCE));
      people = await selectReachablePage(db, at.organizationId, people.at(-1)!.id, READ_AT_ONCE);
    }
  }

  return async (isStopping: () => boolean): Promise<void> => {
    const now = clock.now();
    const today = companyDate(now);
    const named = await selectCompaniesWithSchedules(db);
    for (const { organizationId, shift } of await selectHoursOfAll(db, today))
      // A shift over midnight belongs to yesterday; one that starts right after midnight to tomorrow.
      for (const date of [addDays(today, -1), today, addDays(today, 1)]) {
        const { opensAt, closesAt } = shiftWindow(date, shift);
        const usual = opensAt <= now && now < closesAt && openReminders(date, shift, now).length > 0;
        if (!usual && !named.has(organizationId)) continue;
        const rules = await rulesOfPeople(db, organizationId);
        if (rules.varies || rules.defaultRule(date).kind === 'working')
          await remindAll({ organizationId, date, rules }, isStopping);
      }
  };
}
