import { exportedEntries, filterOfPeriod } from '../../audit/index.ts';
import type { ReportRows } from './asked.ts';
import { periodOf, unitToday } from './period.ts';

export const auditTrailRows: ReportRows = (db, asked) => {
  const filter = filterOfPeriod(asked.organizationId, periodOf(asked), unitToday(asked));
  return exportedEntries(db, { filter, language: asked.language });
};
