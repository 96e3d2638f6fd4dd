import { formatMoney } from '#domain/format/index.ts';
import { tiyin } from '#domain/money.ts';
import { pageMachineOf } from '#machines/flows/shared/page/pageMachine.ts';
import { loadPayoutBalance, type PayoutBalance } from '#src/actors/money/payoutBalance.ts';
import type { PayRun } from '#src/actors/money/payRuns.ts';
import { watchNetwork } from '#src/actors/shared/watchNetwork.ts';
import { Button } from '#src/components/Button.tsx';
import { AlertIcon } from '#src/components/icons.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { usePage } from '#src/components/hooks/usePage.ts';
import { useLanguage, useProblemText, useText } from '#src/i18n/useText.ts';

const machine = pageMachineOf<PayoutBalance>().provide({
  actors: { load: loadPayoutBalance, watchNetwork: watchNetwork({ type: 'page.retried' }) },
});

/** What whoever pays has left, beside what a draft would send. It warns alone: confirming does not wait for it. */
export function PayRunBalance({ run: { included } }: { run: Pick<PayRun, 'included'> }) {
  const t = useText('runs');
  const common = useText('common');
  const problem = useProblemText();
  const [language] = useLanguage();
  const { snapshot, data, failure, retry } = usePage(machine, 'payoutBalance');
  if (failure) {
    const why =
      failure.kind !== 'problem'
        ? common('noAnswer')
        : failure.code === 'providerRefused'
          ? t('balance.refused')
          : problem(failure.code);
    return (
      <Notice tone="amber" icon={<AlertIcon />}>
        <p>
          {why}. {t('balance.unknown')}
        </p>
        <Button variant="soft" color="amber" onClick={retry}>
          {common('tryAgain')}
        </Button>
      </Notice>
    );
  }
  if (snapshot.matches('loading')) return <p className="quiet small">{t('balance.asking')}</p>;
  const balance = data?.balance ?? null;
  if (balance === null) return null;
  const amount = formatMoney(balance, language);
  if (balance >= included.amount) return <p className="quiet small">{t('balance.left', { amount })}</p>;
  const lacking = formatMoney(tiyin(included.amount - balance), language);
  return (
    <Notice tone="amber" icon={<AlertIcon />}>
      <p>{t('balance.short', { amount, lacking })}</p>
    </Notice>
  );
}
