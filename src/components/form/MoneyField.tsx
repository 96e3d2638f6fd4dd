import { useLayoutEffect, useRef } from 'react';
import { formatNumber, moneyUnit } from '#domain/format/index.ts';
import { fromSom, TIYIN_PER_SOM, type Tiyin } from '#domain/money.ts';
import { useLanguage } from '#src/i18n/useText.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

const maxDigits = 12;

export interface MoneyFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'end' | 'ref'> {
  /** Integer tiyin, a multiple of 100; null when empty. */
  value: number | null;
  onChange: (amount: Tiyin | null) => void;
}

/** Whole so'm, grouped while typing; the caret keeps its place among the digits. */
export function MoneyField({ value, onChange, ...rest }: MoneyFieldProps) {
  const [language] = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number | null>(null);
  const text = value === null ? '' : formatNumber(value / TIYIN_PER_SOM);

  useLayoutEffect(() => {
    const before = digitsBefore.current;
    digitsBefore.current = null;
    if (before === null || document.activeElement !== input.current) return;
    let at = 0;
    for (let seen = 0; seen < before && at < text.length; at++) if (/\d/.test(text[at] ?? '')) seen++;
    input.current?.setSelectionRange(at, at);
  });

  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      ref={input}
      value={text}
      end={<span className="unit">{moneyUnit(language)}</span>}
      onChange={(typed) => {
        const caret = input.current?.selectionStart ?? typed.length;
        digitsBefore.current = typed.slice(0, caret).replace(/\D/g, '').length;
        const digits = typed
          .replace(/\D/g, '')
          .replace(/^0+(?=\d)/, '')
          .slice(0, maxDigits);
        onChange(digits === '' ? null : fromSom(Number(digits)));
      }}
    />
  );
}
