import type { Choice } from './sql/reports.ts';

/** The facts that identify a report in the audit. */
export const auditedReport = ({ kind, fromMonth, toMonth, unit, columns, format, language }: Choice) => ({
  kind,
  from: fromMonth,
  to: toMonth,
  unit,
  columns,
  format,
  language,
});
