import { countMonths, type Period } from '../analytics/period.ts';
import type { reportColumns } from './columns.ts';

export type ReportKind =
  | 'timesheet'
  | 'people'
  | 'attendance'
  | 'tardiness'
  | 'absences'
  | 'payments'
  | 'transactions'
  | 'advances'
  | 'payslips'
  | 'auditTrail';

export type ReportColumn = keyof typeof reportColumns;

interface KindFacts {
  /** The period of such a report: one month, up to a year, or null because it is as of today. */
  period: 'month' | 'months' | null;
  /** In the order of the file. None where its form is fixed. */
  columns: readonly ReportColumn[];
}

/** In the order in which they are offered. */
export const reportKinds = {
  timesheet: { period: 'month', columns: [] },
  attendance: {
    period: 'months',
    columns: ['date', 'employee', 'unit', 'presence', 'arrived', 'leftAt', 'worked', 'lateMinutes'],
  },
  tardiness: {
    period: 'months',
    columns: [
      ...(['date', 'employee', 'unit', 'arrived', 'lateMinutes'] as const),
      ...(['reasonState', 'lateReason', 'decisionNote'] as const),
    ],
  },
  absences: {
    period: 'months',
    columns: [
      ...(['employee', 'unit', 'absenceKind', 'firstDay', 'lastDay', 'calendarDays'] as const),
      ...(['absenceState', 'note', 'proposedOn', 'decisionNote'] as const),
    ],
  },
  people: {
    period: null,
    columns: [
      ...(['lastName', 'firstName', 'patronymic', 'unit', 'schedule'] as const),
      ...(['position', 'personnelNumber'] as const),
      ...(['pinfl', 'passportSerialNumber', 'phoneNumber'] as const),
      ...([
        'cardNumber',
        'monthlySalary',
        'status',
        'firstWorkingDay',
        'registration',
        'registeredOn',
        'addedOn',
      ] as const),
    ],
  },
  payments: {
    period: 'months',
    columns: [
      ...(['employee', 'unit', 'paymentKind', 'month', 'asked', 'amount', 'askedOn'] as const),
      ...(['paymentState', 'paidOn', 'cardNumber', 'decisionNote'] as const),
    ],
  },
  transactions: {
    period: 'months',
    columns: ['number', 'date', 'employee', 'unit', 'month', 'movement', 'amount'],
  },
  advances: {
    period: 'months',
    columns: ['employee', 'unit', 'requests', 'asked', 'paid', 'refusals', 'earned', 'share', 'paidOn'],
  },
  payslips: {
    period: 'months',
    columns: [
      ...(['month', 'employee', 'unit', 'daysWorked', 'earned', 'adjustments', 'netDifference'] as const),
      ...([
        'additions',
        'tax',
        'deductions',
        'advances',
        'carried',
        'toPay',
        'salaryPaid',
        'rest',
        'paidOn',
      ] as const),
    ],
  },
  auditTrail: {
    period: 'months',
    columns: ['madeAt', 'madeBy', 'happening', 'about', 'validFrom', 'changes', 'changeReason'],
  },
} as const satisfies Record<ReportKind, KindFacts>;

/** Of a report over several months. */
export const MOST_REPORT_MONTHS = 12;

interface Choice {
  kind: ReportKind;
  from?: Period['from'] | undefined;
  to?: Period['to'] | undefined;
  columns: readonly string[];
}

interface ReportProblem {
  field: 'to' | 'columns';
  code: 'required' | 'datesCross' | 'monthOutOfRange' | 'unknownField';
}

/** The first problem of the requested report. */
export function reportProblem({ kind, from, to, columns }: Choice): ReportProblem | undefined {
  const facts: KindFacts = reportKinds[kind];
  if (facts.period !== null) {
    if (from === undefined || to === undefined) return { field: 'to', code: 'required' };
    if (to < from) return { field: 'to', code: 'datesCross' };
    const most = facts.period === 'month' ? 1 : MOST_REPORT_MONTHS;
    if (countMonths(from, to) > most) return { field: 'to', code: 'monthOutOfRange' };
  }
  if (columns.some((column) => !facts.columns.includes(column as ReportColumn)))
    return { field: 'columns', code: 'unknownField' };
  return facts.columns.length && !columns.length ? { field: 'columns', code: 'required' } : undefined;
}

/** The chosen columns of the kind, in its order. */
export const chosenColumns = (kind: ReportKind, chosen: readonly string[]): ReportColumn[] =>
  reportKinds[kind].columns.filter((column) => chosen.includes(column));
