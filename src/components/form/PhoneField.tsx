import { useLayoutEffect, useRef } from 'react';
import { meantPhone, shownPhone } from './phoneText.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'start' | 'inputMode' | 'ref'> {
  /** 12 digits when complete, `''` when empty. */
  value: string;
}

/**
 * An Uzbek phone number: +998 is fixed, the rest is grouped while typing; the caret keeps its place among the digits.
 */
export function PhoneField({ value, onChange, ...rest }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const digitsBehind = useRef<number | null>(null);
  const text = shownPhone(value);

  useLayoutEffect(() => {
    const behind = digitsBehind.current;
    digitsBehind.current = null;
    if (behind === null || document.activeElement !== input.current) return;
    let at = text.length;
    for (let seen = 0; seen < behind && at > 0; at -= 1) if (/\d/.test(text[at - 1] ?? '')) seen += 1;
    // Stop before a space, otherwise deleting backwards would only ever delete that space.
    if (text[at - 1] === ' ') at -= 1;
    input.current?.setSelectionRange(at, at);
  });

  return (
    <TextField
      autoComplete="tel"
      placeholder="90 123 45 67"
      {...rest}
      type="tel"
      inputMode="tel"
      ref={input}
      value={text}
      start={<span className="figures">+998</span>}
      onChange={(typed) => {
        const caret = input.current?.selectionStart ?? typed.length;
        digitsBehind.current = typed.slice(caret).replace(/\D/g, '').length;
        onChange(meantPhone(typed));
      }}
    />
  );
}
