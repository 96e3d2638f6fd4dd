import { Box } from '@radix-ui/themes';
import { useActorRef, useSelector } from '@xstate/react';
import { useParams } from 'react-router-dom';
import { importRunMachine, type PlainAct } from '#machines/flows/employees/importRun/importRunMachine.ts';
import { stagedImportStates } from '#machines/lifecycles/importMachine.ts';
import { actOnImport } from '#src/actors/employees/upload/actOnImport.ts';
import { abandonImport, getImport } from '#src/actors/employees/upload/imports.ts';
import { newId } from '#src/runtime/newId.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { Button, ButtonLink } from '#src/components/Button.tsx';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { SkeletonCard } from '#src/components/feedback/SkeletonShapes.tsx';
import { Steps } from '#src/components/form/Steps.tsx';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { useLeaveWhenDone } from '#src/components/hooks/useLeaveWhenDone.ts';
import { useText } from '#src/i18n/useText.ts';
import { DoneView } from './upload/DoneView.tsx';
import { useJustSubmitted } from './upload/justSubmitted.ts';
import { JobView } from './upload/JobView.tsx';
import { PlanView } from './upload/PlanView.tsx';
import { StateBadge } from './upload/StateBadge.tsx';
import './upload/upload.css';

const machine = importRunMachine.provide({
  actors: { getImport, act: actOnImport, abandon: abandonImport },
});

export default function ImportScreen() {
  const { id = '' } = useParams();
  return <Run key={id} importId={id} />;
}

function Run({ importId }: { importId: string }) {
  const t = useText('upload');
  const before = useJustSubmitted() ? 'committing' : undefined;
  const actor = useActorRef(machine, { input: { importId, before }, inspect });
  const snapshot = useSelector(actor, (current) => current);
  const { found, failure } = snapshot.context;
  const act = (wanted: PlainAct) => actor.send({ type: 'act.asked', act: wanted, key: newId() });

  const announce = (key: 'addedToast' | 'undoneToast') => (event: { found: { fileName: string } }) =>
    showToast({ tone: 'success', title: t(key), message: event.found.fileName });
  useEmitted(actor, { listAdded: announce('addedToast'), undone: announce('undoneToast') });
  useLeaveWhenDone(actor, () => '/employees/imports');

  const busy = snapshot.matches('acting');
  const undo = () => actor.send({ type: 'undo.chosen' });
  const asksUndo = snapshot.matches({ confirming: 'undo' });
  const state = found?.state;
  const isStaged = state !== undefined && stagedImportStates.includes(state);
  const view = found && { found, busy, act };
  // The result leads on by itself.
  const isFinished = state === 'committed' || state === 'undone' || state === 'archived';
  return (
    <Screen
      title={found?.fileName ?? t('importsTitle')}
      actor={actor}
      width={found && isFinished && found.plan.create === found.staged ? 'narrow' : 'wide'}
      back="/employees/imports"
      lead={state && <StateBadge state={state} />}
      actions={
        !isFinished && (
          <ButtonLink to="/employees" variant="soft" color="gray">
            {t('toEmployees')}
          </ButtonLink>
        )
      }
    >
      {isStaged && <Steps steps={[t('stepTemplate'), t('stepFile'), t('stepReview')]} current={2} />}
      {!found && snapshot.hasTag('busy') && <SkeletonCard height={320} />}
      {snapshot.hasTag('error') && failure && !snapshot.matches('running') && (
        <>
          <FailureNotice
            failure={failure}
            onRetry={() =>
              actor.send({ type: snapshot.matches('unsent') ? 'act.retried' : 'import.reloaded' })
            }
          />
          {snapshot.matches('unsent') && (
            <Button variant="soft" color="gray" onClick={() => actor.send({ type: 'import.reloaded' })}>
              {t('reload')}
            </Button>
          )}
        </>
      )}
      {/* An action without an answer comes first: nothing else can be started meanwhile. */}
      <Box asChild display="contents">
        <fieldset disabled={snapshot.hasTag('error') && !snapshot.matches('running')}>
          {view && isStaged && (
            <PlanView {...view} onAbandon={() => actor.send({ type: 'abandonment.chosen' })} />
          )}
          {view &&
            (state === 'committing' || state === 'undoing' || state === 'stopped' || state === 'failed') && (
              <JobView {...view} lost={snapshot.matches({ running: 'lost' })} onUndo={undo} />
            )}
          {view && isFinished && <DoneView {...view} onUndo={undo} />}
        </fieldset>
      </Box>
      <ConfirmDialog
        open={snapshot.matches('confirming')}
        title={asksUndo ? t('undoTitle') : t('abandonTitle')}
        text={asksUndo ? t('undoText') : t('abandonText')}
        confirmLabel={asksUndo ? t('undo') : t('abandon')}
        tone="danger"
        onConfirm={() => actor.send({ type: 'change.confirmed', newKey: newId() })}
        onCancel={() => actor.send({ type: 'change.dismissed' })}
      />
    </Screen>
  );
}
