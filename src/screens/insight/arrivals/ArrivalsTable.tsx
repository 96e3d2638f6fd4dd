import { Table } from '@radix-ui/themes';
import { Link } from 'react-router-dom';
import type { ArrivalMap } from '#domain/analytics/arrivalTimes.ts';
import { formatDate, formatNumber, formatWeekday, formatWeekdayShort } from '#domain/format/index.ts';
import type { ArrivalTimes } from '#src/actors/insight/arrivalTimes.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { lastDayHref, spanOf } from './times.ts';

interface ArrivalsTableProps {
  arrivals: ArrivalTimes;
  map: ArrivalMap;
  unit: string | null;
}

/** The map's numbers: a row for each half-hour, a column for each weekday. */
export function ArrivalsTable({
  arrivals: { weekdays },
  map: { halfHours, rows },
  unit,
}: ArrivalsTableProps) {
  const t = useText('analytics');
  const [language] = useLanguage();
  return (
    <>
      <h2>{t('arrivals.name')}</h2>
      <p className="quiet small">{t('arrivals.about')}</p>
      <Table.Root size="1" aria-label={t('arrivals.name')}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeaderCell>{t('arrivals.time')}</Table.ColumnHeaderCell>
            {weekdays.map(({ last }, place) => (
              <Table.ColumnHeaderCell
                key={place}
                justify="end"
                aria-label={formatWeekday(place + 1, language)}
              >
                {last ? (
                  <Link
                    to={lastDayHref(last, unit)}
                    aria-label={`${formatWeekday(place + 1, language)}. ${t('arrivals.last', { date: formatDate(last, language, 'dayMonth') })}`}
                  >
                    {formatWeekdayShort(place + 1, language)}
                  </Link>
                ) : (
                  formatWeekdayShort(place + 1, language)
                )}
              </Table.ColumnHeaderCell>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body className="figures">
          {halfHours.map((halfHour, at) => (
            <Table.Row key={halfHour}>
              <Table.RowHeaderCell>{spanOf(halfHour)}</Table.RowHeaderCell>
              {rows.map((row, place) => (
                <Table.Cell key={place} justify="end">
                  {row ? formatNumber(row[at]!) : '–'}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
          <Table.Row>
            <Table.RowHeaderCell>{t('arrivals.dayCount')}</Table.RowHeaderCell>
            {weekdays.map(({ days }, place) => (
              <Table.Cell key={place} justify="end">
                {formatNumber(days)}
              </Table.Cell>
            ))}
          </Table.Row>
        </Table.Body>
      </Table.Root>
    </>
  );
}
