import { DigitsField, type DigitsFieldProps } from '#src/components/form/DigitsField.tsx';

interface NumberFieldProps extends Omit<DigitsFieldProps, 'group' | 'maxDigits' | 'end'> {
  unit: string;
}

const keepAsTyped = (text: string) => text;

/** A small whole number with its unit. */
export const NumberField = ({ unit, ...field }: NumberFieldProps) => (
  <DigitsField maxDigits={4} group={keepAsTyped} end={<span className="unit">{unit}</span>} {...field} />
);
