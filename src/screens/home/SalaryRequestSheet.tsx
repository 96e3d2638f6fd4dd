import { Flex } from '@radix-ui/themes';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { salaryRequestMachine } from '#machines/flows/money/salaryRequest/salaryRequestMachine.ts';
import { draftKeeper, loadDraft } from '#src/actors/money/requestDraft.ts';
import { loadAskable, sendSalaryRequest } from '#src/actors/money/salary.ts';
import { draftStore } from '#src/runtime/drafts/draftStore.ts';
import { newId } from '#src/runtime/newId.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { useDraftOwner } from '#src/session/job.ts';
import { Button } from '#src/components/Button.tsx';
import { Amount } from '#src/components/Amount.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { CheckCircleIcon } from '#src/components/icons.tsx';
import { useMachineProps } from '#src/components/hooks/useMachineProps.ts';
import { Sheet } from '#src/components/dialog/Sheet.tsx';
import { SkeletonText } from '#src/components/feedback/SkeletonShapes.tsx';
import { useText } from '#src/i18n/useText.ts';
import { SalaryRequestForm } from './SalaryRequestForm.tsx';

const machine = salaryRequestMachine.provide({
  actors: {
    loadDraft: loadDraft(draftStore),
    draftKeeper: draftKeeper(draftStore),
    loadSalary: loadAskable,
    sendSalaryRequest,
  },
});

const viewOf = (snapshot: SnapshotFrom<typeof salaryRequestMachine>) => ({
  isLoading: snapshot.matches('recalling') || snapshot.matches('loading'),
  isForm: snapshot.hasTag('form'),
  isBusy: snapshot.hasTag('busy'),
  isSending: snapshot.matches('sending'),
  isUnsent: snapshot.matches('unsent'),
  nothingEnabled: snapshot.matches('nothingEnabled'),
  notLoaded: snapshot.matches('notLoaded') && snapshot.context.failure,
  refused: snapshot.matches('refused') && snapshot.context.failure,
  requested: snapshot.matches('requested') && snapshot.context.request,
});

export function SalaryRequestSheet({ onClose }: { onClose: () => void }) {
  const owner = useDraftOwner();
  return <RequestSheet key={owner} owner={owner} onClose={onClose} />;
}

function RequestSheet({ owner, onClose }: { owner: string; onClose: () => void }) {
  const t = useText('home');
  const actor = useActorRef(machine, { input: { owner }, inspect });
  const { isUnsent, notLoaded, refused, requested, ...view } = useSelector(actor, viewOf, shallowEqual);
  const submit = () =>
    actor.send(isUnsent ? { type: 'request.retried' } : { type: 'request.submitted', newKey: newId() });
  const footer = view.isForm ? (
    <Button size="3" loading={view.isBusy} onClick={submit}>
      {isUnsent ? t('sendAgain') : t('sendRequest')}
    </Button>
  ) : (
    <Button size="3" variant="soft" onClick={onClose}>
      {t('closeSheet')}
    </Button>
  );
  return (
    <Sheet open onClose={onClose} title={t('requestTitle')} locked={view.isSending} footer={footer}>
      <div className="stack" {...useMachineProps(actor)}>
        {view.isLoading && <SkeletonText lines={4} />}
        {notLoaded && (
          <FailureNotice failure={notLoaded} onRetry={() => actor.send({ type: 'salary.retried' })} />
        )}
        {view.nothingEnabled && <p>{t('nothingEnabled')}</p>}
        {view.isForm && <SalaryRequestForm actor={actor} onSubmit={submit} />}
        {refused && (
          <FailureNotice failure={refused} onRetry={() => actor.send({ type: 'request.edited' })} />
        )}
        {requested && (
          <Flex direction="column" align="center" gap="3" py="4" className="center" role="status">
            <CheckCircleIcon size={56} color="var(--green-11)" />
            <Amount tiyin={requested.amount} size="hero" />
            <p>{t('requestedText')}</p>
          </Flex>
        )}
      </div>
    </Sheet>
  );
}
