import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '#domain/format/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { ClockIcon, CrossCircleIcon, PersonIcon, RequestIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';

interface TilesProps {
  board: { counts: components['schemas']['DayCounts'] };
  waiting: number;
  employees: number;
}

/** Four numbers that lead to their lists. */
export function OverviewTiles({ board, waiting, employees }: TilesProps) {
  const t = useText('home');
  const { counts } = board;
  return (
    <div className="tiles">
      <Tile to="/attendances" tone="teal" icon={<PersonIcon />} label={t('atWork')} count={counts.present}>
        {t('ofEmployees', { count: employees })}
      </Tile>
      <Tile to="/attendances" tone="orange" icon={<ClockIcon />} label={t('late')} count={counts.late} />
      <Tile
        to="/attendances"
        tone="red"
        icon={<CrossCircleIcon />}
        label={t('absent')}
        count={counts.absent}
      />
      <Tile to="/requests" tone="amber" icon={<RequestIcon />} label={t('requestsWaiting')} count={waiting} />
    </div>
  );
}

interface TileProps {
  to: string;
  tone: 'teal' | 'orange' | 'red' | 'amber';
  icon: ReactNode;
  label: string;
  count: number;
  children?: ReactNode;
}

function Tile({ to, tone, icon, label, count, children }: TileProps) {
  return (
    <Link to={to} className="card tile" data-tone={tone}>
      <span className="tile-label">
        {icon}
        {label}
      </span>
      <span className="tile-number">{formatNumber(count)}</span>
      <span className="quiet small">{children}</span>
    </Link>
  );
}
