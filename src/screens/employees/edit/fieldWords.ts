import { formatDate, formatMoney, formatPhone, maskCard } from '#domain/format/index.ts';
import type { Tiyin } from '#domain/money.ts';
import {
  dayFields,
  type EditField,
  type EditRecord,
} from '#machines/flows/employees/employeeEdit/editForm.ts';
import { groupAccount, groupCard, groupPinfl } from '#src/components/form/grouping.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { useStatusWords } from '../EmployeeBadges.tsx';

/** Formats a field of a record for reading. */
export function useFieldWords(): (record: EditRecord, field: Exclude<EditField, 'unitId'>) => string {
  const t = useText('employeeRecord');
  const statuses = useStatusWords();
  const [language] = useLanguage();
  const money = (amount: Tiyin | null) => (amount === null ? t('emptyValue') : formatMoney(amount, language));
  return ({ form, card }, field) => {
    switch (field) {
      case 'pinfl':
        return groupPinfl(form.pinfl);
      case 'phoneNumber':
        return formatPhone(form.phoneNumber);
      case 'cardNumber':
        return form.cardNumber ? groupCard(form.cardNumber) : maskCard(card);
      case 'accountCredit':
        return form.accountCredit ? groupAccount(form.accountCredit) : t('emptyValue');
      case 'salary':
      case 'ownBalanceLimit': {
        const day = form[dayFields[field]];
        const amount = money(form[field]);
        return day === null ? amount : t('salaryWithDay', { amount, date: formatDate(day, language) });
      }
      case 'salaryFrom':
      case 'ownBalanceLimitFrom': {
        const day = form[field];
        return day === null ? t('emptyValue') : formatDate(day, language);
      }
      case 'firstDay':
        return form.firstDay === null ? t('onSignUp') : formatDate(form.firstDay, language);
      case 'chosenStatus':
        return statuses[form.chosenStatus];
      default:
        return form[field] || t('emptyValue');
    }
  };
}
