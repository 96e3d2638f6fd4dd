import { identityWarnings, type IdentityStepField } from '#domain/employee.ts';
import { normalisePassportSerialNumber } from '#domain/fields/passportSerialNumber.ts';
import { pinflFacts } from '#domain/fields/pinfl.ts';
import { formatDate } from '#domain/format/index.ts';
import { DigitsField } from '#src/components/form/DigitsField.tsx';
import { groupPinfl } from '#src/components/form/grouping.ts';
import { TextField } from '#src/components/form/TextField.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { useFieldLabels } from './wizardProps.ts';

export interface IdentityFieldsProps {
  form: Record<IdentityStepField, string>;
  errors: Partial<Record<IdentityStepField, string>>;
  /** True while the form is being sent: nothing can be changed. */
  locked: boolean;
  /** Why the PINFL cannot be changed; undefined if it can. */
  pinflFixed?: string | undefined;
  onChange: (field: IdentityStepField, value: string) => void;
}

/** Fields for name, passport and PINFL. */
export function IdentityFields({ form, errors, locked, pinflFixed, onChange }: IdentityFieldsProps) {
  const t = useText('employees');
  const labels = useFieldLabels();
  const [language] = useLanguage();
  const birthDate = pinflFacts(form.pinfl)?.birthDate;
  const name = (field: 'firstName' | 'lastName' | 'patronymic') => (
    <TextField
      label={labels[field]}
      required
      optional={field === 'patronymic'}
      name={field}
      autoComplete="off"
      autoCapitalize="words"
      maxLength={60}
      readOnly={locked}
      value={form[field]}
      error={errors[field]}
      onChange={(value) => onChange(field, value)}
    />
  );
  return (
    <>
      {name('lastName')}
      {name('firstName')}
      {name('patronymic')}
      <TextField
        label={labels.passportSerialNumber}
        required
        name="passportSerialNumber"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={12}
        readOnly={locked}
        hint={t('wizard.passportHint')}
        value={form.passportSerialNumber}
        error={errors.passportSerialNumber}
        onChange={(value) => onChange('passportSerialNumber', value)}
        onBlur={() => {
          const value = normalisePassportSerialNumber(form.passportSerialNumber);
          if (value !== form.passportSerialNumber) onChange('passportSerialNumber', value);
        }}
      />
      <DigitsField
        label={labels.pinfl}
        required
        name="pinfl"
        maxDigits={14}
        group={groupPinfl}
        readOnly={locked || pinflFixed !== undefined}
        hint={
          pinflFixed ??
          (birthDate ? t('birthDate', { date: formatDate(birthDate, language) }) : t('wizard.pinflHint'))
        }
        value={form.pinfl}
        error={errors.pinfl}
        warning={identityWarnings(form).pinfl}
        onChange={(value) => onChange('pinfl', value)}
      />
    </>
  );
}
