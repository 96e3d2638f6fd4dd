import { useState } from 'react';
import { companyDate, monthOf, previousMonth, type CompanyMonth } from '#domain/calendar/index.ts';
import { formatMonth } from '#domain/format/index.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { SelectField } from '#src/components/form/SelectField.tsx';

const MONTHS = 24;

function lastMonths(): CompanyMonth[] {
  const months = [monthOf(companyDate(Date.now()))];
  while (months.length < MONTHS) months.push(previousMonth(months.at(-1)!));
  return months;
}

export interface MonthFilterProps {
  value: string | undefined;
  /** The list always shows one month, by default the current one; "any month" is not offered. */
  always?: boolean;
  onChange: (month: string | undefined) => void;
}

/** Rows of one of the last months, or of all; an older one stays chosen when an address names it. */
export function MonthFilter({ value, always = false, onChange }: MonthFilterProps) {
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
      value={value ?? (always ? months[0]! : '')}
      options={[
        ...(always ? [] : [{ value: '', label: t('anyMonth') }]),
        ...shown.map((month) => ({ value: month, label: formatMonth(month, language) })),
      ]}
      onChange={(month) => onChange(month === '' ? undefined : month)}
    />
  );
}
