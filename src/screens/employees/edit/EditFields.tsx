import { chosenStatuses, termsWarnings, type ChosenStatus } from '#domain/employee.ts';
import { cardBrand } from '#domain/fields/cardNumber.ts';
import { maskCard } from '#domain/format/index.ts';
import type {
  EditChange,
  EditErrors,
  EditForm,
  EditRecord,
} from '#machines/flows/employees/employeeEdit/editForm.ts';
import { DateField } from '#src/components/calendar/DateField.tsx';
import { DigitsField } from '#src/components/form/DigitsField.tsx';
import { FieldGroup } from '#src/components/form/FieldGroup.tsx';
import { groupAccount, groupCard } from '#src/components/form/grouping.ts';
import { MoneyField } from '#src/components/form/MoneyField.tsx';
import { PhoneField } from '#src/components/form/PhoneField.tsx';
import { SelectField } from '#src/components/form/SelectField.tsx';
import { useText } from '#src/i18n/useText.ts';
import { useStatusWords } from '../EmployeeBadges.tsx';
import { IdentityFields } from '../IdentityFields.tsx';
import { PositionFields } from '../PositionFields.tsx';
import { UnitField } from '../UnitField.tsx';
import { useEditLabels } from './editLabels.ts';

export interface EditFieldsProps {
  base: EditRecord;
  form: EditForm;
  errors: EditErrors;
  locked: boolean;
  onChange: (change: EditChange) => void;
}

export function EditFields({ base, form, errors, locked, onChange }: EditFieldsProps) {
  const t = useText('employees');
  const record = useText('employeeRecord');
  const labels = useEditLabels();
  const words = useStatusWords();
  const warnings = termsWarnings(form);
  const brand = cardBrand(form.cardNumber);
  return (
    <>
      <FieldGroup title={t('wizard.identity')}>
        <IdentityFields
          form={form}
          errors={errors}
          locked={locked}
          pinflFixed={base.joined ? record('pinflJoined') : undefined}
          onChange={(field, value) => onChange({ field, value })}
        />
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
          onChange={(value) => onChange({ field: 'phoneNumber', value })}
        />
      </FieldGroup>
      <FieldGroup title={t('wizard.terms')}>
        <DigitsField
          label={record('newCard')}
          optional
          name="cardNumber"
          maxDigits={16}
          group={groupCard}
          readOnly={locked}
          hint={record('newCardHint', { card: maskCard(base.card) })}
          {...(brand === 'unknown' ? {} : { end: <span className="unit">{t(`brand.${brand}`)}</span> })}
          value={form.cardNumber}
          error={errors.cardNumber}
          warning={warnings.cardNumber}
          onChange={(value) => onChange({ field: 'cardNumber', value })}
        />
        <DigitsField
          label={labels.accountCredit}
          optional
          name="accountCredit"
          maxDigits={20}
          group={groupAccount}
          readOnly={locked}
          hint={record('accountCreditHint')}
          value={form.accountCredit}
          error={errors.accountCredit}
          onChange={(value) => onChange({ field: 'accountCredit', value })}
        />
        <MoneyField
          label={labels.salary}
          required
          name="salary"
          readOnly={locked}
          hint={t('wizard.salaryHint')}
          value={form.salary}
          error={errors.salary}
          onChange={(value) => onChange({ field: 'salary', value })}
        />
        {form.salary !== base.form.salary && (
          <DateField
            label={labels.salaryFrom}
            required
            name="salaryFrom"
            disabled={locked}
            hint={record('salaryFromHint')}
            min={base.earliest}
            today={base.today}
            value={form.salaryFrom}
            error={errors.salaryFrom}
            onChange={(value) => onChange({ field: 'salaryFrom', value })}
          />
        )}
        <MoneyField
          label={labels.ownBalanceLimit}
          optional
          name="ownBalanceLimit"
          readOnly={locked}
          hint={record('balanceLimitHint')}
          value={form.ownBalanceLimit}
          error={errors.ownBalanceLimit}
          onChange={(value) => onChange({ field: 'ownBalanceLimit', value })}
        />
        {form.ownBalanceLimit !== base.form.ownBalanceLimit && (
          <DateField
            label={labels.ownBalanceLimitFrom}
            required
            name="ownBalanceLimitFrom"
            disabled={locked}
            min={base.earliest}
            today={base.today}
            value={form.ownBalanceLimitFrom}
            error={errors.ownBalanceLimitFrom}
            onChange={(value) => onChange({ field: 'ownBalanceLimitFrom', value })}
          />
        )}
        {base.form.firstDay !== null && base.form.firstDay < base.earliest ? null : (
          <DateField
            label={labels.firstDay}
            required
            optional={base.form.firstDay === null}
            name="firstDay"
            disabled={locked}
            {...(base.form.firstDay === null ? { hint: t('wizard.firstDaySignUp') } : {})}
            min={base.earliest}
            today={base.today}
            value={form.firstDay}
            error={errors.firstDay}
            onChange={(value) => onChange({ field: 'firstDay', value })}
          />
        )}
        {!base.joined && (
          <SelectField
            label={labels.chosenStatus}
            name="chosenStatus"
            disabled={locked}
            value={form.chosenStatus}
            error={errors.chosenStatus}
            options={chosenStatuses.map((status) => ({ value: status, label: words[status] }))}
            onChange={(value) => onChange({ field: 'chosenStatus', value: value as ChosenStatus })}
          />
        )}
        <PositionFields
          form={form}
          errors={errors}
          locked={locked}
          onChange={(field, value) => onChange({ field, value })}
        />
        <UnitField
          value={form.unitId}
          error={errors.unitId}
          hint={record('unitHint')}
          locked={locked}
          onChange={(value) => onChange({ field: 'unitId', value })}
        />
      </FieldGroup>
    </>
  );
}
