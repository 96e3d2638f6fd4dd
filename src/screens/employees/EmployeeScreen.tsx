import { useParams } from 'react-router-dom';
import { legalVerbs, type EmployeeVerb } from '#machines/flows/employees/employeeStatus/statusVerbs.ts';
import { BusyWord } from '#src/components/BusyWord.tsx';
import { Button, ButtonLink } from '#src/components/Button.tsx';
import { EmptyState } from '#src/components/EmptyState.tsx';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { EditIcon } from '#src/components/icons.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { SkeletonCard } from '#src/components/Skeleton.tsx';
import { useText } from '#src/i18n/useText.ts';
import NotFoundScreen from '../NotFoundScreen.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { EmployeeStatusBadge } from './EmployeeBadges.tsx';
import { EmployeeFacts } from './EmployeeFacts.tsx';
import { EmployeeNotices } from './EmployeeNotices.tsx';
import { lastList } from './lastList.ts';
import { DeleteDialog } from './record/DeleteDialog.tsx';
import { EmployeeHistory } from './record/EmployeeHistory.tsx';
import { MismatchSheet } from './record/MismatchSheet.tsx';
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
  const { snapshot, send, deletion, correction } = useEmployeeRecord(id);
  const { employee, failure } = snapshot.context;
  const shown = snapshot.hasTag('shown') ? employee : null;
  const labels: Record<EmployeeVerb, string> = {
    block: t('change.block'),
    unblock: t('change.unblock'),
    leave: t('change.leave'),
    rehire: t('change.rehire'),
  };
  return (
    <Screen
      title={shown?.fullName ?? t('name')}
      snapshot={snapshot}
      back={lastList()}
      lead={shown ? <EmployeeStatusBadge status={shown.status} /> : undefined}
      actions={
        shown && (
          <ButtonLink to={`/employees/${id}/edit`} variant="soft">
            <EditIcon size={18} />
            {record('edit')}
          </ButtonLink>
        )
      }
    >
      {snapshot.matches('loading') && (
        <>
          <SkeletonCard height={560} />
          <BusyWord />
        </>
      )}
      {snapshot.matches('failed') &&
        failure &&
        (failure.kind === 'problem' && [400, 404].includes(failure.status) ? (
          <EmptyState
            text={t('person.notFound')}
            action={
              <ButtonLink to={lastList()} variant="soft">
                {t('hired.toList')}
              </ButtonLink>
            }
          />
        ) : (
          <FailureNotice failure={failure} onRetry={() => send({ type: 'employee.retried' })} />
        ))}
      {shown && (
        <>
          <EmployeeNotices
            employee={shown}
            outdated={snapshot.matches('outdated')}
            onUnderstood={() => send({ type: 'change.dismissed' })}
            onCorrect={() =>
              correction.send({ type: 'mismatch.opened', version: shown.version, form: shown })
            }
          />
          <EmployeeFacts employee={shown} />
          <section className="employee-actions" aria-label={t('person.actions')}>
            {legalVerbs(shown.status).map((verb) => (
              <Button
                key={verb}
                size="3"
                variant="soft"
                {...(verb === 'leave' ? { color: 'red' as const } : {})}
                {...(verb === 'block' ? { color: 'gray' as const } : {})}
                disabled={!snapshot.can({ type: 'change.chosen', verb })}
                onClick={() => send({ type: 'change.chosen', verb })}
              >
                {labels[verb]}
              </Button>
            ))}
            {!(shown.status === 'left' && shown.registered) && (
              <Button
                size="3"
                variant="ghost"
                color="red"
                onClick={() => deletion.send({ type: 'delete.chosen' })}
              >
                {record('delete')}
              </Button>
            )}
          </section>
          <EmployeeHistory
            key={`${shown.version} ${shown.status} ${shown.registered}`}
            id={id}
            name={shown.fullName}
            status={shown.status}
          />
        </>
      )}
      <ChangeDialog snapshot={snapshot} send={send} />
      <DeleteDialog {...deletion} name={shown?.fullName ?? ''} />
      <MismatchSheet {...correction} />
    </Screen>
  );
}
