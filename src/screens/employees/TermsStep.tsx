import { companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { chosenStatuses, termsWarnings, type ChosenStatus } from '#domain/employee.ts';
import { cardBrand } from '#domain/fields/cardNumber.ts';
import { DateField } from '#src/components/calendar/DateField.tsx';
import { DigitsField } from '#src/components/form/DigitsField.tsx';
import { groupCard } from '#src/components/form/grouping.ts';
import { MoneyField } from '#src/components/form/MoneyField.tsx';
import { PhoneField } from '#src/components/form/PhoneField.tsx';
import { SelectField } from '#src/components/form/SelectField.tsx';
import { useText } from '#src/i18n/useText.ts';
import { useStatusWords } from './EmployeeBadges.tsx';
import { PositionFields } from './PositionFields.tsx';
import { ScheduleField } from './ScheduleField.tsx';
import { UnitField } from './UnitField.tsx';
import { useFieldLabels, type StepProps } from './wizardProps.ts';

/** Says what a first working day in the past or in the future means for the days around it. */
function firstDayHint(firstDay: CompanyDate | null, today: CompanyDate) {
  if (firstDay === null || firstDay === today) return 'wizard.firstDayHint';
  return firstDay < today ? 'wizard.firstDayPast' : 'wizard.firstDayAhead';
}

/** Step two: the terms of the job, and the phone number, by which a record and an account are joined. */
export function TermsStep({ form, errors, locked, send }: StepProps) {
  const t = useText('employees');
  const today = companyDate(Date.now());
  const labels = useFieldLabels();
  const words = useStatusWords();
  const warnings = termsWarnings(form);
  const brand = cardBrand(form.cardNumber);
  return (
    <>
      <PhoneField
        label={labels.phoneNumber}
        required
        name="phoneNumber"
        autoComplete="off"
        readOnly={locked}
        hint={t('wizard.phoneHint')}
        value={form.phoneNumber}
        error={errors.phoneNumber}
        warning={warnings.phoneNumber}
        onChange={(value) => send({ type: 'field.changed', field: 'phoneNumber', value })}
      />
      <DigitsField
        label={labels.cardNumber}
        required
        name="cardNumber"
        maxDigits={16}
        group={groupCard}
        placeholder="8600 0000 0000 0000"
        readOnly={locked}
        hint={t('wizard.cardHint')}
        {...(brand === 'unknown' ? {} : { end: <span className="unit">{t(`brand.${brand}`)}</span> })}
        value={form.cardNumber}
        error={errors.cardNumber}
        warning={warnings.cardNumber}
        onChange={(value) => send({ type: 'field.changed', field: 'cardNumber', value })}
      />
      <MoneyField
        label={labels.salary}
        required
        name="salary"
        readOnly={locked}
        hint={t('wizard.salaryHint')}
        value={form.salary}
        error={errors.salary}
        onChange={(value) => send({ type: 'field.changed', field: 'salary', value })}
      />
      <DateField
        label={labels.firstDay}
        optional
        name="firstDay"
        disabled={locked}
        hint={t(firstDayHint(form.firstDay, today))}
        today={today}
        value={form.firstDay}
        error={errors.firstDay}
        onChange={(value) => send({ type: 'field.changed', field: 'firstDay', value })}
      />
      <SelectField
        label={labels.status}
        name="status"
        disabled={locked}
        {...(form.status === 'blocked' ? { hint: t('wizard.chosenHint') } : {})}
        value={form.status}
        error={errors.status}
        options={chosenStatuses.map((status) => ({ value: status, label: words[status] }))}
        onChange={(value) => send({ type: 'field.changed', field: 'status', value: value as ChosenStatus })}
      />
      <PositionFields
        form={form}
        errors={errors}
        locked={locked}
        onChange={(field, value) => send({ type: 'field.changed', field, value })}
      />
      <UnitField
        value={form.unitId}
        error={errors.unitId}
        hint={t('wizard.unitHint')}
        locked={locked}
        onChange={(value) => send({ type: 'field.changed', field: 'unitId', value })}
      />
      <ScheduleField
        label={labels.scheduleId}
        value={form.scheduleId}
        error={errors.scheduleId}
        day={form.firstDay !== null && form.firstDay > today ? form.firstDay : today}
        locked={locked}
        onChange={(value) => send({ type: 'field.changed', field: 'scheduleId', value })}
      />
    </>
  );
}
