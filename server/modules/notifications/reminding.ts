import { addDays, companyDate, dayKind } from '#domain/calendar/index.ts';
import type { Day } from '#domain/attendance/readDay.ts';
import { shiftWindow } from '#domain/attendance/shift.ts';
import { dueReminders, openReminders, type ReminderType } from '#domain/notifications/reminders.ts';
import type { OrganizationSettings } from '#domain/organizationSettings.ts';
import type { Services } from '../../context.ts';
import type { Executor } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { daysOfPeople } from '../attendance/service.ts';
import { lockReachable, pageReachable, type Reachable } from '../employees/reachable.ts';
import { settingsOf, shiftsOf } from '../organization/service.ts';
import { noteReminders, selectReminders } from './reminderQueries.ts';
import { teller, type Told } from './tell.ts';

const READ_AT_ONCE = 500;
/** People whose rows are held at once: a punch of theirs waits meanwhile. */
const HELD_AT_ONCE = 100;

interface At {
  organizationId: string;
  date: string;
  settings: OrganizationSettings;
}
interface Due {
  person: Reachable;
  day: Day;
  type: ReminderType;
}

function wordsFor({ person, day, type }: Due, { settings }: At): Told {
  const { accountId, organizationId, id: employeeId } = person;
  const whom = { accountId, job: { organizationId, employeeId } };
  const { date } = day;
  if (type === 'enterCheckInTime') return { type, ...whom, params: { date, time: settings.shift.start } };
  if (type === 'enterCheckOutTime') return { type, ...whom, params: { date, time: settings.shift.end } };
  if (type === 'infoCurrentDayWork') return { type, ...whom, params: { date, minutes: day.minutesWorked } };
  return { type, ...whom, params: { date, minutes: day.tardinessMinutes } };
}

/** Gives everybody the reminders that are due now. */
export function reminder(services: Services) {
  const { db, clock } = services;
  const tell = teller(services);

  /** What these people are due and were not given. Nobody is before the day of being hired. */
  async function judge(executor: Executor, at: At, people: readonly Reachable[]): Promise<Due[]> {
    if (!people.length) return [];
    const { organizationId, date, settings } = at;
    const now = clock.now();
    const employeeIds = people.map(({ id }) => id);
    const days = await daysOfPeople(executor, { organizationId, employeeIds, date, settings, now });
    const given = new Set(
      (await selectReminders(executor, organizationId, date, employeeIds)).map(
        ({ employeeId, type }) => `${employeeId} ${type}`,
      ),
    );
    return people
      .filter(({ registeredAt }) => companyDate(registeredAt.getTime()) <= date)
      .flatMap((person) => {
        const day = days.get(person.id)!;
        return dueReminders(day, settings.shift, now)
          .filter((type) => !given.has(`${person.id} ${type}`))
          .map((type) => ({ person, day, type }));
      });
  }

  /**
   * Judged again with their rows locked, so that nobody is reminded of a punch they are making; those another process holds
   * are left to it.
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
      await tell(
        tx,
        first.map((one) => wordsFor(one, at)),
      );
    });

  async function remindAll(at: At, isStopping: () => boolean): Promise<void> {
    let people = await pageReachable(db, at.organizationId, undefined, READ_AT_ONCE);
    while (people.length && !isStopping()) {
      const ids = [...new Set((await judge(db, at, people)).map(({ person }) => person.id))];
      for (let from = 0; from < ids.length && !isStopping(); from += HELD_AT_ONCE)
        await remind(at, ids.slice(from, from + HELD_AT_ONCE));
      people = await pageReachable(db, at.organizationId, people.at(-1)!.id, READ_AT_ONCE);
    }
  }

  return async (isStopping: () => boolean): Promise<void> => {
    const now = clock.now();
    const today = companyDate(now);
    for (const { organizationId, shift } of await shiftsOf(db))
      // A shift over midnight is yesterday's; one that starts right after it is tomorrow's already.
      for (const date of [addDays(today, -1), today, addDays(today, 1)]) {
        const { opensAt, closesAt } = shiftWindow(date, shift);
        if (now < opensAt || closesAt <= now || !openReminders(date, shift, now).length) continue;
        const settings = await settingsOf(db, organizationId);
        if (dayKind(date, settings.calendar) === 'working')
          await remindAll({ organizationId, date, settings }, isStopping);
      }
  };
}
