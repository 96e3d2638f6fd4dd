import { Flex, Grid, Text } from '@radix-ui/themes';
import { formatNumber } from '#domain/format/index.ts';
import { dayTiles, type BoardFilter, type DayBoard } from '#src/actors/time/attendances.ts';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { useText } from '#src/i18n/useText.ts';
import { markIcon, markTones, type Mark } from '#src/components/time/presence.tsx';

export interface DayCountsProps {
  /** Null while it is loading: the same tiles without numbers, so that nothing moves. */
  board: DayBoard | null;
  /** The count whose people are listed; undefined for everybody. */
  shown: string | undefined;
  onShow: (show: BoardFilter | undefined) => void;
}

/** The day in five numbers, counted over everybody; pressing one lists its people, pressing it again everybody. */
export function DayCounts({ board, shown, onShow }: DayCountsProps) {
  const t = useText('attendance');
  const shiftStarted = board?.shiftStarted ?? false;
  const labels: Record<(typeof dayTiles)[number], string> = {
    present: t('board.present'),
    checkedOut: t('board.checkedOut'),
    late: t('board.late'),
    absent: t('board.absent'),
    notStarted: t(shiftStarted ? 'board.expected' : 'board.notStarted'),
  };
  return (
    <Grid asChild columns={{ initial: '6', sm: '5' }} gap={{ initial: '3', sm: '4' }}>
      <ul aria-label={t('board.counts')}>
        {dayTiles.map((key, index) => {
          const count = board?.counts[key];
          const mark: Mark = key === 'notStarted' && shiftStarted ? 'expected' : key;
          return (
            <Grid
              asChild
              key={key}
              gridColumn={{ initial: index < 3 ? 'span 2' : 'span 3', sm: 'span 1' }}
              columns="1"
            >
              <li>
                <Grid asChild gap="6px" p="14px" alignContent="start">
                  <button
                    type="button"
                    className="card tile"
                    disabled={count === undefined}
                    aria-pressed={shown === key}
                    onClick={() => onShow(shown === key ? undefined : key)}
                  >
                    <Flex
                      asChild
                      direction={{ initial: 'column', sm: 'row' }}
                      align={{ sm: 'center' }}
                      gap="2"
                    >
                      <span className="quiet small">
                        <Flex asChild>
                          <Text color={count ? markTones[mark] : 'gray'}>{markIcon(mark, 18)}</Text>
                        </Flex>
                        {labels[key]}
                      </span>
                    </Flex>
                    <strong className="figure" data-size="large">
                      {count === undefined ? <Skeleton width={32} height="1.1em" /> : formatNumber(count)}
                    </strong>
                  </button>
                </Grid>
              </li>
            </Grid>
          );
        })}
      </ul>
    </Grid>
  );
}
