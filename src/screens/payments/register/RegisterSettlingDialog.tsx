import { useSelector } from '@xstate/react';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { formatMoney, formatNumber } from '#domain/format/index.ts';
import type { SettledRegister } from '#machines/flows/payments/registerSettling/registerSettlingMachine.ts';
import { DateField } from '#src/components/calendar/DateField.tsx';
import { ChangeDialog, useChangeField } from '#src/components/ChangeDialog.tsx';
import { PasswordField } from '#src/components/PasswordField.tsx';
import { TextField } from '#src/components/TextField.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
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
  const { value, readOnly, onChange, ...day } = useChangeField(settling, 'paidOn');
  const reason = useChangeField(settling, 'reason');
  const password = useChangeField(settling, 'password');
  const { verb, register, payment, today } = subject;
  const text = payment
    ? t('textOne', { name: payment.employeeName, amount: formatMoney(payment.amount, language) })
    : t('textAll', {
        number: formatNumber(register.number),
        count: register.open.count,
        amount: formatMoney(register.open.amount, language),
      });
  const alone = register.settling === 'alone';
  return (
    <ChangeDialog
      change={settling}
      title={t(`ask.${verb}`)}
      text={text}
      confirmLabel={t(`confirm.${verb}`)}
      tone={verb === 'markPaid' ? 'normal' : 'danger'}
      details={
        <>
          {alone && <p className="quiet small">{payouts('alone')}</p>}
          {register.settling === 'some' && !payment && <p className="quiet small">{t('some')}</p>}
        </>
      }
    >
      {verb === 'markPaid' && (
        <DateField
          {...day}
          label={payouts('paidOn')}
          today={today}
          disabled={readOnly}
          value={(value || null) as CompanyDate | null}
          onChange={(date) => onChange(date ?? '')}
        />
      )}
      <TextField {...reason} label={t('reason')} maxLength={300} autoComplete="off" />
      {alone && <PasswordField {...password} label={payouts('password')} maxLength={200} />}
    </ChangeDialog>
  );
}
