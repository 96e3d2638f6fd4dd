import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import {
  addDays,
  companyDate,
  companyDayStart,
  monthOf,
  nextMonth,
  previousMonth,
  decreeOf,
  knownDays,
  MINUTE_MS,
  type CalendarDay,
  type CompanyDate,
} from '#domain/calendar/index.ts';
import { fromSom } from '#domain/money.ts';
import { planner, type Planner } from '#domain/attendance/rules.ts';
import { FIRST_DAY } from '#domain/dated/versions.ts';
import { defaultPaySettings, defaultWorkSettings, type PaySettings } from '#domain/organizationSettings.ts';
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
  /** Colleagues besides the owner. */
  colleagues?: readonly { who: SamplePerson; role: 'owner' | 'accountant' }[];
  employees: readonly SampleEmployee[];
  /** Have accounts, and no job yet. */
  others?: readonly SamplePerson[];
}

/** Rows by table. */
export type Rows = { [Table in keyof DB]?: Insertable<DB[Table]>[] };

/** The company as of the day it is created, and how far the sample data reaches back. */
export interface Setting extends SampleCompany {
  config: Services['config'];
  organizationId: string;
  years: readonly number[];
  days: readonly CalendarDay[];
  plan: Planner;
  pay: PaySettings;
  /** Epoch ms. */
  now: number;
  today: CompanyDate;
  /** The working days of its people. */
  firstDay: CompanyDate;
  foundedAt: Date;
  /** When a person was hired. */
  hiredAt: (who: SamplePerson) => Date;
}

/** When a company begins; the sample's have last month behind them. */
export type Beginning = Pick<Setting, 'firstDay' | 'foundedAt' | 'hiredAt'>;

export const accountIdOf = ({ serial }: SamplePerson) => sampleId('account', serial);
export const employeeIdOf = ({ serial }: SamplePerson) => sampleId('employee', serial);
export const gateIdOf = (company: Pick<SampleCompany, 'title'>, gate: string) =>
  sampleId('gate', company.title, gate);

const atMinute = (date: CompanyDate, minute: number) => new Date(companyDayStart(date) + minute * MINUTE_MS);

/** Founded and hired some days before the first of last month, people at 11:00, one minute apart for each serial. */
function lastMonth(today: CompanyDate): Beginning {
  const firstDay: CompanyDate = `${previousMonth(monthOf(today))}-01`;
  return {
    firstDay,
    foundedAt: atMinute(addDays(firstDay, -40), 10 * 60),
    hiredAt: ({ serial }) => atMinute(addDays(firstDay, -1 - (serial % 20)), 11 * 60 + serial),
  };
}

const yearsOf = (months: readonly string[]) => [...new Set(months.map((month) => Number(month.slice(0, 4))))];

export function settle(
  company: SampleCompany,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  beginning = lastMonth(companyDate(clock.now())),
): Setting {
  const now = clock.now();
  const today = companyDate(now);
  const month = monthOf(today);
  const years = yearsOf([previousMonth(month), month, nextMonth(month)]);
  const days = years.flatMap(knownDays);
  return {
    ...company,
    config,
    organizationId: sampleId('organization', company.title),
    years,
    days,
    plan: planner({
      settings: [{ validFrom: FIRST_DAY, ...defaultWorkSettings }],
      schedules: new Map(),
      days,
    }),
    pay: { ...defaultPaySettings, advanceDay: '20', salaryDay: 5, balanceLimit: fromSom(3_000_000) },
    now,
    today,
    ...beginning,
  };
}

/** The company, its calendar, its gates and its employer. */
export function companyRows(setting: Setting): Rows {
  const { config, employer, foundedAt: createdAt, gates, organizationId, pay, tin, title } = setting;
  const saved = {
    organizationId,
    validFrom: FIRST_DAY,
    savedAt: createdAt,
    savedByAccountId: accountIdOf(employer),
    replacedAt: null,
  };
  const details = { mfo: null, dbibt: null, ifut: null, thsht: null, accountCredit: null };
  return {
    organization: [{ id: organizationId, title, tin, createdAt, version: 1, ...details }],
    workSettings: [{ ...saved, id: sampleId('workSettings', title), ...defaultWorkSettings }],
    paySettings: [{ ...saved, id: sampleId('paySettings', title), ...pay }],
    calendarDay: setting.days.map((day) => ({ organizationId, ...day })),
    calendarYear: setting.years.map((year) => ({
      organizationId,
      year,
      decree: decreeOf(year)?.number ?? null,
      version: 1,
    })),
    gate: gates.map((gate, order) => {
      const id = gateIdOf(setting, gate);
      return {
        organizationId,
        id,
        title: gate,
        secretEncrypted: seal(dataKey(config, 'gateSecret'), randomBytes(32), id),
        tokenHash: null,
        pairedAt: null,
        closedAt: null,
        lastSeenAt: null,
        createdAt: new Date(createdAt.getTime() + order),
      };
    }),
    employer: [{ who: employer, role: 'owner' as const }, ...(setting.colleagues ?? [])].map(
      ({ who, role }) => ({
        organizationId,
        id: sampleId('employer', who.serial),
        accountId: accountIdOf(who),
        role,
        unitIds: [],
        createdAt,
      }),
    ),
  };
}
