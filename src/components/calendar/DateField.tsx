import { Popover } from '@radix-ui/themes';
import { useState } from 'react';
import type { CompanyDate } from '#domain/calendar/index.ts';
import {
  DATE_DIGITS,
  digitsOfDate,
  groupDateDigits,
  readTypedDate,
  type DateLimits,
} from '#domain/fields/typedDate.ts';
import { useText } from '#src/i18n/useText.ts';
import { DigitsField } from '../form/DigitsField.tsx';
import type { FieldProps } from '../form/Field.tsx';
import { IconButton } from '../IconButton.tsx';
import { CalendarIcon } from '../icons.tsx';
import { Calendar } from './Calendar.tsx';

export interface DateFieldProps extends FieldProps, DateLimits {
  name?: string;
  value: CompanyDate | null;
  /** Null until it is known; nothing can be chosen then. */
  today: CompanyDate | null;
  disabled?: boolean;
  /**
   * Keeps the former date while the typed text is not a valid one. Forms must not set it: they would send the former
   * date.
   */
  keepsDate?: boolean;
  /** Called with a whole date within the limits, or with nothing when the field is cleared. */
  onChange: (date: CompanyDate | null) => void;
}

/** Focuses the chosen day and not the first button. */
function focusDay(event: Event) {
  event.preventDefault();
  (event.currentTarget as HTMLElement).querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
}

/**
 * A date typed as `20.11.2026` or chosen from a calendar. The browser's own date input is not used: it follows the
 * browser's language and has no Uzbek.
 */
export function DateField(props: DateFieldProps) {
  const { value, today, min, max, error, disabled, keepsDate = false, onChange, ...field } = props;
  const t = useText('calendar');
  const [isOpen, setIsOpen] = useState(false);
  /** The typed text while it is not a valid date; a new value discards it. */
  const [typed, setTyped] = useState<{ over: CompanyDate | null; digits: string; left: boolean }>();
  const current = typed?.over === value ? typed : undefined;
  const digits = current?.digits ?? (value === null ? '' : digitsOfDate(value));
  const read = readTypedDate(digits, { min, max });
  const isDone = digits.length === DATE_DIGITS || (current?.left && digits !== '');
  const ownError = isDone && 'error' in read ? read.error : undefined;

  const type = (next: string) => {
    const result = readTypedDate(next, { min, max });
    const dropped = next === '' || (!keepsDate && !('date' in result));
    setTyped({ over: dropped && !keepsDate ? null : value, digits: next, left: false });
    if (dropped) onChange(null);
    else if ('date' in result && result.date !== value) onChange(result.date);
  };
  const leave = () => setTyped(current && current.digits !== '' ? { ...current, left: true } : undefined);
  const choose = (date: CompanyDate) => {
    setTyped(undefined);
    setIsOpen(false);
    if (date !== value) onChange(date);
  };
  return (
    <DigitsField
      {...field}
      error={ownError ? { text: t(ownError) } : error}
      value={digits}
      maxDigits={DATE_DIGITS}
      group={groupDateDigits}
      placeholder={t('format')}
      disabled={disabled}
      onChange={type}
      onBlur={leave}
      end={
        <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
          <Popover.Trigger>
            <IconButton label={t('open')} disabled={disabled}>
              <CalendarIcon />
            </IconButton>
          </Popover.Trigger>
          <Popover.Content
            size="1"
            align="end"
            maxWidth="calc(100vw - 16px)"
            aria-label={field.label}
            onOpenAutoFocus={focusDay}
          >
            {today && <Calendar value={value} today={today} min={min} max={max} onChoose={choose} />}
          </Popover.Content>
        </Popover.Root>
      }
    />
  );
}
