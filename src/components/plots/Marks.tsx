import { line } from 'd3-shape';
import type { Scales, Series } from './scales.ts';

interface MarksProps {
  series: Series;
  scales: Scales;
  at: number | null;
}

/** A line bridges gaps: days off have no rate, and a week is one line all the same. */
function LineMarks({ series: { values }, scales: { y, middle }, at }: MarksProps) {
  const points = values.flatMap((value, place) =>
    value === null ? [] : [{ place, x: middle(place), y: y(value) }],
  );
  const path = line<(typeof points)[number]>(
    (point) => point.x,
    (point) => point.y,
  )(points);
  return (
    <>
      <path className="plot-line" d={path ?? ''} />
      {points.map(({ place, x, y: top }) => (
        // A line without a length and with a round end: a circle whatever the plot's proportions.
        <path key={place} className="plot-dot" data-at={place === at || undefined} d={`M${x} ${top}h0`} />
      ))}
    </>
  );
}

function BarMarks({ series: { values, fill }, scales: { y, left, width }, at }: MarksProps) {
  return values.map(
    (value, place) =>
      value !== null && (
        <rect
          key={place}
          className="plot-bar"
          data-at={place === at || undefined}
          x={left(place)}
          width={width}
          y={y(value)}
          height={100 - y(value)}
          style={{ fill }}
        />
      ),
  );
}

function TickMarks({ series: { values }, scales: { y, left, width } }: MarksProps) {
  return values.map(
    (value, place) =>
      value !== null && <path key={place} className="plot-tick" d={`M${left(place)} ${y(value)}h${width}`} />,
  );
}

const marks = { line: LineMarks, bar: BarMarks, tick: TickMarks };

export function Marks(props: MarksProps) {
  const Kind = marks[props.series.kind];
  return <Kind {...props} />;
}
