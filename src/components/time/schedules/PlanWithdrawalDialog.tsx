import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { formatDate } from '#domain/format/index.ts';
import type { scheduleWithdrawalMachine } from '#machines/flows/organization/scheduleWithdrawal/scheduleWithdrawalMachine.ts';
import { ChangeDialog } from '#src/components/dialog/ChangeDialog.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

/** Says what will not begin. */
export function PlanWithdrawalDialog({ change }: { change: ActorRefFrom<typeof scheduleWithdrawalMachine> }) {
  const t = useText('schedules');
  const [language] = useLanguage();
  const subject = useSelector(change, ({ context }) => context.subject);
  return (
    <ChangeDialog
      change={change}
      title={t('withdrawTitle', { title: subject?.title ?? '' })}
      text={
        subject &&
        t(subject.of === 'move' ? 'withdrawMoveText' : 'withdrawText', {
          date: formatDate(subject.validFrom, language),
        })
      }
      confirmLabel={t('withdraw')}
      tone="danger"
    />
  );
}
