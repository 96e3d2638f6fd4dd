import { Checkbox as RadixCheckbox } from '@radix-ui/themes';

export interface CheckboxProps {
  /** For screen readers only. */
  label: string;
  checked: boolean | 'some';
  disabled?: boolean | undefined;
  onChange: () => void;
}

/** A bare checkbox; its target is larger than its visible box. */
export function Checkbox({ label, checked, disabled = false, onChange }: CheckboxProps) {
  return (
    <RadixCheckbox
      className="bare-checkbox"
      aria-label={label}
      checked={checked === 'some' ? 'indeterminate' : checked}
      disabled={disabled}
      onCheckedChange={onChange}
    />
  );
}
