import { Flex, Popover, Text } from '@radix-ui/themes';
import { formatNumber } from '#domain/format/index.ts';
import type {
  AttendanceFigures,
  FiguresEvent,
} from '#machines/flows/analytics/attendanceFigures/attendanceFiguresMachine.ts';
import { IconButton } from '#src/components/IconButton.tsx';
import { InfoIcon } from '#src/components/icons.tsx';
import { Plot } from '#src/components/plots/Plot.tsx';
import { useText } from '#src/i18n/useText.ts';
import type { Figures, Measure } from './measures.ts';

interface FigureCardProps {
  measure: Measure;
  figures: AttendanceFigures;
  /** The mark that is read, and its name; the whole period's without one. */
  at: number | null;
  readName: string;
  /** Under the marks. */
  labels: readonly string[];
  send: (event: FiguresEvent) => void;
}

/** One measure: its value for what is read, of how many days, and its course. */
export function FigureCard({ measure, figures, at, readName, labels, send }: FigureCardProps) {
  const t = useText('analytics');
  const { key, kind, base, value, second, secondText, of, format } = measure;
  const { points, total, before } = figures;
  const read = at === null ? total : points[at]!.figures;
  const said = (from: Figures) => {
    const found = value(from);
    return found === null ? '–' : format(found);
  };
  const name = t(`measures.${key}.name`);
  const more = secondText?.(read) ?? null;
  const count = of?.(read);
  const shown = said(read);
  return (
    <section className="card stack" aria-label={name}>
      <Flex align="start" justify="between" gap="2">
        <div>
          <h3 className="quiet small">{name}</h3>
          <Flex align="baseline" gap="2" wrap="wrap">
            <strong className="figure">{shown}</strong>
            {more !== null && (key === 'lateness' || key === 'hours') && (
              <span className="small">{t(`measures.${key}.second`, { value: more })}</span>
            )}
          </Flex>
          <Text as="p" className="quiet small">
            {[
              count !== undefined &&
                key !== 'people' &&
                t(`measures.${key}.of`, { count, value: formatNumber(count) }),
              at === null && before && value(before) !== null && t('before', { value: said(before) }),
            ]
              .filter(Boolean)
              .join(' · ')}
            {'\u00a0'}
          </Text>
        </div>
        <Popover.Root>
          <Popover.Trigger>
            <IconButton label={t('about', { name })}>
              <InfoIcon size={18} />
            </IconButton>
          </Popover.Trigger>
          <Popover.Content maxWidth="320px" size="1">
            <p className="small">{t(`measures.${key}.about`)}</p>
          </Popover.Content>
        </Popover.Root>
      </Flex>
      <Plot
        label={name}
        base={base}
        labels={labels}
        format={format}
        at={at}
        valueText={`${readName}: ${shown}`}
        series={[
          { kind, name: 'value', values: points.map((point) => value(point.figures)) },
          ...(second
            ? [
                {
                  kind: 'tick' as const,
                  name: 'second',
                  values: points.map((point) => second(point.figures)),
                },
              ]
            : []),
        ]}
        onPoint={(place) => place !== at && send({ type: 'mark.pointed', at: place })}
        onLeave={() => send({ type: 'mark.left' })}
        onChoose={(place) => send({ type: 'mark.chosen', at: place })}
        onMove={(by) => send({ type: 'mark.moved', by })}
        onRelease={() => send({ type: 'mark.released' })}
      />
    </section>
  );
}
