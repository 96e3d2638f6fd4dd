import type { CompanyMonth } from '#domain/calendar/index.ts';
import { tiyin } from '#domain/money.ts';
import { formatMoney, formatNumber } from '#domain/format/index.ts';
import type { AdvanceFigures } from '#src/actors/insight/advances.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { Cards } from '../Cards.tsx';
import { FigureCard, type Reading } from '../FigureCard.tsx';
import {
  askedMeasure,
  cancelled,
  makePaidEachMeasure,
  readOf,
  taken,
  makeTimeMeasure,
  type AdvanceMeasure,
  type Read,
} from './advanceMeasures.ts';
import { ReasonsCard } from './ReasonsCard.tsx';
import { shortTime } from './short.ts';

interface AdvanceCardsProps extends Reading {
  data: AdvanceFigures;
  /** The months that are drawn, in order. */
  months: readonly CompanyMonth[];
}

/** Stands for a month missing from the figures, for example while another period is still loading. */
const unknown: Read = {
  counted: false,
  figures: {
    people: 0,
    earned: tiyin(0),
    askers: 0,
    requests: 0,
    askedAmount: tiyin(0),
    receivers: 0,
    paid: tiyin(0),
    timed: 0,
    minutesMedian: null,
    minutesP90: null,
    refused: 0,
    withdrawn: 0,
    failed: 0,
  },
};

export function AdvanceCards({ data, months, ...reading }: AdvanceCardsProps) {
  const t = useText('advances');
  const [language] = useLanguage();
  const points = months.map((month) => data.points.find((point) => point.month === month) ?? null);
  const read = reading.at === null ? readOf(data) : (points[reading.at] ?? unknown);
  const { counted, figures } = read;
  const { people, earned, receivers, timed, requests, minutesP90, paid, withdrawn, failed } = figures;
  const card = (key: 'asked' | 'taken' | 'each' | 'time' | 'cancelled', measure: AdvanceMeasure) => ({
    ...reading,
    measure,
    read,
    points,
    name: t(`measures.${key}.name`),
    about: t(`measures.${key}.about`),
  });
  const formatBase = (key: 'asked' | 'each' | 'time' | 'cancelled', count: number) =>
    t(`measures.${key}.of`, { count, value: formatNumber(count) });
  return (
    <Cards>
      <FigureCard {...card('asked', askedMeasure)} under={[counted && formatBase('asked', people)]} />
      <FigureCard
        {...card('taken', taken)}
        beside={formatMoney(paid, language)}
        under={[counted && t('measures.taken.of', { value: formatMoney(earned, language) })]}
      />
      <FigureCard
        {...card('each', makePaidEachMeasure(language, t))}
        under={[formatBase('each', receivers)]}
      />
      <FigureCard
        {...card('time', makeTimeMeasure(points, t))}
        beside={minutesP90 === null ? null : t('measures.time.second', { value: shortTime(minutesP90, t) })}
        under={[formatBase('time', timed)]}
      />
      <FigureCard
        {...card('cancelled', cancelled)}
        beside={formatBase('cancelled', requests)}
        under={[
          t('measures.cancelled.others', {
            withdrawn: formatNumber(withdrawn),
            failed: formatNumber(failed),
          }),
        ]}
      />
      <ReasonsCard data={data} />
    </Cards>
  );
}
