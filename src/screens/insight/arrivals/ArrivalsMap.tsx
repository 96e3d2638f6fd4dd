import { Flex } from '@radix-ui/themes';
import { useActorRef, useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import type { ArrivalMap } from '#domain/analytics/arrivalTimes.ts';
import { formatDate, formatNumber, formatWeekday, formatWeekdayShort } from '#domain/format/index.ts';
import { cellReadingMachine } from '#machines/flows/insight/cellReading/cellReadingMachine.ts';
import type { ArrivalTimes } from '#src/actors/insight/arrivalTimes.ts';
import { Button } from '#src/components/Button.tsx';
import { HeatMap } from '#src/components/plots/HeatMap.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { CardHead } from '../CardHead.tsx';
import { Legend } from './Legend.tsx';
import { busiestOf, labelsOf, lastDayHref, spanOf } from './times.ts';

interface ArrivalsMapProps {
  arrivals: ArrivalTimes;
  /** The map of these arrivals, with at least one half-hour. */
  map: ArrivalMap;
  unit: string | null;
}

/** Weekdays by half-hours of the day: the darker, the more people come on such a day. */
export function ArrivalsMap({ arrivals: { weekdays }, map, unit }: ArrivalsMapProps) {
  const t = useText('analytics');
  const [language] = useLanguage();
  const { halfHours, rows, most } = map;
  const actor = useActorRef(cellReadingMachine, {
    input: { rows: rows.length, columns: halfHours.length },
    inspect,
    // Path tests tell the machines of the page apart by it.
    id: 'arrivalCells',
  });
  const snapshot = useSelector(actor, (current) => current);
  const { cell } = snapshot.context;
  const busiest = busiestOf(weekdays);
  const read = cell && {
    weekday: formatWeekday(cell.row + 1, language),
    span: spanOf(halfHours[cell.column]!),
    value: rows[cell.row]?.[cell.column],
    ...weekdays[cell.row]!,
  };
  const value = read ? (read.value === undefined ? '–' : formatNumber(read.value)) : spanOf(busiest.halfHour);
  const days = read ? read.days : weekdays.reduce((sum, one) => sum + one.days, 0);
  const beside = read
    ? t('arrivals.cell', { weekday: read.weekday, span: read.span })
    : t('arrivals.busiest', { share: busiest.share });
  return (
    <>
      <CardHead
        name={t('arrivals.name')}
        about={t('arrivals.about')}
        value={value}
        beside={beside}
        under={t('arrivals.days', { count: days, value: formatNumber(days) })}
      />
      <HeatMap
        label={t('arrivals.name')}
        rows={rows.map((values, row) => ({ name: formatWeekdayShort(row + 1, language), values }))}
        columns={labelsOf(halfHours)}
        most={most}
        cell={cell}
        valueText={
          read ? t('arrivals.said', { weekday: read.weekday, span: read.span, value }) : `${value}: ${beside}`
        }
        send={(event) => actor.send(event)}
      />
      <Flex align="center" justify="between" gap="3" wrap="wrap" minHeight="32px">
        <Legend most={most} />
        {read && snapshot.matches('chosen') && (
          <Flex align="center" gap="3" wrap="wrap">
            {read.last && (
              <Link to={lastDayHref(read.last, unit)}>
                {t('arrivals.last', { date: formatDate(read.last, language, 'dayMonth') })}
              </Link>
            )}
            <Button
              size="1"
              variant="ghost"
              color="gray"
              onClick={() => actor.send({ type: 'cell.released' })}
            >
              {t('arrivals.release')}
            </Button>
          </Flex>
        )}
      </Flex>
    </>
  );
}
