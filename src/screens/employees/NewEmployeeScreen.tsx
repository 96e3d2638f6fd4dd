import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { employeeCreationMachine } from '#machines/flows/employees/employeeCreation/employeeCreationMachine.ts';
import { stepHistory } from '#src/actors/shared/stepHistory.ts';
import { createEmployee } from '#src/actors/employees/createEmployee.ts';
import { draftStore } from '#src/runtime/drafts/draftStore.ts';
import { draftKeeper, keepDraft, loadDraft } from '#src/actors/employees/employeeDraft.ts';
import { useDraftOwner } from '#src/session/job.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { Button } from '#src/components/Button.tsx';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { SkeletonCard } from '#src/components/feedback/SkeletonShapes.tsx';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { useLeaveWhenDone } from '#src/components/hooks/useLeaveWhenDone.ts';
import { useText } from '#src/i18n/useText.ts';
import { DraftOffer } from './DraftOffer.tsx';
import { HiredResult } from './HiredResult.tsx';
import { lastList } from './lastList.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';
import { WizardForm } from './WizardForm.tsx';
import './employees.css';

const machine = employeeCreationMachine.provide({
  actors: {
    stepHistory,
    createEmployee,
    loadDraft: loadDraft(draftStore),
    keepDraft: keepDraft(draftStore),
    draftKeeper: draftKeeper(draftStore),
  },
});

/** Without what is typed: only the form follows it. */
const viewOf = (snapshot: SnapshotFrom<typeof employeeCreationMachine>) => ({
  draft: snapshot.matches('draftFound') && snapshot.context.draft,
  employee: snapshot.matches('saved') && snapshot.context.employee,
  step: snapshot.hasTag('identityShown') ? 'identity' : snapshot.hasTag('termsShown') ? 'terms' : undefined,
  hasErrors: Object.keys(snapshot.context.errors).length > 0,
  isLoading: snapshot.matches('opening') || snapshot.matches('keeping'),
  isNotKept: snapshot.matches('notKept'),
  mayCancel: snapshot.can({ type: 'creation.cancelled' }),
});

export default function NewEmployeeScreen() {
  const owner = useDraftOwner();
  return <Wizard key={owner} owner={owner} />;
}

function Wizard({ owner }: { owner: string }) {
  const t = useText('employees');
  // The form uses these texts, so they are loaded before it.
  useText('schedules');
  const actor = useActorRef(machine, { input: { owner }, inspect });
  const { draft, employee, step, ...view } = useSelector(actor, viewOf, shallowEqual);
  const heading = useHeadingFocus(step ?? (draft ? 'draft' : employee ? 'saved' : undefined), view.hasErrors);

  useEmitted(actor, {
    hired: ({ employee: { fullName } }) =>
      showToast({ tone: 'success', title: t('hired.toast'), message: fullName }),
    draftKept: () =>
      showToast({ tone: 'info', title: t('wizard.draftKept'), message: t('wizard.draftKeptHint') }),
  });
  useLeaveWhenDone(actor, lastList);

  const cancel = (step ?? draft) && (
    <Button
      variant="ghost"
      color="gray"
      disabled={!view.mayCancel}
      onClick={() => actor.send({ type: 'creation.cancelled' })}
    >
      {t('wizard.cancel')}
    </Button>
  );
  return (
    <Screen title={t('wizard.title')} width="form" actor={actor} actions={cancel}>
      {view.isLoading && <SkeletonCard height={560} />}
      {draft && (
        <DraftOffer
          heading={heading}
          draft={draft}
          onContinue={() => actor.send({ type: 'draft.continued' })}
          onDiscard={() => actor.send({ type: 'draft.discarded' })}
        />
      )}
      {step && <WizardForm heading={heading} actor={actor} />}
      {employee && (
        <HiredResult
          heading={heading}
          employee={employee}
          onAnother={() => actor.send({ type: 'creation.restarted' })}
        />
      )}
      <ConfirmDialog
        open={view.isNotKept}
        title={t('wizard.notKeptTitle')}
        text={t('wizard.notKeptText')}
        confirmLabel={t('wizard.leaveAnyway')}
        tone="danger"
        onConfirm={() => actor.send({ type: 'creation.cancelled' })}
        onCancel={() => actor.send({ type: 'creation.resumed' })}
      />
    </Screen>
  );
}
