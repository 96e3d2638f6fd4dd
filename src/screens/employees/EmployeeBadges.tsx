import type { Employee } from '#src/actors/employees/employees.ts';
import { BlockIcon } from '#src/components/icons.tsx';
import { StatusBadge, type Tone } from '#src/components/feedback/StatusBadge.tsx';
import { useText } from '#src/i18n/useText.ts';

const tones: Record<Employee['status'], Tone> = {
  active: 'green',
  blocked: 'orange',
  left: 'gray',
  notIdentified: 'amber',
  declined: 'red',
};

export function useStatusWords(): Record<Employee['status'], string> {
  const t = useText('employees');
  return {
    active: t('status.active'),
    blocked: t('status.blocked'),
    left: t('status.left'),
    notIdentified: t('status.notIdentified'),
    declined: t('status.declined'),
  };
}

export function EmployeeStatusBadge({ status }: Pick<Employee, 'status'>) {
  const words = useStatusWords();
  const icon = status === 'blocked' ? { icon: <BlockIcon size={16} /> } : {};
  return <StatusBadge tone={tones[status]} label={words[status]} {...icon} />;
}

/** The status at a glance: for "not identified" with the reason, where it is known. */
export function StandingBadge({ employee }: { employee: Employee }) {
  const t = useText('employees');
  const { status } = employee;
  const mismatch = 'mismatch' in employee && employee.mismatch;
  if (status === 'notIdentified' && mismatch) return <StatusBadge tone="red" label={t('mismatch')} />;
  return <EmployeeStatusBadge status={status} />;
}
