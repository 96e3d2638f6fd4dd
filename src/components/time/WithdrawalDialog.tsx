import { useSelector } from '@xstate/react';
import { formatDate } from '#domain/format/index.ts';
import { ChangeDialog } from '#src/components/dialog/ChangeDialog.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import type { Withdrawal } from './useWithdrawal.ts';

/** Asks before what was proposed is taken back. */
export function WithdrawalDialog({ change }: { change: Withdrawal }) {
  const t = useText('attendance');
  const [language] = useLanguage();
  const subject = useSelector(change, ({ context }) => context.subject);
  if (!subject) return null;
  const date = formatDate(subject.date, language, 'dayMonth');
  const words = {
    correction: {
      title: t('correction.withdrawTitle'),
      text: t('correction.withdrawText', { date }),
      confirmLabel: t('correction.withdraw'),
    },
    absence: {
      title: t('absence.withdrawTitle'),
      text: t('absence.withdrawText', { date }),
      confirmLabel: t('correction.withdraw'),
    },
    acceptedAbsence: {
      title: t('absence.cancelTitle'),
      text: t('absence.cancelText', { date }),
      confirmLabel: t('absence.cancel'),
    },
  };
  return <ChangeDialog change={change} {...words[subject.what]} />;
}
