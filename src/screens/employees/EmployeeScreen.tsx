import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import {
  isDeletable,
  type EmployeeDetails,
  type employeeRecordMachine,
} from '#machines/flows/employees/employeeRecord/employeeRecordMachine.ts';
import { legalVerbs, type EmployeeVerb } from '#machines/flows/employees/employeeStatus/statusVerbs.ts';
import { ActionLink } from '#src/components/ActionLink.tsx';
import { BusyWord } from '#src/components/BusyWord.tsx';
import { Button, ButtonLink } from '#src/components/Button.tsx';
import { EmptyState } from '#src/components/EmptyState.tsx';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { EditIcon } from '#src/components/icons.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { SkeletonCard } from '#src/components/Skeleton.tsx';
import { useText } from '#src/i18n/useText.ts';
import NotFoundScreen from '../NotFoundScreen.tsx';
import { EmployeeStatusBadge } from './EmployeeBadges.tsx';
import { EmployeeFacts } from './EmployeeFacts.tsx';
import { InvitationSheet } from './invite/InvitationSheet.tsx';
import { JoiningNotice } from './JoiningNotice.tsx';
import { lastList } from './lastList.ts';
import { DeclinedNotice } from './record/DeclinedNotice.tsx';
import { DeleteDialog } from './record/DeleteDialog.tsx';
import { EmployeeHistory } from './record/EmployeeHistory.tsx';
import { MismatchDialog } from './record/MismatchDialog.tsx';
import { StatusDialog } from './record/StatusDialog.tsx';
import { useEmployeeRecord } from './record/useEmployeeRecord.ts';
import { isRecordId } from './recordId.ts';
import './employees.css';

export default function EmployeeScreen() {
  const { id = '' } = useParams();
  return isRecordId(id) ? <EmployeeRecord key={id} id={id} /> : <NotFoundScreen />;
}

function EmployeeRecord({ id }: { id: string }) {
  const t = useText('employees');
  const record = useText('employeeRecord');
  const actor = useEmployeeRecord(id);
  const snapshot = useSelector(actor, (current) => current);
  const { employee, failure } = snapshot.context;
  const { status, deletion, correction } = snapshot.children;
  const [invited, setInvited] = useState(0);
  const shown = snapshot.hasTag('shown') ? employee : null;
  return (
    <Screen
      title={shown?.fullName ?? t('name')}
      snapshot={snapshot}
      back={lastList()}
      lead={shown ? <EmployeeStatusBadge status={shown.status} /> : undefined}
      actions={
        shown && (
          <ActionLink
            to={`/employees/${id}/edit`}
            variant="soft"
            icon={<EditIcon size={18} />}
            label={record('edit')}
          />
        )
      }
    >
      {snapshot.matches('loading') && (
        <>
          <SkeletonCard height={560} />
          <BusyWord />
        </>
      )}
      {snapshot.matches('missing') && (
        <EmptyState
          text={t('person.notFound')}
          action={
            <ButtonLink to={lastList()} variant="soft">
              {t('hired.toList')}
            </ButtonLink>
          }
        />
      )}
      {snapshot.hasTag('error') && failure && (
        <FailureNotice failure={failure} onRetry={() => actor.send({ type: 'record.retried' })} />
      )}
      {shown && (
        <>
          <DeclinedNotice declined={shown.declined} />
          <JoiningNotice employee={shown} onCorrect={() => actor.send({ type: 'correction.chosen' })} />
          <EmployeeFacts employee={shown} />
          <RecordActions actor={actor} employee={shown} onInvited={() => setInvited(invited + 1)} />
          <EmployeeHistory
            key={`${shown.version} ${shown.status} ${shown.registered} ${invited}`}
            id={id}
            name={shown.fullName}
            status={shown.status}
          />
        </>
      )}
      {status && <StatusDialog change={status} />}
      {deletion && <DeleteDialog change={deletion} />}
      {correction && <MismatchDialog change={correction} />}
    </Screen>
  );
}

interface RecordActionsProps {
  actor: ActorRefFrom<typeof employeeRecordMachine>;
  employee: EmployeeDetails;
  onInvited: () => void;
}

/** What can be done with a record in its status. */
function RecordActions({ actor, employee, onInvited }: RecordActionsProps) {
  const t = useText('employees');
  const record = useText('employeeRecord');
  const resting = useSelector(actor, (current) => current.matches({ shown: 'resting' }));
  const labels: Record<EmployeeVerb, string> = {
    block: t('change.block'),
    unblock: t('change.unblock'),
    leave: t('change.leave'),
    rehire: t('change.rehire'),
  };
  return (
    <section className="choices" aria-label={t('person.actions')}>
      {employee.status === 'notIdentified' && !employee.mismatch && (
        <InvitationSheet employee={employee} onSent={onInvited} />
      )}
      {legalVerbs(employee.status).map((verb) => (
        <Button
          key={verb}
          size="3"
          variant="soft"
          {...(verb === 'leave' ? { color: 'red' as const } : {})}
          {...(verb === 'block' ? { color: 'gray' as const } : {})}
          disabled={!resting}
          onClick={() => actor.send({ type: 'status.chosen', verb })}
        >
          {labels[verb]}
        </Button>
      ))}
      {isDeletable(employee) && (
        <Button
          size="3"
          variant="ghost"
          color="red"
          disabled={!resting}
          onClick={() => actor.send({ type: 'deletion.chosen' })}
        >
          {record('delete')}
        </Button>
      )}
    </section>
  );
}
