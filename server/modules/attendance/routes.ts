import { monthTotals } from '#domain/attendance/monthTotals.ts';
import { companyDate, monthOf } from '#domain/calendar/index.ts';
import type { Services } from '../../context.ts';
import { reply, type Handlers } from '../../http/operation.ts';
import { readEmployee } from '../employees/index.ts';
import { pageOf } from '../page.ts';
import { rulesOfPeople } from '../schedules/index.ts';
import { dayBoard } from './board.ts';
import { admit, countedBefore, presentPunch, punch } from './check.ts';
import { monthsOfEmployees, presentDay } from './days.ts';

export const attendanceHandlers = (
  services: Services,
): Pick<Handlers, 'checkAttendance' | 'getMyMonth' | 'getDayBoard'> => ({
  checkAttendance: async ({ body, caller, inChange }) => {
    // An accepted punch is answered again before its code is checked: by now the code may have expired.
    const before = await countedBefore(services.db, caller, body);
    const admitted = before ? undefined : await admit(services, caller, body);
    return inChange(async (tx) => {
      const stored = admitted ? await punch(services, tx, caller, body, admitted) : before!;
      return reply<'checkAttendance'>()(201, await presentPunch(tx, caller.organizationId, stored));
    });
  },

  getMyMonth: async ({ query, caller: { organizationId, jobId } }) => {
    const { db, clock } = services;
    const now = clock.now();
    const today = companyDate(now);
    const month = query.month ?? monthOf(today);
    const { ruleOf } = await rulesOfPeople(db, organizationId, [jobId]);
    const { shift } = ruleOf(jobId, today);
    const employee = await readEmployee(db, organizationId, jobId);
    const months = await monthsOfEmployees(db, {
      organizationId,
      employees: [employee],
      month,
      ruleOf,
      now,
    });
    const days = months.get(jobId)!;
    return reply<'getMyMonth'>()(200, {
      month,
      today,
      serverTime: new Date(now).toISOString(),
      shiftStart: shift.start,
      shiftEnd: shift.end,
      days: days.map(presentDay),
      totals: monthTotals(days),
    });
  },

  getDayBoard: async ({ query, caller: { organizationId } }) => {
    const now = services.clock.now();
    const date = query.date ?? companyDate(now);
    const page = pageOf(query);
    const board = await dayBoard(services.db, { organizationId, date, show: query.show, page, now });
    return reply<'getDayBoard'>()(200, { date, serverTime: new Date(now).toISOString(), ...board, ...page });
  },
});
