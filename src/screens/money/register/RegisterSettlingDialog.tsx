import { useSelector } from '@xstate/react';
import { formatMoney, formatNumber } from '#domain/format/index.ts';
import {
  registerFields,
  type SettledRegister,
} from '#machines/flows/money/registerSettling/registerSettlingMachine.ts';
import { ChangeDialog } from '#src/components/dialog/ChangeDialog.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { SettlingFields } from './SettlingFields.tsx';
import type { RegisterSettling } from './useRegisterSettling.ts';

/** Asks what the bank said: the day, its answer, and the password of whoever settles alone. */
export function RegisterSettlingDialog({ settling }: { settling: RegisterSettling }) {
  const subject = useSelector(settling, ({ context }) => context.subject);
  return subject && <Asked settling={settling} subject={subject} />;
}

function Asked({ settling, subject }: { settling: RegisterSettling; subject: SettledRegister }) {
  const t = useText('registers');
  const payouts = useText('payouts');
  const [language] = useLanguage();
  const { verb, register, payment, today } = subject;
  const text = payment
    ? t('textOne', { name: payment.employeeName, amount: formatMoney(payment.amount, language) })
    : t(verb === 'handOver' ? 'textOver' : 'textAll', {
        number: formatNumber(register.number),
        count: register.open.count,
        amount: formatMoney(register.open.amount, language),
      });
  const alone = register.settling === 'alone' && verb !== 'handOver';
  const asksReason = registerFields(subject).includes('reason');
  return (
    <ChangeDialog
      change={settling}
      title={t(`ask.${verb}`)}
      text={text}
      confirmLabel={payment && verb !== 'handOver' ? payouts(verb) : t(`confirm.${verb}`)}
      tone={verb === 'markUnpaid' ? 'danger' : 'normal'}
      details={
        <>
          {alone && <p className="quiet small">{payouts('alone')}</p>}
          {register.settling === 'some' && !payment && verb !== 'handOver' && (
            <p className="quiet small">{t('some')}</p>
          )}
        </>
      }
    >
      {asksReason && (
        <SettlingFields
          change={settling}
          asksDay={verb === 'markPaid'}
          alone={alone}
          today={today}
          reasonLabel={t(verb === 'handOver' ? 'how' : 'reason')}
        />
      )}
    </ChangeDialog>
  );
}
