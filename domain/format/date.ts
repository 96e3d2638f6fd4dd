import { weekday, type CompanyDate, type CompanyMonth } from '../calendar/date.ts';
import type { Language } from '../language.ts';
import { dateWords } from './dateWords.ts';

export type DateStyle = 'full' | 'short' | 'dayMonth' | 'monthYear' | 'month' | 'weekday';

const dayAndMonth = (day: string, month: string, language: Language): string =>
  `${Number(day)}${language === 'uz-Latn' ? '-' : ' '}${dateWords[language].monthsOfDay[Number(month) - 1] ?? ''}`;

/** `mart, 2026` · `март 2026 г.` · `март, 2026`; accepts a whole date too. */
export function formatMonth(month: CompanyMonth | CompanyDate, language: Language): string {
  const [year = '', number = ''] = month.split('-');
  const word = dateWords[language].months[Number(number) - 1] ?? '';
  return language === 'ru' ? `${word} ${year} г.` : `${word}, ${year}`;
}

/**
 * - full `21-mart, 2026` · `21 марта 2026 г.` · `21 март, 2026`
 * - short `21.03.2026`
 * - dayMonth `21-mart` · `21 марта` · `21 март`
 * - monthYear as formatMonth
 * - month `mart` · `март` · `март`
 * - weekday `shanba` · `суббота` · `шанба`
 */
export function formatDate(date: CompanyDate, language: Language, style: DateStyle = 'full'): string {
  const [year = '', month = '', day = ''] = date.split('-');
  switch (style) {
    case 'full': {
      const start = dayAndMonth(day, month, language);
      return language === 'ru' ? `${start} ${year} г.` : `${start}, ${year}`;
    }
    case 'short':
      return `${day}.${month}.${year}`;
    case 'dayMonth':
      return dayAndMonth(day, month, language);
    case 'monthYear':
      return formatMonth(date, language);
    case 'month':
      return dateWords[language].months[Number(month) - 1] ?? '';
    case 'weekday':
      return formatWeekday(weekday(date), language);
  }
}

/** `shanba` · `суббота` · `шанба`; 1 = Monday … 7 = Sunday. */
export const formatWeekday = (day: number, language: Language): string =>
  dateWords[language].weekdays[day - 1] ?? '';

/** Two letters, for calendar headings; 1 = Monday … 7 = Sunday. */
export const formatWeekdayShort = (day: number, language: Language): string =>
  dateWords[language].weekdaysShort[day - 1] ?? '';
