import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from './Field.tsx';

type Native = Pick<
  ComponentProps<'input'>,
  | 'name'
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'placeholder'
  | 'disabled'
  | 'readOnly'
  | 'required'
  | 'maxLength'
  | 'autoFocus'
  | 'enterKeyHint'
  | 'onBlur'
  | 'ref'
>;

export interface TextFieldProps extends FieldProps, Native {
  value: string;
  onChange: (value: string) => void;
  /** Inside the field, before and after the text. */
  start?: ReactNode;
  end?: ReactNode;
}

/** Radix Themes' text field by its classes, for the same reason as Button. */
export function TextField({ onChange, start, end, ...props }: TextFieldProps) {
  const { label, error, warning, hint, note, ...input } = props;
  return (
    <Field label={label} error={error} warning={warning} hint={hint} note={note}>
      {(control) => (
        <div className="rt-TextFieldRoot rt-r-size-3 rt-variant-surface">
          <input
            spellCheck={false}
            {...input}
            {...control}
            className="rt-reset rt-TextFieldInput"
            onChange={(event) => onChange(event.target.value)}
          />
          {start !== undefined && (
            <div className="rt-TextFieldSlot" data-side="left">
              {start}
            </div>
          )}
          {end !== undefined && (
            <div className="rt-TextFieldSlot" data-side="right">
              {end}
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
