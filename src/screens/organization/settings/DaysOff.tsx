import { Box, Flex, Grid } from '@radix-ui/themes';
import { useId } from 'react';
import { formatDate, formatWeekdayShort } from '#domain/format/index.ts';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { AlertIcon } from '#src/components/icons.tsx';
import { useFieldText, useLanguage } from '#src/i18n/useText.ts';

interface DaysOffProps {
  label: string;
  /** 1 = Monday … 7 = Sunday. */
  value: readonly number[];
  error: string | undefined;
  disabled: boolean;
  onChange: (days: number[]) => void;
}

const week = [1, 2, 3, 4, 5, 6, 7];
/** A Monday: its week names the days. */
const weekdayDate = (day: number) => `2026-06-0${day}` as CompanyDate;

/** The days of the week, those off chosen. */
export function DaysOff({ label, value, error, disabled, onChange }: DaysOffProps) {
  const [language] = useLanguage();
  const say = useFieldText();
  const id = useId();
  return (
    <Grid asChild columns="7" gap="1">
      <fieldset aria-describedby={error ? id : undefined}>
        <legend>{label}</legend>
        {week.map((day) => (
          <Flex asChild key={day} align="center" justify="center" minHeight="var(--tap)">
            <label className="choice">
              <input
                type="checkbox"
                name="daysOff"
                aria-label={formatDate(weekdayDate(day), language, 'weekday')}
                aria-invalid={error !== undefined}
                checked={value.includes(day)}
                disabled={disabled}
                onChange={({ target }) =>
                  onChange(target.checked ? [...value, day].sort() : value.filter((other) => other !== day))
                }
              />
              {formatWeekdayShort(day, language)}
            </label>
          </Flex>
        ))}
        {error && (
          <Box asChild gridColumn="1 / -1">
            <p id={id} className="field-note field-error" data-accent-color="red">
              <AlertIcon size={16} />
              {say(error)}
            </p>
          </Box>
        )}
      </fieldset>
    </Grid>
  );
}
