import type { CompanyDate } from '#domain/calendar/index.ts';
import type { TardinessReasonState } from '#machines/lifecycles/tardinessReasonMachine.ts';
import type { Executor } from '../../../database/database.ts';
import { rulesOfPeople } from '../schedules/index.ts';
import { selectReasonsOfPeople } from './sql/reasons.ts';
import { deadlineOf, reasonStateOf } from './tardiness.ts';

interface Late {
  employeeId: string;
  date: CompanyDate;
}

export interface LateReason {
  state: TardinessReasonState;
  reason: string | null;
  note: string | null;
}

/** Late reasons of several people on days of one month, with their states. `now` is in epoch ms. */
export async function readLateReasons(
  db: Executor,
  organizationId: string,
  late: readonly Late[],
  now: number,
): Promise<(employeeId: string, date: CompanyDate) => LateReason> {
  const ids = [...new Set(late.map(({ employeeId }) => employeeId))];
  const dates = late.map(({ date }) => date).sort();
  const [from, to] = [dates.at(0), dates.at(-1)];
  const rows = from && to ? await selectReasonsOfPeople(db, organizationId, ids, { from, to }) : [];
  const stored = new Map(rows.map((row) => [`${row.employeeId} ${row.date}`, row]));
  const { ruleOf } = await rulesOfPeople(db, organizationId, ids);
  return (employeeId, date) => {
    const own = stored.get(`${employeeId} ${date}`);
    return {
      state: reasonStateOf(own, deadlineOf(ruleOf, employeeId, date), now),
      reason: own?.reason ?? null,
      note: own?.decisionNote ?? null,
    };
  };
}
