import './checkbox.css';

export interface CheckboxProps {
  /** Said, not shown. */
  label: string;
  checked: boolean | 'some';
  disabled?: boolean | undefined;
  onChange: () => void;
}

/** A bare box to tick; its target is larger than what is seen of it. */
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
