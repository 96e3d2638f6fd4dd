import { Field, type FieldProps } from './Field.tsx';

export interface SelectFieldProps extends FieldProps {
  name?: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  disabled?: boolean;
}

/** The native select, which works best on phones. */
export function SelectField({ onChange, options, ...props }: SelectFieldProps) {
  const { label, labelHidden, error, warning, hint, required, optional, ...rest } = props;
  return (
    <Field {...{ label, labelHidden, error, warning, hint, required, optional }}>
      {(control) => (
        <select {...rest} {...control} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
