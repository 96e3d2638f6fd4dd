import { companyDate } from '#domain/calendar/index.ts';
import { formatDate } from '#domain/format/index.ts';
import type { EmployeeDetails } from '#machines/flows/employees/employeeRecord/employeeRecordMachine.ts';
import { AlertIcon } from '#src/components/icons.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';

/** Says when and why the person declined, and what the employer can do. */
export function DeclinedNotice({ declined }: Pick<EmployeeDetails, 'declined'>) {
  const t = useText('employeeRecord');
  const [language] = useLanguage();
  if (!declined) return null;
  const day = companyDate(Date.parse(declined.at));
  return (
    <Notice tone="red" icon={<AlertIcon />}>
      <div>
        <strong>{t('declinedOn', { date: formatDate(day, language) })}</strong>
        {declined.reason !== null && <p>{t('reason', { reason: declined.reason })}</p>}
        <p>{t('declinedText')}</p>
      </div>
    </Notice>
  );
}
