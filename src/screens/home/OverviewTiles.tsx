import { Flex, Grid, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '#domain/format/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { ClockIcon, CrossCircleIcon, PersonIcon, RequestIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';

interface TilesProps {
  board: Pick<components['schemas']['DayBoard'], 'counts' | 'shiftStarted'>;
  waiting: number;
  employees: number;
}

/** Four numbers, each leading to the list of what it counts. */
export function OverviewTiles({ board, waiting, employees }: TilesProps) {
  const t = useText('home');
  const { counts, shiftStarted } = board;
  // Until the shift ends nobody is absent yet: from its start on those who are missing are expected.
  const isExpected = shiftStarted && counts.notStarted > 0;
  return (
    <Tiles>
      <Tile
        to="/attendances?show=present"
        tone="teal"
        icon={<PersonIcon />}
        label={t('atWork')}
        count={counts.present}
      >
        {t('ofEmployees', { count: employees })}
      </Tile>
      <Tile
        to="/attendances?show=late"
        tone="orange"
        icon={<ClockIcon />}
        label={t('late')}
        count={counts.late}
      />
      <Tile
        to={`/attendances?show=${isExpected ? 'notStarted' : 'absent'}`}
        tone="red"
        icon={<CrossCircleIcon />}
        label={t(isExpected ? 'expected' : 'absent')}
        count={isExpected ? counts.notStarted : counts.absent}
      />
      <Tile
        to="/requests?state=inProcess"
        tone="amber"
        icon={<RequestIcon />}
        label={t('requestsWaiting')}
        count={waiting}
      />
    </Tiles>
  );
}

/** Two or four in a row. */
export const Tiles = ({ children }: { children: ReactNode }) => (
  <Grid columns={{ initial: '2', sm: '4' }} gap={{ initial: '3', sm: '4' }}>
    {children}
  </Grid>
);

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
    <Grid asChild gap="6px" p="14px" alignContent="start">
      <Link to={to} className="card tile">
        <Flex align="center" gap="2" className="quiet small">
          <Text color={tone} style={{ display: 'flex' }}>
            {icon}
          </Text>
          {label}
        </Flex>
        <span className="figure" data-size="large">
          {formatNumber(count)}
        </span>
        <span className="quiet small">{children}</span>
      </Link>
    </Grid>
  );
}
