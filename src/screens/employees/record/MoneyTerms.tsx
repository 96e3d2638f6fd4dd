import type { CompanyDate } from '#domain/calendar/index.ts';
import { formatMoney } from '#domain/format/index.ts';
import type { EmployeeDetails } from '#machines/flows/employees/employeeRecord/employeeRecordMachine.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { TermVersions } from './TermVersions.tsx';

interface MoneyTermsProps {
  employee: Pick<EmployeeDetails, 'salaries' | 'limits'>;
  disabled: boolean;
  onWithdraw?: (of: 'salary' | 'limit', validFrom: CompanyDate) => void;
  onMove?: (validFrom: CompanyDate) => void;
}

/** Shows salary and own limit by their first days; a term that has always been the same is left out. */
export function MoneyTerms({ employee, disabled, onWithdraw, onMove }: MoneyTermsProps) {
  const t = useText('employeeRecord');
  const [language] = useLanguage();
  const { salaries, limits } = employee;
  const { today } = salaries;
  return (
    <>
      {salaries.versions.length > 1 && (
        <TermVersions
          title={t('salaries')}
          versions={salaries.versions.map(({ validFrom, salary }) => ({
            validFrom,
            words: formatMoney(salary, language),
          }))}
          today={today}
          disabled={disabled}
          onWithdraw={onWithdraw && ((validFrom) => onWithdraw('salary', validFrom))}
          onMove={onMove}
        />
      )}
      {(limits.length > 1 || limits.some(({ validFrom }) => validFrom > today)) && (
        <TermVersions
          title={t('limits')}
          versions={limits.map(({ validFrom, limit }) => ({
            validFrom,
            words: limit === null ? t('limitNone') : formatMoney(limit, language),
          }))}
          today={today}
          disabled={disabled}
          onWithdraw={onWithdraw && ((validFrom) => onWithdraw('limit', validFrom))}
        />
      )}
    </>
  );
}
