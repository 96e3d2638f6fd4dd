import { Flex } from '@radix-ui/themes';
import type { RefObject } from 'react';
import type { Employee } from '#machines/flows/employees/employeeCreation/employeeCreationSetup.ts';
import { Button, ButtonLink } from '#src/components/Button.tsx';
import { CheckIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';
import { EmployeeStatusBadge } from './EmployeeBadges.tsx';
import { Invitation } from './invite/Invitation.tsx';
import { JoiningNotice } from './JoiningNotice.tsx';

export interface HiredResultProps {
  employee: Employee;
  onAnother: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Shows who was hired, what is still missing, and what may come next. */
export function HiredResult({ employee, onAnother, heading }: HiredResultProps) {
  const t = useText('employees');
  const canInvite = !employee.mismatch;
  return (
    <Flex asChild direction="column" align="center" gap="4">
      <section className="card center">
        <span className="mark" data-size="large" data-accent-color="green" aria-hidden="true">
          <CheckIcon size={36} strokeWidth={2.4} />
        </span>
        <h2 ref={heading} tabIndex={-1}>
          {t('hired.title', { name: employee.fullName })}
        </h2>
        {(employee.registered || employee.status !== 'notIdentified') && (
          <EmployeeStatusBadge status={employee.status} />
        )}
        <JoiningNotice employee={employee} />
        {canInvite && <Invitation employee={employee} />}
        <div className="row fill">
          <Button size="3" {...(canInvite && { variant: 'soft', color: 'gray' })} onClick={onAnother}>
            {t('hired.another')}
          </Button>
          <ButtonLink to="/employees" size="3" variant="soft" color="gray">
            {t('hired.toList')}
          </ButtonLink>
          <ButtonLink to={`/employees/${employee.id}`} size="3" variant="soft" color="gray">
            {t('hired.toPerson')}
          </ButtonLink>
        </div>
      </section>
    </Flex>
  );
}
