import { useSelector } from '@xstate/react';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { formatMoney } from '#domain/format/index.ts';
import {
  isSettledAlone,
  needsReason,
  type SettledPayment,
} from '#machines/flows/money/payoutSettling/settlingForm.ts';
import { DateField } from '#src/components/calendar/DateField.tsx';
import { ChangeDialog, useChangeField } from '#src/components/dialog/ChangeDialog.tsx';
import { PasswordField } from '#src/components/form/PasswordField.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import type { PayoutSettling } from './usePayoutSettling.ts';

/** Asks what is known of a payment: its day and number, or why it is said. */
export function SettlingDialog({ settling }: { settling: PayoutSettling }) {
  const subject = useSelector(settling, ({ context }) => context.subject);
  return subject && <Asked settling={settling} subject={subject} />;
}

function Asked({ settling, subject }: { settling: PayoutSettling; subject: SettledPayment }) {
  const t = useText('payouts');
  const [language] = useLanguage();
  const { value, readOnly, onChange, ...day } = useChangeField(settling, 'paidOn');
  const reference = useChangeField(settling, 'reference');
  const reason = useChangeField(settling, 'reason');
  const password = useChangeField(settling, 'password');
  const { verb, request, attempt, today } = subject;
  const { amount } = attempt ?? request;
  const values = { name: request.employeeName, amount: formatMoney(amount, language) };
  const alone = isSettledAlone(subject);
  return (
    <ChangeDialog
      change={settling}
      title={t(attempt ? 'late.title' : `title.${verb}`)}
      text={t(attempt ? 'late.text' : `text.${verb}`, values)}
      confirmLabel={t(attempt ? 'late.mark' : verb)}
      tone={verb === 'markPaid' ? 'normal' : 'danger'}
      details={alone && <p className="quiet small">{t('alone')}</p>}
    >
      {verb === 'markPaid' && (
        <>
          <DateField
            {...day}
            label={t('paidOn')}
            today={today}
            disabled={readOnly}
            value={(value || null) as CompanyDate | null}
            onChange={(date) => onChange(date ?? '')}
          />
          <TextField {...reference} optional label={t('reference')} maxLength={100} autoComplete="off" />
        </>
      )}
      {needsReason(subject) && (
        <TextField {...reason} label={t('reason')} maxLength={300} autoComplete="off" />
      )}
      {alone && <PasswordField {...password} label={t('password')} maxLength={200} />}
    </ChangeDialog>
  );
}
