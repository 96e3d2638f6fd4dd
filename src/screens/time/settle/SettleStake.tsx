import { Flex } from '@radix-ui/themes';
import { formatInstant, formatMoney } from '#domain/format/index.ts';
import { loadStake } from '#src/actors/time/settlement.ts';
import { watchTardiness } from '#src/actors/time/tardiness.ts';
import { AboutFigures } from '#src/components/about/AboutFigures.tsx';
import { useMachineProps } from '#src/components/hooks/useMachineProps.ts';
import { SkeletonText } from '#src/components/feedback/SkeletonShapes.tsx';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { useColleagueRole } from '#src/session/job.ts';

const machine = makePage(loadStake, watchTardiness({ type: 'page.refreshed' }));

/** How much pay depends on what waits, for owners. The queue is there without it: a failure of its own says nothing. */
export function SettleStake() {
  return useColleagueRole() === 'owner' && <OwnersStake />;
}

function OwnersStake() {
  const t = useText('settlement');
  const [language] = useLanguage();
  const { actor, isBusy, data } = usePage(machine, { name: 'stake' });
  const state = useMachineProps(actor);
  if (isBusy && data === null) return <SkeletonText lines={1} />;
  if (data === null || data.amount === 0) return null;
  const time = formatInstant(data.asOf, language, 'dayMonth');
  const stake = t('stake', { amount: formatMoney(data.amount, language) });
  return (
    <Flex align="center" gap="1" {...state}>
      <p className="small">
        {stake} <span className="quiet">({t('asOf', { time })})</span>
      </p>
      <AboutFigures name={stake} of={['stake']} />
    </Flex>
  );
}
