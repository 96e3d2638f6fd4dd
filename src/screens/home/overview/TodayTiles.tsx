import { Flex, Grid, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '#domain/format/index.ts';
import type { BoardFilter } from '#src/actors/time/attendances.ts';
import type { TodayBoard } from '#src/actors/home/employerOverview.ts';
import { markIcon, markTones, type Mark } from '#src/components/time/presence.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { useText } from '#src/i18n/useText.ts';

/** Five numbers, each leading to the people it counts; without numbers while they load. */
export function TodayTiles({ board }: { board: TodayBoard | null }) {
  const t = useText('attendance');
  const own = useText('overview');
  // During the shift, people who have not come are expected; they are absent only after its end.
  const isExpected = board !== null && board.shiftStarted && board.counts.notStarted > 0;
  const countOf = (show: BoardFilter) => board?.counts[show];
  const missing: Pick<TileProps, 'show' | 'mark' | 'label'> = isExpected
    ? { show: 'notStarted', mark: 'expected', label: t('board.expected') }
    : { show: 'absent', mark: 'absent', label: t('board.absent') };
  return (
    <Grid columns={{ initial: '2', sm: '5' }} gap="3">
      <Tile show="present" mark="present" label={own('atWork')} count={countOf('present')} wide>
        {board && own('ofPeople', { count: board.sums.people })}
      </Tile>
      <Tile show="late" mark="late" label={t('board.late')} count={countOf('late')} />
      <Tile {...missing} count={countOf(missing.show)} />
      <Tile show="onLeave" mark="onLeave" label={t('board.onLeave')} count={countOf('onLeave')} />
      <Tile show="checkedOut" mark="checkedOut" label={t('board.checkedOut')} count={countOf('checkedOut')} />
    </Grid>
  );
}

interface TileProps {
  show: BoardFilter;
  mark: Mark;
  label: string;
  count: number | undefined;
  /** Takes a full line on a phone. */
  wide?: boolean;
  /** Beside the number. */
  children?: ReactNode;
}

function Tile({ show, mark, label, count, wide, children }: TileProps) {
  return (
    <Flex
      asChild
      direction="column"
      justify="between"
      gap="1"
      p="14px"
      {...(wide && { gridColumn: { initial: '1 / -1', sm: 'auto' } })}
    >
      <Link to={`/attendances?show=${show}`} className="card tile">
        <Flex gap="2" className="quiet small">
          <Flex asChild align="center" height="1.5em">
            <Text color={count ? markTones[mark] : 'gray'}>{markIcon(mark, 18)}</Text>
          </Flex>
          {label}
        </Flex>
        <Flex align="baseline" gap="2">
          <span className="figure" data-size="large">
            {count === undefined ? <Skeleton width={32} height="1.1em" /> : formatNumber(count)}
          </span>
          <span className="quiet small">{children}</span>
        </Flex>
      </Link>
    </Flex>
  );
}
