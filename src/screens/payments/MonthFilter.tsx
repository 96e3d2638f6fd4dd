import { useState } from 'react';
import { companyDate, monthOf, previousMonth, type CompanyMonth } from '#domain/calendar/index.ts';
import { formatMonth } from '#domain/format/index.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { SelectField } from '#src/components/SelectField.tsx';

const MONTHS = 24;

/** A filter's value that is a month, as `2026-11`. */
export const isMonth = (value: string): value is CompanyMonth => /^20\d\d-(0[1-9]|1[0-2])$/.test(value);

function lastMonths(): CompanyMonth[] {
  const months = [monthOf(companyDate(Date.now()))];
  while (months.length < MONTHS) months.push(previousMonth(months.at(-1)!));
  return months;
}

export interface MonthFilterProps {
  value: string | undefined;
  onChange: (month: string | undefined) => void;
}

/** Rows of one of the last months, or of all; an older one stays chosen when an address names it. */
export function MonthFilter({ value, onChange }: MonthFilterProps) {
  const t = useText('lists');
  const [language] = useLanguage();
  const [months] = useState(lastMonths);
  const isKnown = value === undefined || months.some((month) => month === value);
  const shown = isKnown ? months : [...months, value as CompanyMonth];
  return (
    <SelectField
      label={t('month')}
      labelHidden
      name="month"
      value={value ?? ''}
      options={[
        { value: '', label: t('anyMonth') },
        ...shown.map((month) => ({ value: month, label: formatMonth(month, language) })),
      ]}
      onChange={(month) => onChange(month === '' ? undefined : month)}
    />
  );
}
