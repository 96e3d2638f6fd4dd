import { companyDate } from '#domain/calendar/index.ts';
import { reportColumns, reportTitles } from '#domain/reports/columns.ts';
import type { ReportKind } from '#domain/reports/kinds.ts';
import type { Database } from '../../../../database/database.ts';
import type { SentFile } from '../../../../http/sentFile.ts';
import type { OnDone } from '../../../../sheets/parts.ts';
import { fileNameOf, sheetFile } from '../../../../sheets/sheet.ts';
import type { SheetCell } from '../../../../sheets/shape.ts';
import { absenceRows } from './absences.ts';
import { advanceRows } from './advances.ts';
import type { AskedReport, ReportRows } from './asked.ts';
import { attendanceRows } from './attendance.ts';
import { auditTrailRows } from './auditTrail.ts';
import { paymentRows } from './payments.ts';
import { payslipRows } from './payslips.ts';
import { peopleRows } from './people.ts';
import { tardinessRows } from './tardiness.ts';
import { timesheetReport } from './timesheet.ts';
import { transactionRows } from './transactions.ts';

/** The most rows of a worksheet, including the headings. */
const MOST_SHEET_ROWS = 1_048_576;

/** Thrown when a worksheet would have more rows than spreadsheets read. */
export class TooManyRows extends Error {}

const rowsOf: Record<Exclude<ReportKind, 'timesheet'>, ReportRows> = {
  attendance: attendanceRows,
  tardiness: tardinessRows,
  absences: absenceRows,
  people: peopleRows,
  payments: paymentRows,
  transactions: transactionRows,
  advances: advanceRows,
  payslips: payslipRows,
  auditTrail: auditTrailRows,
};

/** The period in the file's name: `2026-10-2026-11`. */
function monthsOf({ from, to, now }: AskedReport): string {
  if (from === null || to === null) return companyDate(now);
  return from === to ? from : `${from}-${to}`;
}

export const reportName = (asked: AskedReport): string =>
  fileNameOf(reportTitles[asked.kind][asked.language], monthsOf(asked));

/**
 * A file that is made while it is read. Its stream fails with TooManyRows.
 * @param onDone called and awaited after each portion with the share that has been read, from 0 to 1; it never decreases
 */
export async function makeReport(db: Database, asked: AskedReport, onDone: OnDone): Promise<SentFile> {
  const { kind, columns, format, language } = asked;
  if (kind === 'timesheet') return timesheetReport(db, asked, onDone);
  return sheetFile(monthsOf(asked), format, {
    title: reportTitles[kind][language],
    columns: columns.map((key) => ({ ...reportColumns[key], heading: reportColumns[key].heading[language] })),
    rows: cells(rowsOf[kind](db, asked), asked, onDone),
  });
}

async function* cells(
  portions: ReturnType<ReportRows>,
  { columns, format }: AskedReport,
  onDone: OnDone,
): AsyncGenerator<SheetCell[][]> {
  let count = 1;
  let reached = 0;
  for await (const { rows, done } of portions) {
    count += rows.length;
    if (format === 'xlsx' && count > MOST_SHEET_ROWS) throw new TooManyRows();
    reached = Math.max(reached, done);
    await onDone(reached);
    yield rows.map((row) => columns.map((key) => row[key] ?? null));
  }
  // The last month may have no people.
  if (reached < 1) await onDone(1);
}
