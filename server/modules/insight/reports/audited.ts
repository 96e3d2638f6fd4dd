import type { Choice } from './sql/reports.ts';

/** Which report it is, as the audit trail has it. */
export const auditedReport = ({ kind, fromMonth, toMonth, unit, columns, format, language }: Choice) => ({
  kind,
  from: fromMonth,
  to: toMonth,
  unit,
  columns,
  format,
  language,
});
