import './checkbox.css';

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
    <span className="checkbox">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked === true}
        disabled={disabled}
        ref={(input) => {
          if (input) input.indeterminate = checked === 'some';
        }}
        onChange={onChange}
      />
    </span>
  );
}
