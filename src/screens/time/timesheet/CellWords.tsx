import type { CompanyDate } from '#domain/calendar/index.ts';
import { formatDate, formatDuration, formatMoney } from '#domain/format/index.ts';
import { tiyin } from '#domain/money.ts';
import type { TimesheetRow } from '#machines/flows/time/timesheet/timesheetMachine.ts';
import { useKindName } from '#src/components/time/absence/useKindName.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

/** Puts the code of a day into words. */
export function useCodeWords() {
  const t = useText('timesheet');
  const kindOf = useKindName();
  return ({ code, kind }: Pick<TimesheetRow['cells'][number], 'code' | 'kind'>) =>
    code === 'away' && kind !== null
      ? `${kindOf(kind)} (${String(kind).padStart(2, '0')})`
      : t(`code.${code}`);
}

/** The current cell in words: whose day it is and what it was. */
export function CellWords({ row, date }: { row: TimesheetRow | undefined; date: CompanyDate }) {
  const t = useText('timesheet');
  const wordsOf = useCodeWords();
  const [language] = useLanguage();
  const cell = row?.cells[Number(date.slice(8)) - 1];
  if (!row || !cell) return null;
  const words = [
    row.fullName,
    formatDate(date, language, 'dayMonth'),
    wordsOf(cell),
    ...(cell.minutes > 0 ? [formatDuration(cell.minutes, language)] : []),
    ...(row.adjustments.length
      ? [
          t('adjustments', {
            list: row.adjustments
              .map(
                (one) =>
                  `${formatDate(one.date, language, 'dayMonth')} ${addSign(one.minutes, formatDuration(Math.abs(one.minutes), language))}, ${addSign(one.amount, formatMoney(tiyin(Math.abs(one.amount)), language))}`,
              )
              .join('; '),
          }),
        ]
      : []),
    ...(['late', 'corrected', 'unsettled'] as const).filter((mark) => cell[mark]).map((mark) => t(mark)),
  ];
  return (
    <p role="status" className="small">
      {words.join(' · ')}
    </p>
  );
}

const addSign = (value: number, text: string) => (value < 0 ? `−${text}` : `+${text}`);
