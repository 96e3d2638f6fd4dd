import { formatPhone } from '#domain/format/index.ts';
import type { EmployeeDetails } from '#machines/flows/employees/employeeRecord/employeeRecordMachine.ts';
import { Button } from '#src/components/Button.tsx';
import { AlertIcon, InfoIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';

/** Says why the person cannot work yet, and what to do about it. */
export function JoiningNotice({
  employee,
  onCorrect,
}: {
  employee: Pick<EmployeeDetails, 'status' | 'registered' | 'mismatch' | 'phoneNumber'>;
  onCorrect?: () => void;
}) {
  const t = useText('employees');
  const record = useText('employeeRecord');
  if (employee.registered || employee.status !== 'notIdentified') return null;
  return (
    <Notice tone={employee.mismatch ? 'red' : 'amber'}>
      {employee.mismatch ? <AlertIcon /> : <InfoIcon />}
      <div>
        <strong>{employee.mismatch ? t('mismatch') : t('status.notIdentified')}</strong>
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
    </Notice>
  );
}
