import { useSelector } from '@xstate/react';
import { formatMoney } from '#domain/format/index.ts';
import { ChangeDialog } from '#src/components/dialog/ChangeDialog.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import type { AppliedResult } from '#machines/flows/money/resultApplying/resultApplyingMachine.ts';
import { SettlingFields } from './SettlingFields.tsx';
import type { BankResultInUse } from './useBankResult.ts';

type Applying = BankResultInUse['applying'];

/** Asks for the day of what was paid, and for the bank's answer where its rows have none. */
export function BankResultDialog({ applying }: { applying: Applying }) {
  const subject = useSelector(applying, ({ context }) => context.subject);
  return subject && <Asked applying={applying} subject={subject} />;
}

function Asked({ applying, subject }: { applying: Applying; subject: AppliedResult }) {
  const t = useText('registers');
  const payouts = useText('payouts');
  const [language] = useLanguage();
  const { reading, today } = subject;
  const alone = reading.settling === 'alone';
  const said = (['paid', 'unpaid', 'late'] as const)
    .filter((outcome) => reading[outcome].count > 0)
    .map((outcome) => {
      const { count, amount } = reading[outcome];
      return t(`result.ask.${outcome}`, { count, amount: formatMoney(amount, language) });
    });
  return (
    <ChangeDialog
      change={applying}
      title={t('result.applyTitle')}
      text={said.join('. ')}
      confirmLabel={t('result.confirm')}
      details={alone && <p className="quiet small">{payouts('alone')}</p>}
    >
      <SettlingFields
        change={applying}
        asksDay={reading.paid.count > 0}
        alone={alone}
        today={today}
        reasonLabel={t('reason')}
      />
    </ChangeDialog>
  );
}
