import { useEffect, useRef } from 'react';
import { useFieldText, useText } from '#src/i18n/useText.ts';
import { AlertIcon } from '../icons.tsx';
import { Notice } from '../feedback/Notice.tsx';

export interface FieldError {
  /** `name` of the field's control. */
  field: string;
  label: string;
  code: string;
}

export interface ErrorSummaryProps {
  errors: readonly FieldError[];
  /** Change it with every rejected submission: the first invalid field then takes the focus. */
  attempt?: number;
}

/** Summary of a form's errors, above the form; every line leads to its field. Renders nothing without errors. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const t = useText('common');
  const say = useFieldText();
  const box = useRef<HTMLDivElement>(null);
  const any = errors.length > 0;
  const first = errors[0]?.field;
  const focus = (field: string) =>
    box.current
      ?.closest('form, main')
      ?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)
      ?.focus();

  useEffect(() => {
    if (any && first !== undefined) focus(first);
    // oxlint-disable-next-line react/exhaustive-deps -- only a new attempt moves the focus, not every keystroke
  }, [any, attempt]);

  if (!any) return null;
  return (
    <Notice ref={box} tone="red" role="alert" icon={<AlertIcon />}>
      <div>
        <strong>{t('checkFields', { count: errors.length })}</strong>
        <ul className="stack" data-gap="small" style={{ color: 'var(--slate-12)' }}>
          {errors.map(({ field, label, code }) => (
            <li key={field}>
              <button type="button" className="link" onClick={() => focus(field)}>
                {label}
              </button>
              : {say(code)}
            </li>
          ))}
        </ul>
      </div>
    </Notice>
  );
}
