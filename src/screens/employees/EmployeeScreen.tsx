import { Grid } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CompanyDate } from '#domain/calendar/index.ts';
import {
  isDeletable,
  type EmployeeDetails,
  type employeeRecordMachine,
} from '#machines/flows/employees/employeeRecord/employeeRecordMachine.ts';
import { legalVerbs } from '#machines/flows/employees/employeeStatus/statusVerbs.ts';
import { ActionLink } from '#src/components/ActionLink.tsx';
import { Columns, useRoom } from '#src/components/beside/Columns.tsx';
import { Awaited } from '#src/components/feedback/Awaited.tsx';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { ButtonLink } from '#src/components/Button.tsx';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { EditIcon } from '#src/components/icons.tsx';
import { RowMenu, type RowAction } from '#src/components/list/RowMenu.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { SkeletonCard } from '#src/components/feedback/SkeletonShapes.tsx';
import { lazily } from '#src/runtime/lazily.ts';
import { useColleagueRole } from '#src/session/job.ts';
import { useText } from '#src/i18n/useText.ts';
import { EmployeeStatusBadge } from './EmployeeBadges.tsx';
import { EmployeeFacts } from './EmployeeFacts.tsx';
import { InvitationSheet } from './invite/InvitationSheet.tsx';
import { JoiningNotice } from './JoiningNotice.tsx';
import { lastList } from './lastList.ts';
import { BriefRecord } from './record/BriefRecord.tsx';
import { DeclinedNotice } from './record/DeclinedNotice.tsx';
import { DeleteDialog } from './record/DeleteDialog.tsx';
import { EmployeeHistory } from './record/EmployeeHistory.tsx';
import { MismatchDialog } from './record/MismatchDialog.tsx';
import { PersonSchedule } from './record/PersonSchedule.tsx';
import type { RecordAttendanceProps } from './record/RecordAttendance.tsx';
import { RecordCards } from './record/RecordCards.tsx';
import { RecordFigures } from './record/RecordFigures.tsx';
import { RecordPayLines } from './record/RecordPayLines.tsx';
import { RecordPayslips } from './record/RecordPayslips.tsx';
import { RecordRequests } from './record/RecordRequests.tsx';
import { RecordTabs, tabOf } from './record/RecordTabs.tsx';
import { MovingDialog } from './record/MovingDialog.tsx';
import { MoneyTerms } from './record/MoneyTerms.tsx';
import { StatusDialog } from './record/StatusDialog.tsx';
import { WithdrawalDialog } from './record/WithdrawalDialog.tsx';
import { useEmployeeRecord } from './record/useEmployeeRecord.ts';
import './employees.css';

/** Few visits of a record or of the list beside it lead to a person's days. */
const { Screen: RecordAttendance } = lazily<RecordAttendanceProps>(
  () => import('./record/RecordAttendance.tsx'),
);

interface EmployeeScreenProps {
  id: string;
  /** Last segment of the address. */
  tab: string | undefined;
}

export default function EmployeeScreen(props: EmployeeScreenProps) {
  return useColleagueRole() === 'manager' ? <BriefRecord id={props.id} /> : <EmployeeRecord {...props} />;
}

function EmployeeRecord({ id, tab: segment }: EmployeeScreenProps) {
  const t = useText('employees');
  const record = useText('employeeRecord');
  const isOwner = useColleagueRole() === 'owner';
  const actor = useEmployeeRecord(id);
  const snapshot = useSelector(actor, (current) => current);
  const { employee, failure } = snapshot.context;
  const { status, deletion, correction, withdrawal, moving } = snapshot.children;
  const [invited, setInvited] = useState(0);
  const room = useRoom();
  const asked = tabOf(segment);
  const tab = room && asked === 'history' ? 'overview' : asked;
  const shown = snapshot.hasTag('shown') && tab ? employee : null;
  const canInvite = isOwner && shown?.status === 'notIdentified' && !shown.mismatch;
  const history = shown && (
    <EmployeeHistory
      key={`${shown.version} ${shown.status} ${shown.registered} ${invited}`}
      id={id}
      name={shown.fullName}
      status={shown.status}
    />
  );
  return (
    <Screen
      title={shown?.fullName ?? t('name')}
      actor={actor}
      back={lastList()}
      width={room ? 'wide' : 'narrow'}
      place={`/employees/${id}`}
      lead={shown ? <EmployeeStatusBadge status={shown.status} /> : undefined}
      actions={
        shown &&
        isOwner && (
          <>
            <ActionLink
              to={`/employees/${id}/edit`}
              variant={canInvite ? 'soft' : 'solid'}
              icon={<EditIcon size={18} />}
              label={record('edit')}
            />
            <RecordMenu actor={actor} employee={shown} />
          </>
        )
      }
    >
      {snapshot.matches('loading') && (
        <>
          <SkeletonCard height={560} />
          <BusyWord />
        </>
      )}
      {(snapshot.matches('missing') || !tab) && (
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
          <RecordFigures key={`${shown.version} ${shown.status}`} id={id} />
          <RecordTabs id={id} current={tab ?? 'overview'} room={room} />
          {tab === 'overview' && (
            <Columns beside={room && history}>
              <DeclinedNotice declined={shown.declined} />
              <JoiningNotice
                employee={shown}
                {...(isOwner ? { onCorrect: () => actor.send({ type: 'correction.chosen' }) } : {})}
              />
              {canInvite && <InvitationSheet employee={shown} onSent={() => setInvited(invited + 1)} />}
              <EmployeeFacts employee={shown} />
              <PersonSchedule id={id} name={shown.fullName} />
            </Columns>
          )}
          {tab === 'attendance' && (
            <Awaited fallback={<SkeletonCard />}>
              <RecordAttendance employee={{ id, name: shown.fullName }} decides={isOwner} />
            </Awaited>
          )}
          {tab === 'money' && (
            <>
              <Grid
                columns={room ? 'repeat(auto-fit, minmax(340px, 1fr))' : 'minmax(0, 1fr)'}
                style={{ gap: 'var(--screen-gap)' }}
              >
                <MoneyTerms
                  employee={shown}
                  disabled={!snapshot.matches({ shown: 'resting' })}
                  {...(isOwner
                    ? {
                        onWithdraw: (of: 'salary' | 'limit', validFrom: CompanyDate) =>
                          actor.send({ type: 'withdrawal.chosen', of, validFrom }),
                        onMove: (validFrom: CompanyDate) => actor.send({ type: 'moving.chosen', validFrom }),
                      }
                    : {})}
                />
                <RecordCards
                  id={id}
                  changes={isOwner}
                  onChanged={() => actor.send({ type: 'record.doubtful' })}
                />
                <RecordPayLines id={id} name={shown.fullName} />
              </Grid>
              <RecordRequests id={id}>
                <RecordPayslips id={id} />
              </RecordRequests>
            </>
          )}
          {tab === 'history' && history}
        </>
      )}
      {status && <StatusDialog change={status} />}
      {deletion && <DeleteDialog change={deletion} />}
      {correction && <MismatchDialog change={correction} />}
      {withdrawal && <WithdrawalDialog change={withdrawal} />}
      {moving && <MovingDialog change={moving} />}
    </Screen>
  );
}

interface RecordMenuProps {
  actor: ActorRefFrom<typeof employeeRecordMachine>;
  employee: EmployeeDetails;
}

/** The menu that changes the status or deletes the record, away from where a finger or a key may slip. */
function RecordMenu({ actor, employee }: RecordMenuProps) {
  const t = useText('employees');
  const record = useText('employeeRecord');
  const resting = useSelector(actor, (current) => current.matches({ shown: 'resting' }));
  const actions: RowAction[] = legalVerbs(employee.status).map((verb) => ({
    key: verb,
    label: t(`change.${verb}`),
    danger: verb === 'leave',
    onSelect: () => actor.send({ type: 'status.chosen', verb }),
  }));
  if (isDeletable(employee))
    actions.push({
      key: 'delete',
      label: record('delete'),
      danger: true,
      onSelect: () => actor.send({ type: 'deletion.chosen' }),
    });
  return <RowMenu label={t('person.actions')} actions={actions} disabled={!resting} />;
}
