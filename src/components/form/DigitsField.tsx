import { useLayoutEffect, useRef } from 'react';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface DigitsFieldProps extends Omit<TextFieldProps, 'type' | 'ref'> {
  /** Digits only. */
  value: string;
  /** Longer input is cut. */
  maxDigits: number;
  /** Formats the digits, grouped as on paper. Must keep the digits and their order. */
  group: (digits: string) => string;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** A long number, grouped while typing; the caret keeps its place among the digits. */
export function DigitsField({ value, onChange, maxDigits, group, ...rest }: DigitsFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number | null>(null);
  const text = group(value);

  useLayoutEffect(() => {
    const before = digitsBefore.current;
    digitsBefore.current = null;
    if (before === null || document.activeElement !== input.current) return;
    let at = 0;
    for (let seen = 0; seen < before && at < text.length; at += 1) if (/\d/.test(text[at] ?? '')) seen += 1;
    input.current?.setSelectionRange(at, at);
  });

  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      ref={input}
      value={text}
      onChange={(typed) => {
        const caret = input.current?.selectionStart ?? typed.length;
        digitsBefore.current = digitsOf(typed.slice(0, caret)).length;
        onChange(digitsOf(typed).slice(0, maxDigits));
      }}
    />
  );
}
