import { shiftWindow } from '#domain/attendance/shift.ts';
import type { Services } from '../../context.ts';
import { readDaysOfPeople, deadlineOf, givenReasonsOf, type TellLate } from '../time/attendance/index.ts';
import { lockReachable } from '../employees/records/index.ts';
import { groupBy } from '../groupBy.ts';
import { readEarliestChange } from '../organization/index.ts';
import { rulesOfPeople } from '../time/schedules/index.ts';
import { notifier, type Notice } from './notify.ts';
import { noteReminders } from './sql/reminders.ts';

/**
 * Notifies people whose day became late after its shift ended, when reminders are over: once, and while a reason may be
 * given. The caller has locked the people.
 */
export function latenessTeller({ clock, ...services }: Pick<Services, 'config' | 'clock'>): TellLate {
  const notify = notifier({ clock, ...services });
  return async (tx, organizationId, changed) => {
    if (!changed.length) return;
    const at = clock.date();
    const now = at.getTime();
    const ids = [...new Set(changed.map(({ employeeId }) => employeeId))];
    const { ruleOf } = await rulesOfPeople(tx, organizationId, ids);
    const earliest = await readEarliestChange(tx, organizationId);
    const known = changed.filter(
      ({ employeeId, date }) =>
        date >= earliest &&
        now >= shiftWindow(date, ruleOf(employeeId, date).shift).closesAt &&
        now < deadlineOf(ruleOf, employeeId, date),
    );
    if (!known.length) return;
    const people = new Map((await lockReachable(tx, organizationId, ids)).map((one) => [one.id, one]));
    for (const [date, own] of groupBy(known, (one) => one.date)) {
      const employeeIds = [...new Set(own.map(({ employeeId }) => employeeId))].filter((id) =>
        people.has(id),
      );
      if (!employeeIds.length) continue;
      const days = await readDaysOfPeople(tx, { organizationId, employeeIds, date, ruleOf, now });
      const given = await givenReasonsOf(tx, organizationId, employeeIds, date);
      const explained = new Set(given.map(({ employeeId }) => employeeId));
      const late = employeeIds.filter((id) => days.get(id)!.punctuality === 'late' && !explained.has(id));
      if (!late.length) continue;
      const type = 'enterTardnessReason';
      const noted = await noteReminders(
        tx,
        late.map((employeeId) => ({ organizationId, employeeId, date, type })),
        at,
      );
      await notify(
        tx,
        noted.map(({ employeeId }): Notice => ({
          type,
          accountId: people.get(employeeId)!.accountId,
          job: { organizationId, employeeId },
          params: {
            date,
            minutes: days.get(employeeId)!.tardinessMinutes,
            deadline: new Date(deadlineOf(ruleOf, employeeId, date)).toISOString(),
          },
        })),
      );
    }
  };
}
