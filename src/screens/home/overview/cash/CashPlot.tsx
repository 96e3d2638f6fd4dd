import { Flex } from '@radix-ui/themes';
import { useActorRef, useSelector } from '@xstate/react';
import { formatDate, formatMoney } from '#domain/format/index.ts';
import { tiyin } from '#domain/money.ts';
import { cellReadingMachine } from '#machines/flows/insight/cellReading/cellReadingMachine.ts';
import { Plot } from '#src/components/plots/Plot.tsx';
import { shortMoney } from '#src/components/plots/shortMoney.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { CashSum, cashColors } from '../CashNeeded.tsx';
import { CashTable } from './CashTable.tsx';
import type { CashPlotProps } from './CashTable.tsx';

/** Labels that have room beside each other. */
const MOST_LABELS = 8;

/** By day, what would be paid by the days counted so far, and over it what the working days until then may add. */
export default function CashPlot({ now, days }: CashPlotProps) {
  const t = useText('definitions');
  const overview = useText('overview');
  const advances = useText('advances');
  const [language] = useLanguage();
  const actor = useActorRef(cellReadingMachine, { input: { rows: 1, columns: days.length }, inspect });
  const column = useSelector(actor, ({ context: { cell } }) => cell?.column ?? null);
  const read = days[column ?? days.length - 1]!;
  const date = `${formatDate(read.date, language, 'dayMonth')}, ${formatDate(read.date, language, 'weekday')}`;
  const every = Math.ceil(days.length / MOST_LABELS);
  return (
    <Flex direction="column" gap="3">
      <div>
        <Flex align="baseline" justify="between" gap="3">
          <strong>{date}</strong>
          <strong className="figures">{formatMoney(read.most, language)}</strong>
        </Flex>
        <CashSum label={overview('payDate.cashNow')} amount={now} color={cashColors.counted} />
        <CashSum label={t('cashByDay.left')} amount={tiyin(read.most - now)} color={cashColors.left} />
      </div>
      <p className="quiet small">{t('cashByDay.axes')}</p>
      <Plot
        label={t('cashByDay.axes')}
        base="zero"
        labels={days.map((day, place) =>
          (days.length - 1 - place) % every === 0 ? String(Number(day.date.slice(8))) : '',
        )}
        format={(value) => shortMoney(value, advances)}
        at={column}
        valueText={`${date}: ${formatMoney(read.most, language)}`}
        series={[
          { kind: 'bar', name: 'left', values: days.map(({ most }) => most), fill: cashColors.left },
          { kind: 'bar', name: 'counted', values: days.map(() => now), fill: cashColors.counted },
        ]}
        onPoint={(place) => place !== column && actor.send({ type: 'cell.pointed', row: 0, column: place })}
        onLeave={() => actor.send({ type: 'cell.left' })}
        onChoose={(place) => actor.send({ type: 'cell.chosen', row: 0, column: place })}
        onMove={(by) => actor.send({ type: 'cell.moved', rows: 0, columns: by })}
        onRelease={() => actor.send({ type: 'cell.released' })}
      />
      <CashTable now={now} days={days} />
    </Flex>
  );
}
