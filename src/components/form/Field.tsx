import { useId, type ReactNode } from 'react';
import { useFieldText } from '#src/i18n/useText.ts';
import { AlertIcon, InfoIcon } from '../firstIcons.tsx';
import './field.css';

export interface FieldProps {
  label: string;
  /** The place says what the field is for: its label is read out only. */
  labelHidden?: boolean | undefined;
  /** Error code of the `fields` catalogue, or a sentence; marks the field invalid. */
  error?: string | { text: string } | undefined;
  /** Warning code of the `fields` catalogue; never blocks. */
  warning?: string | undefined;
  hint?: ReactNode;
  /** A word beside the label, such as "optional". */
  note?: string | undefined;
}

export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

/** Label, hint, error and warning of one field, associated with its control for screen readers. */
export function Field(props: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const { label, labelHidden, error, warning, hint, note, children } = props;
  const id = useId();
  const say = useFieldText();
  const notes = [hint && `${id}hint`, error && `${id}error`, warning && !error && `${id}warning`];
  const described = notes.filter(Boolean).join(' ');
  return (
    <div className="stack field" data-invalid={error ? '' : undefined}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : undefined}>
        {label}
        {note && <span className="quiet"> · {note}</span>}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': Boolean(error) })}
      {hint && (
        <p id={`${id}hint`} className="field-note">
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error && (
          <p id={`${id}error`} className="field-note field-error" data-accent-color="red">
            <AlertIcon size={16} />
            {typeof error === 'string' ? say(error) : error.text}
          </p>
        )}
        {warning && !error && (
          <p id={`${id}warning`} className="field-note" data-accent-color="amber">
            <InfoIcon size={16} />
            {say(warning)}
          </p>
        )}
      </div>
    </div>
  );
}
