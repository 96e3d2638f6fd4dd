import { Box, Flex } from '@radix-ui/themes';
import { arrivalMapOf } from '#domain/analytics/arrivalTimes.ts';
import type { FiguresChoice } from '#machines/flows/insight/attendanceFigures/attendanceFiguresMachine.ts';
import { exportArrivalTimes, loadArrivalTimes } from '#src/actors/insight/arrivalTimes.ts';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { useMachineProps } from '#src/components/hooks/useMachineProps.ts';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { useText } from '#src/i18n/useText.ts';
import { FiguresFile } from '../FiguresFile.tsx';
import { ArrivalsMap } from './ArrivalsMap.tsx';
import { ArrivalsTable } from './ArrivalsTable.tsx';

const machine = makePage(loadArrivalTimes);

interface ArrivalsCardProps {
  choice: FiguresChoice;
  isTable: boolean;
}

/** Six hours. */
const FEWEST_DRAWN = 12;

/** When people come on a usual day of each weekday, of a period and a unit that stay the same; it loads and fails by itself. */
export function ArrivalsCard({ choice, isTable }: ArrivalsCardProps) {
  const t = useText('analytics');
  const { actor, data, failure, retry } = usePage(machine, { of: choice, name: 'arrivalTimes' });
  const state = useMachineProps(actor);
  const map = data && arrivalMapOf(data.weekdays, isTable ? undefined : FEWEST_DRAWN);
  return (
    <section className="card stack" aria-label={t('arrivals.name')} {...state}>
      {failure && <FailureNotice failure={failure} onRetry={retry} />}
      {!data && !failure && (
        <Flex direction="column" gap="3">
          <Skeleton width="45%" height="36px" />
          <Skeleton width="100%" height="174px" />
        </Flex>
      )}
      {map?.halfHours.length === 0 && (
        <Box>
          <h2 className="quiet small">{t('arrivals.name')}</h2>
          <p className="quiet small">
            {data?.waiting === 0 ? t('arrivals.nobody') : t('waiting', { count: data?.waiting ?? 0 })}
          </p>
        </Box>
      )}
      {data && map && map.halfHours.length > 0 && (
        <>
          {isTable ? (
            <ArrivalsTable arrivals={data} map={map} unit={choice.unit} />
          ) : (
            <ArrivalsMap key={map.halfHours.join()} arrivals={data} map={map} unit={choice.unit} />
          )}
          <FiguresFile
            machine={exportArrivalTimes}
            period={data}
            unit={choice.unit}
            label={t('arrivals.export')}
          />
        </>
      )}
    </section>
  );
}
