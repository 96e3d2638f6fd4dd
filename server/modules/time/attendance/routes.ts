import { companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../database/database.ts';
import { reply, type AtJob, type Handlers } from '../../../http/operation.ts';
import { dayScopeOf, inUnitOf, scopeOf } from '../../organization/index.ts';
import { pageOf } from '../../page.ts';
import { readArrivalsToday } from './arrivals.ts';
import { readDayBoard } from './board.ts';
import type { WhoseDay } from './boardDays.ts';
import type { MayEarn } from './daysLeft.ts';
import { exportBoard } from './exportBoard.ts';
import { admit, findKeptPunch, presentPunch, presentWaiting, punch } from './check.ts';
import { readMonthOfPerson } from './monthOfPerson.ts';
import { reasonHandlers, type AnnounceReasons } from './reasonRoutes.ts';

type Operations =
  | 'checkAttendance'
  | 'getMyMonth'
  | 'getEmployeeMonth'
  | 'getDayBoard'
  | 'getArrivals'
  | 'exportDayBoard'
  | keyof ReturnType<typeof reasonHandlers>;

const whoseDay = (
  asked: Pick<components['schemas']['DayBoardExport'], 'date' | 'unit'>,
  caller: AtJob,
  now: number,
): WhoseDay => {
  const date = asked.date ?? companyDate(now);
  return {
    organizationId: caller.organizationId,
    date,
    scope: scopeOf(caller, date),
    unit: inUnitOf(asked.unit, date),
    now,
  };
};

/** Supplied by the module of notifications, which depends on this one: announces days whose times changed after their shift. */
export type TellLate = (
  tx: Tx,
  organizationId: string,
  changed: readonly { employeeId: string; date: CompanyDate }[],
) => Promise<void>;

export const attendanceHandlers = (
  services: Services,
  { announce, tellLate, mayEarn }: { announce: AnnounceReasons; tellLate: TellLate; mayEarn: MayEarn },
): Pick<Handlers, Operations> => ({
  ...reasonHandlers(services, announce),

  checkAttendance: async ({ body, caller, inChange }) => {
    // A stored punch is answered again before its code is checked, as the code may have expired by now.
    const before = await findKeptPunch(services.db, caller, body);
    const admitted = before ? undefined : await admit(services, caller, body);
    return inChange(async (tx) => {
      const kept = admitted ? await punch(services, tx, caller, body, admitted) : before!;
      const { organizationId, jobId: employeeId } = caller;
      if (admitted?.lateAt !== undefined && 'counted' in kept)
        await tellLate(tx, organizationId, [{ employeeId, date: kept.counted.shiftDate }]);
      return 'counted' in kept
        ? reply<'checkAttendance'>()(201, await presentPunch(tx, organizationId, kept.counted))
        : reply<'checkAttendance'>()(202, await presentWaiting(tx, organizationId, kept.waiting));
    });
  },

  getMyMonth: async ({ query, caller: { organizationId, jobId } }) =>
    reply<'getMyMonth'>()(
      200,
      await readMonthOfPerson(services, organizationId, jobId, query.month, mayEarn),
    ),

  getEmployeeMonth: async ({ params: { id }, query, caller: { organizationId } }) =>
    reply<'getEmployeeMonth'>()(
      200,
      await readMonthOfPerson(services, organizationId, id, query.month, undefined),
    ),

  getDayBoard: async ({ query, caller }) => {
    const who = whoseDay(query, caller, services.clock.now());
    const { date, now } = who;
    const page = pageOf(query);
    const reader = { accountId: caller.accountId, decides: caller.role !== 'accountant' };
    const { show, sort = 'name' } = query;
    const board = await readDayBoard(services.db, { ...who, reader, show, sort, page });
    return reply<'getDayBoard'>()(200, { date, serverTime: new Date(now).toISOString(), ...board, ...page });
  },

  getArrivals: async ({ caller }) => {
    const { organizationId } = caller;
    const whose = { organizationId, scope: dayScopeOf(caller), now: services.clock.now() };
    return reply<'getArrivals'>()(200, await readArrivalsToday(services.db, whose));
  },

  exportDayBoard: async ({ body, caller }) => {
    const { format, language, show, sort = 'name' } = body;
    const who = whoseDay(body, caller, services.clock.now());
    return reply<'exportDayBoard'>()(200, exportBoard(services.db, { ...who, show, sort, format, language }));
  },
});
