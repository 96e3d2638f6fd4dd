import { useId, type ReactNode } from 'react';
import { useFieldText, useText } from '#src/i18n/useText.ts';
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
  /** The form is refused without this field. Only optional fields are marked beside their label. */
  required?: boolean | undefined;
  optional?: boolean | undefined;
}

export interface FieldControl {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
  'aria-required': boolean | undefined;
}

/** Label, hint, error and warning of one field, associated with its control for screen readers. */
export function Field(props: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const { label, labelHidden, error, warning, hint, required, optional, children } = props;
  const id = useId();
  const t = useText('common');
  const say = useFieldText();
  const said = error || warning;
  const Icon = error ? AlertIcon : InfoIcon;
  return (
    <div className="stack field" data-invalid={error ? '' : undefined}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : undefined}>
        {label}
        {optional && <span className="quiet"> · {t('optional')}</span>}
      </label>
      {children({
        id,
        'aria-describedby': hint ? `${id}hint ${id}said` : `${id}said`,
        'aria-invalid': Boolean(error),
        'aria-required': required && !optional,
      })}
      {hint && (
        <p id={`${id}hint`} className="field-note">
          {hint}
        </p>
      )}
      <div id={`${id}said`} aria-live="polite">
        {said && (
          <p
            className={error ? 'field-note field-error' : 'field-note'}
            data-accent-color={error ? 'red' : 'amber'}
          >
            <Icon size={16} />
            {typeof said === 'string' ? say(said) : said.text}
          </p>
        )}
      </div>
    </div>
  );
}
