import { isCompanyDate, isCompanyMonth } from '../calendar/index.ts';
import {
  formatDate,
  formatMoneyInFull,
  formatMonth,
  formatNumber,
  formatPercent,
  formatWeekdayShort,
} from '../format/index.ts';
import type { Language } from '../language.ts';
import { tiyin } from '../money.ts';
import { auditCodes, auditFields, type AuditCode, type AuditField } from './fields.ts';
import type { AuditWord } from './words.ts';

interface Spoken {
  language: Language;
  word: AuditWord;
}

/** What happened, in the contract's shape: `schedule` and `create`. */
export const happeningText = (subject: string, event: string, { word }: Spoken): string =>
  word(`event.${subject}.${event}` as Parameters<AuditWord>[0]);

/** Whom and what an entry is about: `Karimova Aziza · Smena` where it is a person's schedule; null for neither. */
export const aboutText = ({ employee, title }: { employee: { name: string } | null; title: string | null }) =>
  [employee?.name, title].filter(Boolean).join(' · ') || null;

/** The name of a field; a day of the calendar is named by its date. */
export const fieldText = (field: string, { language, word }: Spoken): string =>
  isCompanyDate(field) ? formatDate(field, language) : word(`field.${field as AuditField}`);

/** A value as the trail has it, several joined; `—` for none. */
export function valueText(field: string, values: readonly string[] | null, spoken: Spoken): string {
  if (!values?.length) return '—';
  return values.map((value) => oneText(field, value, spoken)).join(', ');
}

function oneText(field: string, value: string, { language, word }: Spoken): string {
  const code = (text: string) => (isCode(text) ? word(`value.${text}`) : text);
  if (isCompanyDate(field)) return code(value);
  switch (auditFields[field as AuditField]) {
    case 'money':
      return moneyText(Number(value), language);
    case 'percent':
      return formatPercent(Number(value));
    case 'number':
      return formatNumber(Number(value));
    case 'date':
      return isCompanyDate(value) ? formatDate(value, language) : value;
    case 'month':
      return isCompanyMonth(value) ? formatMonth(value, language) : value;
    case 'yesNo':
      return word(value === 'true' ? 'value.yes' : 'value.no');
    case 'weekdays':
      return formatWeekdayShort(Number(value), language);
    case 'weekHours':
      return `${formatWeekdayShort(Number(value[0]), language)}${value.slice(1)}`;
    case 'unit':
      return value === 'withoutUnit' ? word(`value.${value}`) : value;
    case 'word':
    case 'payDay':
      return code(value);
    default:
      return value;
  }
}

const moneyText = (amount: number, language: Language) => formatMoneyInFull(tiyin(amount), language);

const isCode = (text: string): text is AuditCode => (auditCodes as readonly string[]).includes(text);
