import { printedMinutes } from '#domain/attendance/timesheet.ts';
import { printedLettersOf } from '#domain/attendance/timesheetWords.ts';
import { formatHours, formatMonth, formatNumber } from '#domain/format/index.ts';
import type {
  SheetChoice,
  TimesheetPage,
  TimesheetRow,
} from '#machines/flows/time/timesheet/timesheetMachine.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { useAccountFacts } from '#src/session/job.ts';
import { usePrinting } from './usePrinting.ts';
import '#src/components/plots/print.css';

/** The most people on paper, about twenty pages; the file has all of them. */
export const MOST_PRINTED = 300;

interface PrintedSheetProps {
  rows: readonly TimesheetRow[];
  head: Pick<TimesheetPage, 'month' | 'version' | 'digest' | 'kinds' | 'total'>;
  choice: SheetChoice;
  /** Whether all rows have loaded; the browser's print command works before that too. */
  whole: boolean;
}

/** Prints the shown rows: the grid on the screen has only those in sight. */
export function PrintedSheet(props: PrintedSheetProps) {
  const printing = usePrinting();
  return <div className="figures-sheet">{printing && <Paper {...props} />}</div>;
}

function Paper({ rows, head, choice, whole }: PrintedSheetProps) {
  const t = useText('timesheet');
  const lists = useText('lists');
  const [language] = useLanguage();
  const { organizationTitle } = useAccountFacts();
  const letters = printedLettersOf(head.kinds, language);
  const printed = rows.slice(0, MOST_PRINTED);
  const dayCount = rows[0]?.cells.length ?? 0;
  const unit = choice.unit === 'none' ? lists('unitNone') : rows[0]?.unit?.title;
  const about = [
    organizationTitle,
    formatMonth(head.month, language),
    head.version === null ? t('draft') : t('versionOf', { version: formatNumber(head.version) }),
    choice.unit && unit,
    choice.show && t(`filter.${choice.show}`),
  ];
  return (
    <div className="print-only">
      <p>{about.filter(Boolean).join(' · ')}</p>
      {head.digest !== null && <p>SHA-256 {head.digest}</p>}
      {!whole && <p>{t('loaded', { shown: formatNumber(rows.length), total: formatNumber(head.total) })}</p>}
      {rows.length > printed.length && <p>{t('printedFirst', formatPrintedCounts(rows.length))}</p>}
      <table className="printed-timesheet">
        <thead>
          <tr>
            <th scope="col">{t('employee')}</th>
            {Array.from({ length: dayCount }, (_, day) => (
              <th key={day} scope="col">
                {day + 1}
              </th>
            ))}
            {[t('firstHalf'), t('secondHalf', { last: dayCount }), t('month')].map((sum) => (
              <th key={sum} scope="col">
                {sum}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {printed.map((row) => (
            <tr key={row.employeeId}>
              <th scope="row">{row.fullName}</th>
              {row.cells.map((cell, day) => (
                <td key={day}>
                  {letters(cell)}
                  {printedMinutes(cell) > 0 && <small>{formatHours(printedMinutes(cell))}</small>}
                </td>
              ))}
              {[...row.halves, row.month].map((sum, part) => (
                <td key={part}>
                  {formatNumber(sum.days)}
                  <small>{formatHours(sum.minutes)}</small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Formats how many of these people are printed. */
export const formatPrintedCounts = (total: number) => ({
  shown: formatNumber(MOST_PRINTED),
  total: formatNumber(total),
});
