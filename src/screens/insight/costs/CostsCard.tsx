import { Box, Flex } from '@radix-ui/themes';
import { useState } from 'react';
import type { FiguresChoice } from '#machines/flows/insight/attendanceFigures/attendanceFiguresMachine.ts';
import { pageMachineOf } from '#machines/flows/shared/page/pageMachine.ts';
import { exportDayCosts, loadDayCostsOf, type DayCosts } from '#src/actors/insight/dayCosts.ts';
import { watchNetwork } from '#src/actors/shared/watchNetwork.ts';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { machineProps } from '#src/components/hooks/machineProps.ts';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { usePage } from '#src/components/hooks/usePage.ts';
import { useText } from '#src/i18n/useText.ts';
import { FiguresFile } from '../FiguresFile.tsx';
import { CostsTable } from './CostsTable.tsx';
import { UnitCosts } from './UnitCosts.tsx';

interface CostsCardProps {
  choice: FiguresChoice;
  isTable: boolean;
}

/** What a day worked costs in each unit, of a period and a unit that stay the same; it loads and fails by itself. */
export function CostsCard({ choice, isTable }: CostsCardProps) {
  const t = useText('analytics');
  const [machine] = useState(() =>
    pageMachineOf<DayCosts>().provide({
      actors: { load: loadDayCostsOf(choice), watchNetwork: watchNetwork({ type: 'page.retried' }) },
    }),
  );
  const { snapshot, data, failure, retry } = usePage(machine, 'dayCosts');
  const waiting = data && data.waiting > 0 && (
    <p className="quiet small" role="status">
      {t('waiting', { count: data.waiting })}
    </p>
  );
  return (
    // The rows of the table are cards of their own on a phone.
    <section
      className={isTable ? 'stack' : 'card stack'}
      aria-label={t('costs.name')}
      {...machineProps(snapshot)}
    >
      {failure && <FailureNotice failure={failure} onRetry={retry} />}
      {!data && !failure && (
        <Flex direction="column" gap="3">
          <Skeleton width="45%" height="36px" />
          <Skeleton width="100%" height="132px" />
        </Flex>
      )}
      {data?.total.daysWorked === 0 && (
        <Box>
          <h2 className="quiet small">{t('costs.name')}</h2>
          {waiting || <p className="quiet small">{t('costs.nothing')}</p>}
        </Box>
      )}
      {data && data.total.daysWorked > 0 && (
        <>
          {isTable ? (
            <CostsTable data={data} unit={choice.unit} stale={snapshot.hasTag('busy')} />
          ) : (
            <UnitCosts key={data.units.map(({ unit }) => unit?.id).join()} data={data} unit={choice.unit} />
          )}
          {waiting}
          <FiguresFile machine={exportDayCosts} period={data} unit={choice.unit} label={t('costs.export')} />
        </>
      )}
    </section>
  );
}
