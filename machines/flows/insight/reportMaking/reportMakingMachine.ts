import { monthOf, type CompanyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import type { Language } from '#domain/language.ts';
import { chosenColumns, reportKinds, reportProblem, type ReportKind } from '#domain/reports/kinds.ts';
import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import type { components } from '#openapi/generated/contract.d.ts';

type Schemas = components['schemas'];
export type Report = Schemas['Report'];

/** `columns`: their keys, with spaces between. The rest as in the contract; '' for every unit. */
export type ReportForm = Record<'from' | 'to' | 'unit' | 'columns' | 'format', string>;

export interface WantedReport {
  kind: ReportKind;
  today: CompanyDate;
  /** Language of the file. */
  language: Language;
  /** An earlier report, whose choices the form begins with. */
  like: Report | null;
  /** Finished files of this kind that can be downloaded now. */
  ready: readonly Report[];
}

export type MakeReportInput = ChangeInput<WantedReport, ReportForm>;

export const columnsIn = ({ columns }: Pick<ReportForm, 'columns'>): string[] =>
  columns.split(' ').filter(Boolean);

/** Adds this column, or removes it. */
export const withColumn = (form: Pick<ReportForm, 'columns'>, column: string): string => {
  const chosen = columnsIn(form);
  return (chosen.includes(column) ? chosen.filter((one) => one !== column) : [...chosen, column]).join(' ');
};

/** What is asked for. A report of one month takes it from `from`. */
export function reportOf(form: ReportForm, { kind, language }: WantedReport): Schemas['NewReport'] {
  const { period } = reportKinds[kind];
  const from = form.from as CompanyMonth;
  const to = period === 'month' ? from : (form.to as CompanyMonth);
  return {
    kind,
    language,
    ...(period && { from, to }),
    ...(form.unit && { unit: form.unit }),
    columns: chosenColumns(kind, columnsIn(form)),
    format: form.format as Report['format'],
  };
}

/** The latest file made with exactly these choices. */
export function findSameReport(form: ReportForm, wanted: WantedReport): Report | undefined {
  const { from = null, to = null, unit = null, ...asked } = reportOf(form, wanted);
  const choices = (
    one: Omit<Schemas['NewReport'], 'from' | 'to' | 'unit'> & Pick<Report, 'from' | 'to' | 'unit'>,
  ) => [one.kind, one.from, one.to, one.unit, one.columns.join(' '), one.format, one.language].join();
  const same = choices({ ...asked, from, to, unit });
  return wanted.ready.find((report) => choices(report) === same);
}

/** Asks for a report, which the server makes in a job (spec section 2, reports). */
export const reportMakingMachine = confirmedChange<WantedReport, ReportForm, Report>({
  id: 'reportMaking',
  spec: '2',
  form: {
    initial: ({ kind, today, like }) => ({
      from: like?.from ?? monthOf(today),
      to: like?.to ?? monthOf(today),
      unit: like?.unit ?? '',
      columns: (like?.columns ?? reportKinds[kind].columns).join(' '),
      format: like?.format ?? 'xlsx',
    }),
    errors: (form, wanted) => {
      const problem = reportProblem(reportOf(form, wanted));
      return problem ? { [problem.field]: problem.code } : {};
    },
  },
});
