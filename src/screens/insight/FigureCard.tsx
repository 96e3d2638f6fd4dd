import type { FiguresEvent } from '#machines/flows/insight/attendanceFigures/attendanceFiguresMachine.ts';
import { Plot } from '#src/components/plots/Plot.tsx';
import type { Series } from '#src/components/plots/scales.ts';
import { CardHead } from './CardHead.tsx';
import { formatValue, type Measure } from './measures.ts';

/** The mark that is read off the plots of all cards at once. */
export interface Reading {
  at: number | null;
  /** The name of the mark, or of the whole period. */
  readName: string;
  /** Under the marks. */
  labels: readonly string[];
  send: (event: FiguresEvent) => void;
}

interface FigureCardProps<Of> extends Reading {
  name: string;
  /** What the measure means. */
  about: string;
  measure: Measure<Of>;
  /** The figures of the mark that is read, or of the whole period. */
  read: Of;
  /** The figures of each mark, null for a gap. Without any no plot is drawn. */
  points: readonly (Of | null)[];
  /** Said beside the value and under it. */
  beside?: string | null | undefined;
  under: readonly (string | false | null | undefined)[];
}

/** One measure: its value for what is read, of how many days or people, and its course. */
export function FigureCard<Of>(props: FigureCardProps<Of>) {
  const { name, about, measure, read, points, beside, under, at, readName, labels, send } = props;
  const { kind, base, value, second, format, formatAxis = format } = measure;
  const shown = formatValue(measure, read);
  const rowOf = (row: Series['kind'], valueOf: Measure<Of>['value']): Series => ({
    kind: row,
    name: row,
    values: points.map((point) => (point === null ? null : valueOf(point))),
  });
  return (
    <section className="card stack" aria-label={name}>
      <CardHead
        name={name}
        about={about}
        value={shown}
        beside={beside}
        under={under.filter(Boolean).join(' · ')}
      />
      {points.length > 0 && (
        <Plot
          label={name}
          base={base}
          labels={labels}
          format={formatAxis}
          at={at}
          valueText={`${readName}: ${shown}`}
          series={[rowOf(kind, value), ...(second ? [rowOf('tick', second)] : [])]}
          onPoint={(place) => place !== at && send({ type: 'mark.pointed', at: place })}
          onLeave={() => send({ type: 'mark.left' })}
          onChoose={(place) => send({ type: 'mark.chosen', at: place })}
          onMove={(by) => send({ type: 'mark.moved', by })}
          onRelease={() => send({ type: 'mark.released' })}
        />
      )}
    </section>
  );
}
