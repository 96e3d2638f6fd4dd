import { formatMoney, formatPhone } from '#domain/format/index.ts';
import { tiyin } from '#domain/money.ts';
import type { EditField } from '#machines/flows/employees/employeeEdit/editForm.ts';
import { groupAccount, groupPinfl } from '#src/components/grouping.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { useStatusWords } from '../EmployeeBadges.tsx';

/** A value stored in the history: money in tiyin, cards already masked. */
export function useChangeWords(): (field: EditField, value: string | null) => string {
  const t = useText('employeeRecord');
  const statuses = useStatusWords();
  const [language] = useLanguage();
  return (field, value) => {
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
      case 'chosenStatus':
        return statuses[value as 'active' | 'blocked'];
      default:
        return value;
    }
  };
}
