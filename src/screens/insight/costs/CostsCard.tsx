import { Box, Flex } from '@radix-ui/themes';
import type { FiguresChoice } from '#machines/flows/insight/attendanceFigures/attendanceFiguresMachine.ts';
import { exportDayCosts, loadDayCosts } from '#src/actors/insight/dayCosts.ts';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { useMachineProps } from '#src/components/hooks/useMachineProps.ts';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { useText } from '#src/i18n/useText.ts';
import { FiguresFile } from '../FiguresFile.tsx';
import { CostsTable } from './CostsTable.tsx';
import { UnitCosts } from './UnitCosts.tsx';

const machine = makePage(loadDayCosts);

interface CostsCardProps {
  choice: FiguresChoice;
  isTable: boolean;
}

/** What a day worked costs in each unit, of a period and a unit that stay the same; it loads and fails by itself. */
export function CostsCard({ choice, isTable }: CostsCardProps) {
  const t = useText('analytics');
  const { actor, isBusy, data, failure, retry } = usePage(machine, { of: choice, name: 'dayCosts' });
  const state = useMachineProps(actor);
  const waiting = data && data.waiting > 0 && (
    <p className="quiet small" role="status">
      {t('waiting', { count: data.waiting })}
    </p>
  );
  return (
    // The rows of the table are cards of their own on a phone.
    <section className={isTable ? 'stack' : 'card stack'} aria-label={t('costs.name')} {...state}>
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
            <CostsTable data={data} unit={choice.unit} stale={isBusy} />
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
