import type { Report } from '../../../database/tables.generated.ts';
import type { AskedReport } from './kinds/asked.ts';

/** @param now epoch ms, as of which it is made */
export const askedOf = (report: Report, now: number): AskedReport => {
  const { organizationId, kind, fromMonth: from, toMonth: to, unit, columns, format, language } = report;
  return { organizationId, kind, from, to, unit: unit ?? undefined, columns, format, language, now };
};
