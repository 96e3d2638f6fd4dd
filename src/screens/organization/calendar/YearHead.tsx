import { Flex, Heading } from '@radix-ui/themes';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { expectedHayits } from '#domain/calendar/hayits.ts';
import type { ShownDay } from '#domain/calendar/shownYear.ts';
import { formatDate, formatWeekdayShort } from '#domain/format/index.ts';
import type { CalendarForm, CalendarYear } from '#machines/flows/organization/calendarYear/calendarForm.ts';
import { Button } from '#src/components/Button.tsx';
import { InfoIcon } from '#src/components/icons.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

interface YearHeadProps {
  year: CalendarYear;
  form: CalendarForm;
  days: readonly ShownDay[];
  disabled: boolean;
  onAccept: () => void;
  onHoliday: (date: CompanyDate) => void;
  onAdd: () => void;
}

/** The year's total for the company's week, and by which law and decree it is counted. */
export function YearHead({ year, form, days, disabled, onAccept, onHoliday, onAdd }: YearHeadProps) {
  const t = useText('workCalendar');
  const weekWord = useWeekWord(year);
  const { decree, waitingDecree } = year;
  const waits = waitingDecree !== null && !form.acceptDecree;
  const counted = decree ?? (form.acceptDecree ? waitingDecree : null);
  return (
    <>
      <Flex justify="between" align="center" gap="3">
        <Flex direction="column">
          <Heading as="h2" size="5">
            {t('workingDays', { count: days.filter(({ kind }) => kind === 'working').length })}
          </Heading>
          <span className="quiet small">{weekWord}</span>
        </Flex>
        <Button type="button" variant="soft" disabled={disabled} onClick={onAdd}>
          {t('add')}
        </Button>
      </Flex>
      {counted !== null ? (
        <p className="quiet">{t('byDecree', { decree: counted })}</p>
      ) : (
        <Notice tone="amber" icon={<InfoIcon size={18} />}>
          <Flex justify="between" align="center" gap="3" wrap="wrap" flexGrow="1">
            <span>{waits ? t('waiting', { decree: waitingDecree }) : t('byLaw', { year: year.year })}</span>
            {waits && (
              <Button type="button" disabled={disabled} onClick={onAccept}>
                {t('accept')}
              </Button>
            )}
          </Flex>
        </Notice>
      )}
      <Hayits year={year} days={days} disabled={disabled} onHoliday={onHoliday} />
    </>
  );
}

/** Holidays by law that nobody has announced yet, and that are not counted. */
function Hayits({
  year,
  days,
  disabled,
  onHoliday,
}: Pick<YearHeadProps, 'year' | 'days' | 'disabled' | 'onHoliday'>) {
  const t = useText('workCalendar');
  const [language] = useLanguage();
  const expected = expectedHayits(year.year, days).filter(({ date }) => date >= year.earliest);
  if (!expected.length) return null;
  return (
    <Notice tone="amber" icon={<InfoIcon size={18} />}>
      <Flex direction="column" gap="2" flexGrow="1">
        <span>{t('hayits', { year: year.year })}</span>
        <Flex gap="2" wrap="wrap">
          {expected.map(({ hayit, date }) => (
            <Button
              key={date}
              type="button"
              variant="soft"
              disabled={disabled}
              onClick={() => onHoliday(date)}
            >
              {t('countHayit', { name: t(`hayit.${hayit}`), date: formatDate(date, language, 'dayMonth') })}
            </Button>
          ))}
        </Flex>
      </Flex>
    </Notice>
  );
}

function useWeekWord({ weeks }: CalendarYear): string {
  const t = useText('workCalendar');
  const [language] = useLanguage();
  const kinds = new Set(weeks.map(({ daysOff }) => [...daysOff].sort().join()));
  if (kinds.size > 1) return t('weekChanges');
  const [only = ''] = kinds;
  if (only === '6,7') return t('weekFive');
  if (only === '7') return t('weekSix');
  const days = only
    .split(',')
    .filter(Boolean)
    .map((day) => formatWeekdayShort(Number(day), language));
  return t('weekOther', { days: days.join(', ') || '–' });
}
