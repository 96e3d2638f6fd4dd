import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { formatDate, formatMoney } from '#domain/format/index.ts';
import type { termWithdrawalMachine } from '#machines/flows/employees/termWithdrawal/termWithdrawalMachine.ts';
import { ChangeDialog } from '#src/components/dialog/ChangeDialog.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

/** Says which planned salary or limit will not begin. */
export function WithdrawalDialog({ change }: { change: ActorRefFrom<typeof termWithdrawalMachine> }) {
  const t = useText('employeeRecord');
  const [language] = useLanguage();
  const subject = useSelector(change, ({ context }) => context.subject);
  return (
    <ChangeDialog
      change={change}
      title={t('salaryWithdrawTitle')}
      text={
        subject &&
        t(subject.of === 'salary' ? 'salaryWithdrawText' : 'limitWithdrawText', {
          date: formatDate(subject.validFrom, language),
          amount: subject.amount === null ? t('limitNone') : formatMoney(subject.amount, language),
        })
      }
      confirmLabel={t('salaryWithdraw')}
      tone="danger"
    />
  );
}
