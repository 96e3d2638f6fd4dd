import type { CompanyDate } from '#domain/calendar/index.ts';
import { DateField } from '#src/components/calendar/DateField.tsx';
import { useChangeField } from '#src/components/dialog/ChangeDialog.tsx';
import { PasswordField } from '#src/components/form/PasswordField.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import { useText } from '#src/i18n/useText.ts';
import type { RegisterForm } from '#machines/flows/money/registerSettling/registerForm.ts';

export interface SettlingFieldsProps {
  change: Parameters<typeof useChangeField<RegisterForm>>[0];
  /** Something was paid. */
  asksDay: boolean;
  /** Nobody else may settle it. */
  alone: boolean;
  today: CompanyDate;
  reasonLabel: string;
}

/** The day, the bank's answer, and the password of whoever settles alone. */
export function SettlingFields({ change, asksDay, alone, today, reasonLabel }: SettlingFieldsProps) {
  const payouts = useText('payouts');
  const { value, readOnly, onChange, ...day } = useChangeField(change, 'paidOn');
  const reason = useChangeField(change, 'reason');
  const password = useChangeField(change, 'password');
  return (
    <>
      {asksDay && (
        <DateField
          {...day}
          label={payouts('paidOn')}
          today={today}
          disabled={readOnly}
          value={(value || null) as CompanyDate | null}
          onChange={(date) => onChange(date ?? '')}
        />
      )}
      <TextField {...reason} label={reasonLabel} maxLength={300} autoComplete="off" />
      {alone && <PasswordField {...password} label={payouts('password')} maxLength={200} />}
    </>
  );
}
