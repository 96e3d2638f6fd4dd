import type { Text } from '#src/i18n/types.ts';

/** How far a day is, in words. */
export function whenOf(t: Text<'overview'>, days: number): string {
  if (days < 0) return t('payDate.overdue', { count: -days });
  if (days > 1) return t('payDate.inDays', { count: days });
  return t(days === 1 ? 'payDate.tomorrow' : 'payDate.today');
}
