import { TIMESHEET_PAGE } from '#domain/attendance/timesheet.ts';
import { shiftWindow } from '#domain/attendance/shift.ts';
import { companyDate, daysOfMonth, lastDayOf, monthOf, type CompanyMonth } from '#domain/calendar/index.ts';
import type { Services } from '../../../context.ts';
import { reply, type Handlers } from '../../../http/operation.ts';
import { kindsOf } from '../absences/index.ts';
import { closedVersionOf } from '../attendance/index.ts';
import { periodStateOf } from '../../organization/index.ts';
import { rulesOfPeople } from '../schedules/index.ts';
import { timesheetFile } from './export.ts';
import { openTimesheet, type WhoseMonth } from './people.ts';
import { selectVersion } from './sql/versions.ts';

type Operations = 'getTimesheet' | 'exportTimesheet';

export const timesheetHandlers = ({ db, clock }: Services): Pick<Handlers, Operations> => {
  const whoseMonth = async (
    organizationId: string,
    asked: { month?: CompanyMonth | undefined; unit?: string | undefined; version?: number | undefined },
    now: number,
  ): Promise<WhoseMonth> => {
    const month = asked.month ?? monthOf(companyDate(now));
    const version = asked.version ?? (await closedVersionOf(db, organizationId, month));
    return { organizationId, unit: asked.unit, now, month, version };
  };

  /** The part of the answer that is the same for everybody. */
  async function headOf({ organizationId, month, now, version }: WhoseMonth) {
    const closed = version === null ? undefined : await selectVersion(db, { organizationId, month, version });
    const { defaultRule } = await rulesOfPeople(db, organizationId, []);
    const rules = daysOfMonth(month).map(defaultRule);
    const last = lastDayOf(month);
    return {
      month,
      today: companyDate(now),
      isOver: now >= shiftWindow(last, rules.at(-1)!.shift).closesAt,
      state: await periodStateOf(db, organizationId, month),
      version,
      digest: closed?.digest ?? null,
      kinds: await kindsOf(db, organizationId),
      restDays: rules.flatMap(({ kind }, place) => (kind === 'working' ? [] : [place + 1])),
    };
  }

  return {
    getTimesheet: async ({ query, caller: { organizationId } }) => {
      const whose = await whoseMonth(organizationId, query, clock.now());
      const { page = 1 } = query;
      const { total, rows } = await openTimesheet(db, whose);
      const found = await rows({ limit: TIMESHEET_PAGE, offset: (page - 1) * TIMESHEET_PAGE });
      const head = await headOf(whose);
      return reply<'getTimesheet'>()(200, { ...head, total, page, rows: found.map(({ row }) => row) });
    },

    exportTimesheet: async ({ body, caller: { organizationId } }) => {
      const { format, language } = body;
      const whose = await whoseMonth(organizationId, body, clock.now());
      return reply<'exportTimesheet'>()(200, await timesheetFile(db, whose, { format, language }));
    },
  };
};
