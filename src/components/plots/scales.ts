import { scaleBand, scaleLinear } from 'd3-scale';

/** One row of marks; a value of null is a gap. */
export interface Series {
  kind: 'line' | 'bar' | 'tick';
  /** The name in the texts beside the plot. */
  name: string;
  values: readonly (number | null)[];
  /** Fill of bars that overlap others. */
  fill?: string;
}

/** Where the axis begins: at nothing, or near the values, as rates need that all lie close to a hundred. */
export type Base = 'zero' | 'near';

const TICKS = 3;
/** A rate's axis shows at least this much, so that a tenth of a percent does not look like a fall. */
const NARROWEST = 20;

function extentOf(values: readonly number[], base: Base): [number, number] {
  if (base === 'zero') return [0, Math.max(1, ...values)];
  const lowest = Math.floor(Math.min(...values, 100) / 10) * 10;
  return [Math.max(0, Math.min(lowest, 100 - NARROWEST)), 100];
}

/** Places in percent of the plot: from the left, and from the top. */
export function scalesOf(series: readonly Series[], base: Base) {
  const count = Math.max(0, ...series.map(({ values }) => values.length));
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const y = scaleLinear().domain(extentOf(values, base)).range([100, 0]).nice(TICKS);
  const x = scaleBand<number>()
    .domain(Array.from({ length: count }, (_, place) => place))
    .range([0, 100])
    .paddingInner(0.35)
    .paddingOuter(0.2);
  return {
    y,
    ticks: y.ticks(TICKS),
    width: x.bandwidth(),
    left: (place: number) => x(place) ?? 0,
    middle: (place: number) => (x(place) ?? 0) + x.bandwidth() / 2,
    /** The mark under a place in percent from the left. */
    markAt: (percent: number) => Math.min(count - 1, Math.max(0, Math.floor((percent / 100) * count))),
  };
}

export type Scales = ReturnType<typeof scalesOf>;
