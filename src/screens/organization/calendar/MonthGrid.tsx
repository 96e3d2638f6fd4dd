import { Flex } from '@radix-ui/themes';
import { useId } from 'react';
import { weeksOfMonth, type CompanyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import type { ShownDay } from '#domain/calendar/shownYear.ts';
import { formatDate, formatWeekdayShort } from '#domain/format/index.ts';
import { LockIcon } from '#src/components/icons.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { lookOf, markOf } from './dayMarks.ts';

interface MonthGridProps {
  month: CompanyMonth;
  days: readonly ShownDay[];
  closed: boolean;
  today: CompanyDate;
  /** The only day that Tab stops at. */
  at: CompanyDate;
  paid: ReadonlySet<CompanyDate>;
  drafted: ReadonlySet<CompanyDate>;
  disabled: boolean;
  onFocus: (date: CompanyDate) => void;
  onChoose: (date: CompanyDate) => void;
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const weekdays = [1, 2, 3, 4, 5, 6, 7];

export function MonthGrid({ month, days, closed, ...grid }: MonthGridProps) {
  const t = useText('workCalendar');
  const [language] = useLanguage();
  const id = useId();
  const { at, today, paid, drafted, disabled, onFocus, onChoose } = grid;
  const count = days.filter(({ kind }) => kind === 'working').length;
  const cell = (date: CompanyDate) => {
    const day = days.find((one) => one.date === date)!;
    const mark = markOf(day);
    const said = [
      formatDate(date, language, 'dayMonth'),
      formatDate(date, language, 'weekday'),
      mark ? t(`mark.${mark}`) : t('kindOf.working'),
      mark === 'worked' && day.eve && t('mark.eve'),
      paid.has(date) && t('mark.pay'),
      drafted.has(date) && t('mark.draft'),
    ];
    return (
      <button
        type="button"
        {...lookOf(mark)}
        tabIndex={date === at ? 0 : -1}
        data-date={date}
        data-mark={mark}
        data-paid={paid.has(date) || undefined}
        data-draft={drafted.has(date) || undefined}
        aria-current={date === today ? 'date' : undefined}
        aria-label={said.filter(Boolean).join(', ')}
        disabled={disabled}
        onFocus={() => onFocus(date)}
        onClick={() => onChoose(date)}
      >
        {Number(date.slice(8))}
      </button>
    );
  };
  return (
    <section className="card year-month" aria-labelledby={id}>
      <Flex asChild justify="between" align="baseline" gap="2" mb="1">
        <header>
          <h3 id={id}>{capitalized(formatDate(`${month}-01`, language, 'month'))}</h3>
          <Flex asChild align="center" gap="1">
            <span className="quiet small">
              {closed && <LockIcon size={14} role="img" aria-label={t('mark.closed')} />}
              {t('workingDays', { count })}
            </span>
          </Flex>
        </header>
      </Flex>
      <table role="grid" aria-labelledby={id}>
        <thead className="quiet small">
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col">
                {formatWeekdayShort(day, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(month).map((week, row) => (
            <tr key={row}>
              {week.map((date, day) => (
                <td key={day}>{date && cell(date)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
