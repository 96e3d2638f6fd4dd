import { addDays, companyDate } from '#domain/calendar/index.ts';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../database/database.ts';
import type { Report } from '../../../database/tables.generated.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { announceEnd } from './announce.ts';
import { askedOf } from './asked.ts';
import type { AskedReport } from './kinds/asked.ts';
import { reportName } from './kinds/make.ts';
import { expireOldestReports } from './expireOldest.ts';
import type { ReportKey } from './sql/reports.ts';
import { updateTry, type Try } from './sql/tries.ts';
import { nextState } from './state.ts';

export type StoredFile = { size: number; parts: number; keptBytes: number };

/** Days for which a file is kept, including the last. */
const KEPT_DAYS = 30;

const fileOf = (asked: AskedReport) => `${reportName(asked)}.${asked.format}`;

/** Finishes a try whose file is stored. Returns the reports whose files are removed to make room. Throws TryIsOver. */
export const finishTry = (
  services: Services,
  current: Try,
  asked: AskedReport,
  file: StoredFile,
): Promise<ReportKey[]> =>
  inTransaction(services.db, async (tx) => {
    const finishedAt = services.clock.date();
    await updateTry(tx, current, {
      state: nextState(current, 'finish'),
      progress: 100,
      tryId: null,
      finishedAt,
      ...file,
      name: reportName(asked),
      keptUntil: addDays(companyDate(finishedAt.getTime()), KEPT_DAYS),
    });
    const removed = await expireOldestReports(tx, current, services.config.reportBytes, finishedAt);
    await announceEnd(services, tx, current, { about: 'reportReady', file: fileOf(asked) });
    return removed;
  });

export const failedReport = (
  report: Report,
  problem: NonNullable<Report['problem']>,
  finishedAt: Date,
): Partial<Report> => ({ state: nextState(report, 'fail'), tryId: null, problem, finishedAt });

export const announceFailure = (services: Services, tx: Tx, report: Report): Promise<void> =>
  announceEnd(services, tx, report, {
    about: 'reportFailed',
    file: fileOf(askedOf(report, services.clock.now())),
  });

/** Fails the report for good. Throws TryIsOver. */
export const failTry = (
  services: Services,
  current: Try,
  problem: NonNullable<Report['problem']>,
): Promise<void> =>
  inTransaction(services.db, async (tx) => {
    await updateTry(tx, current, failedReport(current, problem, services.clock.date()));
    await announceFailure(services, tx, current);
  });
