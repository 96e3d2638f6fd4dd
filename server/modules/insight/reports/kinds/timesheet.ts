import type { Database } from '../../../../database/database.ts';
import type { SentFile } from '../../../../http/sentFile.ts';
import type { OnDone } from '../../../../sheets/parts.ts';
import { closedVersionOf } from '../../../time/attendance/index.ts';
import { timesheetFile } from '../../../time/timesheet/index.ts';
import type { AskedReport } from './asked.ts';
import { periodOf } from './period.ts';

/** Builds the form of a month, closed or as a draft. */
export async function timesheetReport(db: Database, asked: AskedReport, onDone: OnDone): Promise<SentFile> {
  const { organizationId, unit, format, language, now } = asked;
  const { from: month } = periodOf(asked);
  const version = await closedVersionOf(db, organizationId, month);
  return timesheetFile(db, { organizationId, month, unit, version, now }, { format, language, onDone });
}
