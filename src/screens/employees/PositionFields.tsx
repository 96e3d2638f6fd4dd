import { PERSONNEL_NUMBER_MAX } from '#domain/fields/printedFields.ts';
import { SHORT_TITLE_MAX } from '#domain/fields/shortTitle.ts';
import { TextField } from '#src/components/form/TextField.tsx';
import { useText } from '#src/i18n/useText.ts';
import { useFieldLabels } from './wizardProps.ts';

type Field = 'position' | 'personnelNumber';
const longest = { position: SHORT_TITLE_MAX, personnelNumber: PERSONNEL_NUMBER_MAX } as const;

interface PositionFieldsProps {
  form: Record<Field, string>;
  errors: Partial<Record<Field, string>>;
  locked: boolean;
  onChange: (field: Field, value: string) => void;
}

/** What the timesheet and the payslip print of a person's place in the company. */
export function PositionFields({ form, errors, locked, onChange }: PositionFieldsProps) {
  const t = useText('employees');
  const labels = useFieldLabels();
  return (['position', 'personnelNumber'] as const).map((field) => (
    <TextField
      key={field}
      label={labels[field]}
      optional
      name={field}
      autoComplete="off"
      maxLength={longest[field]}
      readOnly={locked}
      hint={t(`wizard.${field}Hint`)}
      value={form[field]}
      error={errors[field]}
      onChange={(value) => onChange(field, value)}
    />
  ));
}
