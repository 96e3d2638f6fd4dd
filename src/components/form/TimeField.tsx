import { DigitsField, type DigitsFieldProps } from './DigitsField.tsx';

export type TimeFieldProps = Omit<DigitsFieldProps, 'group' | 'maxDigits'>;

const insertColon = (digits: string) =>
  digits.length > 2 ? `${digits.slice(0, 2)}:${digits.slice(2)}` : digits;

/** A time of day as `HH:MM`, typed by digits: a phone's number pad has no colon. Shorter while it is typed. */
export const TimeField = ({ value, onChange, ...field }: TimeFieldProps) => (
  <DigitsField
    placeholder="00:00"
    {...field}
    maxDigits={4}
    group={insertColon}
    value={value.replace(/\D/g, '')}
    onChange={(digits) => onChange(insertColon(digits))}
  />
);
