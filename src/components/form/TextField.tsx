import type { ComponentProps, ReactNode } from 'react';
import { useControls } from '../controls.ts';
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

export function TextField({ onChange, ...props }: TextFieldProps) {
  const { label, labelHidden, error, warning, hint, required, optional, ...input } = props;
  const { Input } = useControls();
  return (
    <Field {...{ label, labelHidden, error, warning, hint, required, optional }}>
      {(control) => (
        <Input
          spellCheck={false}
          {...input}
          {...control}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
