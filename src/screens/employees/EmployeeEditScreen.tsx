import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useParams } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { isSameForm } from '#machines/flows/employees/employeeEdit/editForm.ts';
import { employeeEditMachine } from '#machines/flows/employees/employeeEdit/employeeEditMachine.ts';
import { draftStore } from '#src/runtime/drafts/draftStore.ts';
import { draftKeeper, keepDraft, loadDraft } from '#src/actors/employees/editDraft.ts';
import { loadRecord, previewTerms, updateEmployee } from '#src/actors/employees/updateEmployee.ts';
import { useAccountFacts } from '#src/session/job.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { AskLeaving } from '#src/components/dialog/AskLeaving.tsx';
import { Button, ButtonLink } from '#src/components/Button.tsx';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { SkeletonCard } from '#src/components/feedback/SkeletonShapes.tsx';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { useLeaveWhenDone } from '#src/components/hooks/useLeaveWhenDone.ts';
import { useText } from '#src/i18n/useText.ts';
import { ConflictForm } from './edit/ConflictForm.tsx';
import { EditDraftOffer } from './edit/EditDraftOffer.tsx';
import { EditForm } from './edit/EditForm.tsx';
import { TermsEffect } from './edit/TermsEffect.tsx';
import { lastList } from './lastList.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';
import './employees.css';

const machine = employeeEditMachine.provide({
  actors: {
    loadRecord,
    previewTerms,
    updateEmployee,
    loadDraft: loadDraft(draftStore),
    keepDraft: keepDraft(draftStore),
    draftKeeper: draftKeeper(draftStore),
  },
});

/** Without what is typed: only the forms follow it. */
const viewOf = (snapshot: SnapshotFrom<typeof employeeEditMachine>) => {
  const { base, form, failure } = snapshot.context;
  return {
    name: base?.name,
    isChanged: base !== null && form !== null && !isSameForm(base.form, form),
    failure: snapshot.matches('notLoaded') && failure,
    part: (['formShown', 'conflictShown'] as const).find((tag) => snapshot.hasTag(tag)),
    draftFound: snapshot.matches('draftFound'),
    isLoading: (['opening', 'recalling', 'keeping'] as const).some((one) => snapshot.matches(one)),
    isMissing: snapshot.matches('missing'),
    isNotKept: snapshot.matches('notKept'),
    mayCancel: snapshot.can({ type: 'edit.cancelled' }),
  };
};

export default function EmployeeEditScreen() {
  const { id = '' } = useParams();
  const { accountId, employeeId } = useAccountFacts();
  const owner = `${accountId}/${employeeId ?? ''}`;
  return <Editing key={`${owner}/${id}`} owner={owner} id={id} />;
}

function Editing({ owner, id }: { owner: string; id: string }) {
  const t = useText('employeeRecord');
  const wizard = useText('employees');
  // The form uses these texts, so they are loaded before it.
  useText('units');
  const actor = useActorRef(machine, { input: { owner, id }, inspect });
  const { part, failure, ...view } = useSelector(actor, viewOf, shallowEqual);
  const heading = useHeadingFocus(view.draftFound ? 'draftFound' : part, false);

  useEmitted(actor, {
    updated: () => showToast({ tone: 'success', title: t('updated') }),
    unchanged: () => showToast({ tone: 'info', title: t('unchanged') }),
    draftKept: () =>
      showToast({ tone: 'info', title: wizard('wizard.draftKept'), message: wizard('wizard.draftKeptHint') }),
  });
  useLeaveWhenDone(actor, () => `/employees/${id}`);

  return (
    <Screen
      title={t('editTitle')}
      width="form"
      actor={actor}
      lead={view.name}
      actions={
        !view.isMissing && (
          <Button
            variant="ghost"
            color="gray"
            disabled={!view.mayCancel}
            onClick={() => actor.send({ type: 'edit.cancelled' })}
          >
            {t('cancel')}
          </Button>
        )
      }
    >
      {view.isLoading && (
        <>
          <SkeletonCard height={720} />
          <BusyWord />
        </>
      )}
      {view.isMissing && (
        <EmptyState
          text={wizard('person.notFound')}
          action={
            <ButtonLink to={lastList()} variant="soft">
              {wizard('hired.toList')}
            </ButtonLink>
          }
        />
      )}
      {failure && <FailureNotice failure={failure} onRetry={() => actor.send({ type: 'record.retried' })} />}
      {view.draftFound && (
        <EditDraftOffer
          heading={heading}
          onContinue={() => actor.send({ type: 'draft.continued' })}
          onDiscard={() => actor.send({ type: 'draft.discarded' })}
        />
      )}
      {part === 'formShown' && (
        <>
          <h2 ref={heading} tabIndex={-1} className="sr-only">
            {t('editTitle')}
          </h2>
          <EditForm actor={actor} />
          <TermsEffect actor={actor} />
        </>
      )}
      {part === 'conflictShown' && <ConflictForm heading={heading} actor={actor} />}
      {part === 'formShown' && view.isChanged && (
        <AskLeaving title={t('leaveTitle')} text={t('leaveText')} confirmLabel={t('leave')} />
      )}
      <ConfirmDialog
        open={view.isNotKept}
        title={wizard('wizard.notKeptTitle')}
        text={wizard('wizard.notKeptText')}
        confirmLabel={wizard('wizard.leaveAnyway')}
        tone="danger"
        onConfirm={() => actor.send({ type: 'edit.cancelled' })}
        onCancel={() => actor.send({ type: 'edit.resumed' })}
      />
    </Screen>
  );
}
