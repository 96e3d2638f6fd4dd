import { useActorRef, useSelector } from '@xstate/react';
import { employeeCreationMachine } from '#machines/flows/employees/employeeCreation/employeeCreationMachine.ts';
import type { EmployeeCreationEvent } from '#machines/flows/employees/employeeCreation/employeeCreationSetup.ts';
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

export default function NewEmployeeScreen() {
  const owner = useDraftOwner();
  return <Wizard key={owner} owner={owner} />;
}

function Wizard({ owner }: { owner: string }) {
  const t = useText('employees');
  // The form uses these texts, so they are loaded before it.
  useText('schedules');
  const actor = useActorRef(machine, { input: { owner }, inspect });
  const snapshot = useSelector(actor, (current) => current);
  const send = (event: EmployeeCreationEvent) => {
    actor.send(event);
  };
  const { draft, employee, errors } = snapshot.context;
  const shown = snapshot.hasTag('identityShown') || snapshot.hasTag('termsShown');
  const parts = ['draftFound', 'saved'] as const;
  const part = shown
    ? snapshot.hasTag('identityShown')
      ? 'identity'
      : 'terms'
    : parts.find((one) => snapshot.matches(one));
  const heading = useHeadingFocus(part, Object.keys(errors).length > 0);

  useEmitted(actor, {
    hired: ({ employee: { fullName } }) =>
      showToast({ tone: 'success', title: t('hired.toast'), message: fullName }),
    draftKept: () =>
      showToast({ tone: 'info', title: t('wizard.draftKept'), message: t('wizard.draftKeptHint') }),
  });
  useLeaveWhenDone(actor, lastList);

  const cancel = (shown || snapshot.matches('draftFound')) && (
    <Button
      variant="ghost"
      color="gray"
      disabled={!snapshot.can({ type: 'creation.cancelled' })}
      onClick={() => send({ type: 'creation.cancelled' })}
    >
      {t('wizard.cancel')}
    </Button>
  );
  return (
    <Screen title={t('wizard.title')} width="form" actor={actor} actions={cancel}>
      {(snapshot.matches('opening') || snapshot.matches('keeping')) && <SkeletonCard height={560} />}
      {snapshot.matches('draftFound') && draft && (
        <DraftOffer
          heading={heading}
          draft={draft}
          onContinue={() => send({ type: 'draft.continued' })}
          onDiscard={() => send({ type: 'draft.discarded' })}
        />
      )}
      {shown && <WizardForm heading={heading} snapshot={snapshot} send={send} />}
      {snapshot.matches('saved') && employee && (
        <HiredResult
          heading={heading}
          employee={employee}
          onAnother={() => send({ type: 'creation.restarted' })}
        />
      )}
      <ConfirmDialog
        open={snapshot.matches('notKept')}
        title={t('wizard.notKeptTitle')}
        text={t('wizard.notKeptText')}
        confirmLabel={t('wizard.leaveAnyway')}
        tone="danger"
        onConfirm={() => send({ type: 'creation.cancelled' })}
        onCancel={() => send({ type: 'creation.resumed' })}
      />
    </Screen>
  );
}
