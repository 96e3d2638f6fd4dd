import { positionFields, positionLengths, type PositionField } from '#domain/fields/printedFields.ts';
import { TextField } from '#src/components/form/TextField.tsx';
import { useText } from '#src/i18n/useText.ts';
import { useFieldLabels } from './wizardProps.ts';

interface PositionFieldsProps {
  form: Record<PositionField, string>;
  errors: Partial<Record<PositionField, string>>;
  locked: boolean;
  onChange: (field: PositionField, value: string) => void;
}

/** Fields for the facts about a person's job that the timesheet and the payslip print. */
export function PositionFields({ form, errors, locked, onChange }: PositionFieldsProps) {
  const t = useText('employees');
  const labels = useFieldLabels();
  return positionFields.map((field) => (
    <TextField
      key={field}
      label={labels[field]}
      optional
      name={field}
      autoComplete="off"
      maxLength={positionLengths[field]}
      readOnly={locked}
      hint={t(`wizard.${field}Hint`)}
      value={form[field]}
      error={errors[field]}
      onChange={(value) => onChange(field, value)}
    />
  ));
}
