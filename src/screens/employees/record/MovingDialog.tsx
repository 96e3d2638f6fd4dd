import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { addDays, type CompanyDate } from '#domain/calendar/index.ts';
import { formatDate, formatMoney } from '#domain/format/index.ts';
import type {
  MovingForm,
  salaryMovingMachine,
} from '#machines/flows/employees/salaryMoving/salaryMovingMachine.ts';
import { DateField } from '#src/components/calendar/DateField.tsx';
import { ChangeDialog, useChangeField } from '#src/components/dialog/ChangeDialog.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

/** Asks to which day a planned salary is moved. */
export function MovingDialog({ change }: { change: ActorRefFrom<typeof salaryMovingMachine> }) {
  const t = useText('employeeRecord');
  const [language] = useLanguage();
  const subject = useSelector(change, ({ context }) => context.subject);
  const { value, readOnly, onChange, ...field } = useChangeField<MovingForm>(change, 'to');
  return (
    <ChangeDialog
      change={change}
      title={t('salaryMoveTitle')}
      text={
        subject &&
        t('salaryMoveText', {
          date: formatDate(subject.validFrom, language),
          amount: formatMoney(subject.salary, language),
        })
      }
      confirmLabel={t('salaryMove')}
    >
      <DateField
        {...field}
        label={t('salaryMoveTo')}
        today={subject?.today ?? null}
        min={subject ? addDays(subject.today, 1) : undefined}
        disabled={readOnly}
        value={(value || null) as CompanyDate | null}
        onChange={(date) => onChange(date ?? '')}
      />
    </ChangeDialog>
  );
}
