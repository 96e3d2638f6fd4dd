import { formatMoney, formatPhone, maskCard } from '#domain/format/index.ts';
import type { Tiyin } from '#domain/money.ts';
import type { EditField, EditRecord } from '#machines/flows/employees/employeeEdit/editForm.ts';
import { groupAccount, groupCard, groupPinfl } from '#src/components/grouping.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { useStatusWords } from '../EmployeeBadges.tsx';

/** A field of a record, formatted for reading. */
export function useFieldWords(): (record: EditRecord, field: EditField) => string {
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
      case 'ownBalanceLimit':
        return money(form[field]);
      case 'chosenStatus':
        return statuses[form.chosenStatus];
      default:
        return form[field];
    }
  };
}
