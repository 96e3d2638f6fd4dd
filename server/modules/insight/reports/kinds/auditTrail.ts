import { exportedTrail, filterOfPeriod } from '../../trail/index.ts';
import type { ReportRows } from './asked.ts';
import { periodOf, unitToday } from './period.ts';

export const auditTrailRows: ReportRows = (db, asked) => {
  const filter = filterOfPeriod(asked.organizationId, periodOf(asked), unitToday(asked));
  return exportedTrail(db, { filter, language: asked.language });
};
