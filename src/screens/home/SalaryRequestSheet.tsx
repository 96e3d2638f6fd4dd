import { Flex } from '@radix-ui/themes';
import { useActorRef, useSelector } from '@xstate/react';
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
import { machineProps } from '#src/components/hooks/machineProps.ts';
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

export function SalaryRequestSheet({ onClose }: { onClose: () => void }) {
  const owner = useDraftOwner();
  return <RequestSheet key={owner} owner={owner} onClose={onClose} />;
}

function RequestSheet({ owner, onClose }: { owner: string; onClose: () => void }) {
  const t = useText('home');
  const actor = useActorRef(machine, { input: { owner }, inspect });
  const snapshot = useSelector(actor, (current) => current);
  const { salary, request, failure } = snapshot.context;
  const sending = snapshot.matches('sending');
  const submit = () =>
    actor.send(
      snapshot.matches('unsent')
        ? { type: 'request.retried' }
        : { type: 'request.submitted', newKey: newId() },
    );
  const footer = snapshot.hasTag('form') ? (
    <Button size="3" loading={snapshot.hasTag('busy')} onClick={submit}>
      {snapshot.matches('unsent') ? t('sendAgain') : t('sendRequest')}
    </Button>
  ) : (
    <Button size="3" variant="soft" onClick={onClose}>
      {t('closeSheet')}
    </Button>
  );
  return (
    <Sheet open onClose={onClose} title={t('requestTitle')} locked={sending} footer={footer}>
      <div className="stack" {...machineProps(snapshot)}>
        {(snapshot.matches('recalling') || snapshot.matches('loading')) && <SkeletonText lines={4} />}
        {snapshot.matches('notLoaded') && failure && (
          <FailureNotice failure={failure} onRetry={() => actor.send({ type: 'salary.retried' })} />
        )}
        {snapshot.matches('nothingEnabled') && <p>{t('nothingEnabled')}</p>}
        {snapshot.hasTag('form') && salary && <SalaryRequestForm actor={actor} onSubmit={submit} />}
        {snapshot.matches('refused') && failure && (
          <FailureNotice failure={failure} onRetry={() => actor.send({ type: 'request.edited' })} />
        )}
        {snapshot.matches('requested') && request && (
          <Flex direction="column" align="center" gap="3" py="4" className="center" role="status">
            <CheckCircleIcon size={56} color="var(--green-11)" />
            <Amount tiyin={request.amount} size="hero" />
            <p>{t('requestedText')}</p>
          </Flex>
        )}
      </div>
    </Sheet>
  );
}
