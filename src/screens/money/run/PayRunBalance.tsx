import { formatMoney } from '#domain/format/index.ts';
import { tiyin } from '#domain/money.ts';
import { loadPayoutBalance } from '#src/actors/money/payoutBalance.ts';
import type { PayRun } from '#src/actors/money/payRuns.ts';
import { Button } from '#src/components/Button.tsx';
import { AlertIcon } from '#src/components/icons.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { useLanguage, useProblemText, useText } from '#src/i18n/useText.ts';

const machine = makePage(loadPayoutBalance);

/** The payer's balance beside the total that the draft would send. It only warns: confirming does not wait for it. */
export function PayRunBalance({ run: { included } }: { run: Pick<PayRun, 'included'> }) {
  const t = useText('runs');
  const common = useText('common');
  const problem = useProblemText();
  const [language] = useLanguage();
  const { isBusy, data, failure, retry } = usePage(machine, { name: 'payoutBalance' });
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
  if (isBusy) return <p className="quiet small">{t('balance.asking')}</p>;
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
