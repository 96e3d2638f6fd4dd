import { formatNumber } from '#domain/format/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { useText } from '#src/i18n/useText.ts';
import { markIcon, markTones, type Mark } from '../presence.tsx';

type Counts = components['schemas']['DayCounts'];

/** The day in five numbers, counted over all rows, not over the page. */
export function DayCounts({ counts }: { counts: Counts }) {
  const t = useText('attendance');
  const tiles: readonly (readonly [keyof Counts & Mark, string])[] = [
    ['present', t('board.present')],
    ['checkedOut', t('board.checkedOut')],
    ['late', t('board.late')],
    ['absent', t('board.absent')],
    ['notStarted', t('board.notStarted')],
  ];
  return (
    <dl className="day-counts" aria-label={t('board.counts')}>
      {tiles.map(([key, label]) => (
        <div key={key} className="card" data-tone={counts[key] > 0 ? markTones[key] : 'gray'}>
          <dt>
            {markIcon(key, 18)}
            {label}
          </dt>
          <dd>{formatNumber(counts[key])}</dd>
        </div>
      ))}
    </dl>
  );
}
