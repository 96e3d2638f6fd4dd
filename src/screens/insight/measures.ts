import {
  attendanceRate,
  expectedDays,
  hoursRate,
  missedPer100,
  punctualityRate,
} from '#domain/analytics/figures.ts';
import { formatNumber, formatPercent } from '#domain/format/index.ts';
import type { AttendanceFigures } from '#machines/flows/insight/attendanceFigures/attendanceFiguresMachine.ts';
import type { Base, Series } from '#src/components/plots/scales.ts';

export type Figures = AttendanceFigures['total'];

/** How one value of a card's figures is computed, drawn and written. */
export interface Measure<Of> {
  kind: Series['kind'];
  base: Base;
  value: (of: Of) => number | null;
  format: (value: number) => string;
  /** Shorter, for the axis. */
  formatAxis?: (value: number) => string;
  /** Drawn as ticks over the marks. */
  second?: (of: Of) => number | null;
}

/** A dash if there is no value. */
export function formatValue<Of>({ value, format }: Pick<Measure<Of>, 'value' | 'format'>, of: Of): string {
  const found = value(of);
  return found === null ? '–' : format(found);
}

type Value = Measure<Figures>['value'];

interface AttendanceMeasure extends Measure<Figures> {
  key: 'attendance' | 'punctuality' | 'lateness' | 'missed' | 'hours' | 'people';
  /** A text shown beside the value that is read. */
  secondText?: (figures: Figures) => string | null;
  /** How many days or check-ins the value is made of. */
  of?: (figures: Figures) => number;
}

const hours = (minutes: number) => Math.round(minutes / 60);
const someMinutes = (value: number | null) => (value === null ? null : formatNumber(value));
const somePercent = (value: number | null) => (value === null ? null : formatPercent(value));

export const workedHours = ({ minutesWorked, restMinutes }: Figures) => hours(minutesWorked - restMinutes);
export const normHours = ({ normMinutes }: Figures) => hours(normMinutes);

/** On a day when nobody was expected there is a gap in the hours, but not in the number of people. */
const ofExpected =
  (value: (figures: Figures) => number): Value =>
  (figures) =>
    expectedDays(figures) === 0 ? null : value(figures);

/** In the order of the screen. */
export const measures: readonly AttendanceMeasure[] = [
  {
    key: 'attendance',
    kind: 'line',
    base: 'near',
    value: attendanceRate,
    format: formatPercent,
    of: expectedDays,
  },
  {
    key: 'punctuality',
    kind: 'line',
    base: 'near',
    value: punctualityRate,
    format: formatPercent,
    of: ({ starts }) => starts,
  },
  {
    key: 'lateness',
    kind: 'bar',
    base: 'zero',
    format: formatNumber,
    value: ({ lateMedian }) => lateMedian,
    second: ({ lateP90 }) => lateP90,
    secondText: ({ lateP90 }) => someMinutes(lateP90),
    of: ({ late }) => late,
  },
  {
    key: 'missed',
    kind: 'bar',
    base: 'zero',
    value: missedPer100,
    format: formatPercent,
    of: ({ shifts }) => shifts,
  },
  {
    key: 'hours',
    kind: 'bar',
    base: 'zero',
    value: ofExpected(workedHours),
    format: formatNumber,
    second: ofExpected(normHours),
    secondText: (figures) => somePercent(hoursRate(figures)),
    of: expectedDays,
  },
  {
    key: 'people',
    kind: 'bar',
    base: 'zero',
    format: formatNumber,
    value: ({ people }) => (people === 0 ? null : people),
  },
];
