import { askedRate, paidEach, refusedRate, takenRate } from '#domain/analytics/advances.ts';
import { formatMoney, formatNumber, formatPercent } from '#domain/format/index.ts';
import { tiyin } from '#domain/money.ts';
import type { Language } from '#domain/language.ts';
import type { AdvanceFigures, AdvancePoint } from '#src/actors/insight/advances.ts';
import { shortMoney } from '#src/components/plots/shortMoney.ts';
import type { Text } from '#src/i18n/types.ts';
import type { Measure } from '../measures.ts';
import { toUnit, shortTime, timeUnitOf } from './short.ts';

/** The figures of one month, or of the whole period. */
export type Read = Omit<AdvancePoint, 'month'>;
export type AdvanceMeasure = Measure<Read>;

/** For the whole period, people and earnings are known only when every month has been counted. */
export const readOf = ({ total, waiting }: AdvanceFigures): Read => ({
  figures: total,
  counted: waiting === 0,
});

const bars = { kind: 'bar', base: 'zero' } as const;

export const askedMeasure: AdvanceMeasure = {
  ...bars,
  value: ({ counted, figures }) => (counted ? askedRate(figures) : null),
  format: formatPercent,
};

export const taken: AdvanceMeasure = {
  ...bars,
  value: ({ counted, figures }) => (counted ? takenRate(figures) : null),
  format: formatPercent,
};

export const cancelled: AdvanceMeasure = {
  ...bars,
  value: ({ figures }) => refusedRate(figures),
  format: formatPercent,
};

export const makePaidEachMeasure = (language: Language, t: Text<'advances'>): AdvanceMeasure => ({
  ...bars,
  value: ({ figures }) => paidEach(figures),
  format: (value) => formatMoney(tiyin(value), language),
  formatAxis: (value) => shortMoney(value, t),
});

/** The axis uses the unit in which the longest time is written, so that its ticks are whole numbers. */
export function makeTimeMeasure(points: readonly (Read | null)[], t: Text<'advances'>): AdvanceMeasure {
  const longest = Math.max(0, ...points.map((point) => point?.figures.minutesP90 ?? 0));
  const unit = timeUnitOf(longest);
  const toAxisUnit = (minutes: number | null) => (minutes === null ? null : toUnit(minutes, unit));
  return {
    ...bars,
    value: ({ figures }) => toAxisUnit(figures.minutesMedian),
    second: ({ figures }) => toAxisUnit(figures.minutesP90),
    format: (value) => shortTime(Math.round(value / toUnit(1, unit)), t),
    formatAxis: (value) => t(unit, { value: formatNumber(value) }),
  };
}
