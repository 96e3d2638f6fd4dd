import { formatPhone } from '#domain/format/index.ts';
import type { Employee } from '#src/actors/employees/employees.ts';
import { Button } from '#src/components/Button.tsx';
import { AlertIcon, InfoIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';
import { useStatusWords } from './EmployeeBadges.tsx';
import '#src/components/notice.css';

/** Why the person cannot work yet, and what to do about it. */
export function JoiningNotice({ employee, onCorrect }: { employee: Employee; onCorrect?: () => void }) {
  const t = useText('employees');
  const record = useText('employeeRecord');
  if (employee.registered || employee.status === 'left') return null;
  return (
    <div className="notice" data-tone={employee.mismatch ? 'red' : 'amber'}>
      {employee.mismatch ? <AlertIcon /> : <InfoIcon />}
      <div>
        <strong>{employee.mismatch ? t('mismatch') : t('notRegistered')}</strong>
        <p>
          {employee.mismatch
            ? record('mismatchText')
            : t('hired.notYetText', { phone: formatPhone(employee.phoneNumber) })}
        </p>
      </div>
      {employee.mismatch && onCorrect && (
        <Button variant="soft" color="red" onClick={onCorrect}>
          {record('mismatchFix')}
        </Button>
      )}
    </div>
  );
}

export interface EmployeeNoticesProps {
  employee: Employee;
  outdated: boolean;
  onUnderstood: () => void;
  /** Corrects the fields in which the record and its person's account disagree. */
  onCorrect: () => void;
}

export function EmployeeNotices({ employee, outdated, onUnderstood, onCorrect }: EmployeeNoticesProps) {
  const t = useText('employees');
  const words = useStatusWords();
  return (
    <>
      {outdated && (
        <div className="notice" data-tone="amber" role="alert">
          <AlertIcon />
          <div>
            <strong>{t('person.outdated')}</strong>
            <p>{t('person.outdatedText', { status: words[employee.status] })}</p>
          </div>
          <Button variant="soft" color="amber" onClick={onUnderstood}>
            {t('person.understood')}
          </Button>
        </div>
      )}
      <JoiningNotice employee={employee} onCorrect={onCorrect} />
    </>
  );
}
