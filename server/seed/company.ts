import { randomBytes } from 'node:crypto';
import {
  addDays,
  companyDate,
  companyDayStart,
  monthOf,
  nextMonth,
  previousMonth,
  statutoryHolidays,
  type Calendar,
  type CompanyDate,
} from '#domain/calendar/index.ts';
import { fromSom } from '#domain/money.ts';
import { defaultOrganizationSettings, type OrganizationSettings } from '#domain/organizationSettings.ts';
import type { Services } from '../context.ts';
import type { DB } from '../database/tables.generated.ts';
import { dataKey, seal } from '../secrets.ts';
import { sampleId } from './numbers.ts';
import type { SampleEmployee, SamplePerson } from './people.ts';

export interface SampleCompany {
  title: string;
  tin: string;
  gates: readonly string[];
  employer: SamplePerson;
  employees: readonly SampleEmployee[];
}

/** Rows by table. */
export type Rows = { [Table in keyof DB]?: DB[Table][] };

/** The company as of the day it is created, and how far the sample data reaches back. */
export interface Setting extends SampleCompany {
  config: Services['config'];
  organizationId: string;
  settings: OrganizationSettings;
  /** Epoch ms. */
  now: number;
  today: CompanyDate;
  /** Of last month. */
  firstDay: CompanyDate;
}

export const accountIdOf = ({ serial }: SamplePerson) => sampleId('account', serial);
export const employeeIdOf = ({ serial }: SamplePerson) => sampleId('employee', serial);
export const gateIdOf = (company: Pick<SampleCompany, 'title'>, gate: string) =>
  sampleId('gate', company.title, gate);

/** 11:00 in Tashkent, a few days before the sample's first month, one second apart for each serial. */
export const hiredAt = ({ firstDay }: Pick<Setting, 'firstDay'>, { serial }: SamplePerson) =>
  new Date(companyDayStart(addDays(firstDay, -1 - (serial % 20))) + 11 * 3_600_000 + serial * 60_000);

function sampleCalendar(months: readonly string[]): Calendar {
  const { daysOff } = defaultOrganizationSettings.calendar;
  const years = new Set(months.map((month) => Number(month.slice(0, 4))));
  const holidays: Record<CompanyDate, Calendar['holidays'][string]> = {};
  for (const year of years) Object.assign(holidays, statutoryHolidays(year, daysOff));
  return { daysOff, holidays };
}

export function settle(
  company: SampleCompany,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
): Setting {
  const now = clock.now();
  const today = companyDate(now);
  const month = monthOf(today);
  const calendar = sampleCalendar([previousMonth(month), month, nextMonth(month)]);
  return {
    ...company,
    config,
    organizationId: sampleId('organization', company.title),
    settings: { ...defaultOrganizationSettings, calendar, balanceLimit: fromSom(3_000_000) },
    now,
    today,
    firstDay: `${previousMonth(month)}-01`,
  };
}

/** The company, its calendar, its gates and its employer. */
export function companyRows(setting: Setting): Rows {
  const { config, employer, firstDay, gates, organizationId, settings, tin, title } = setting;
  const { calendar, shift, ...rules } = settings;
  const createdAt = new Date(companyDayStart(addDays(firstDay, -40)) + 10 * 3_600_000);
  return {
    organization: [{ id: organizationId, title, tin, createdAt }],
    organizationSettings: [
      {
        organizationId,
        daysOff: [...calendar.daysOff],
        shiftStart: shift.start,
        shiftEnd: shift.end,
        graceMinutes: shift.graceMinutes,
        closingMinutes: shift.closingMinutes,
        ...rules,
      },
    ],
    holiday: Object.entries(calendar.holidays).map(([date, kind]) => ({ organizationId, date, kind })),
    gate: gates.map((gate, order) => {
      const id = gateIdOf(setting, gate);
      return {
        organizationId,
        id,
        title: gate,
        secretEncrypted: seal(dataKey(config, 'gateSecret'), randomBytes(32), id),
        tokenHash: null,
        pairedAt: null,
        createdAt: new Date(createdAt.getTime() + order),
      };
    }),
    employer: [
      {
        organizationId,
        id: sampleId('employer', employer.serial),
        accountId: accountIdOf(employer),
        createdAt,
      },
    ],
  };
}
