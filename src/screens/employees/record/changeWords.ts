import { formatDate, formatMoney, formatPhone } from '#domain/format/index.ts';
import { tiyin } from '#domain/money.ts';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { HistoryField } from '#src/actors/employees/employeeHistory.ts';
import { groupAccount, groupPinfl } from '#src/components/form/grouping.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { useStatusWords } from '../EmployeeBadges.tsx';

/** Formats a value stored in the history: money in tiyin, cards already masked. */
export function useChangeWords(): (field: HistoryField, value: string | null) => string {
  const t = useText('employeeRecord');
  const statuses = useStatusWords();
  const [language] = useLanguage();
  return (field, value) => {
    if (field === 'firstDay' && value === null) return t('onSignUp');
    if (value === null) return t('emptyValue');
    switch (field) {
      case 'salary':
      case 'ownBalanceLimit':
        return formatMoney(tiyin(Number(value)), language);
      case 'phoneNumber':
        return formatPhone(value);
      case 'pinfl':
        return groupPinfl(value);
      case 'accountCredit':
        return groupAccount(value);
      case 'firstDay':
      case 'lastDay':
        return formatDate(value as CompanyDate, language);
      case 'chosenStatus':
        return statuses[value as 'active' | 'blocked'];
      default:
        return value;
    }
  };
}
