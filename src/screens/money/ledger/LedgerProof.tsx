import { Flex, Progress, Text } from '@radix-ui/themes';
import { useActorRef, useSelector } from '@xstate/react';
import { companyDate } from '#domain/calendar/index.ts';
import { formatDate, formatNumber } from '#domain/format/index.ts';
import { ledgerProofMachine } from '#machines/flows/money/ledgerProof/ledgerProofMachine.ts';
import { checkPart } from '#src/actors/money/ledgerProof.ts';
import { Button } from '#src/components/Button.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';

const machine = ledgerProofMachine.provide({ actors: { checkPart } });

/** Computes the chain anew on this device, and says what it came to. */
export function LedgerProof() {
  const t = useText('ledger');
  const [language] = useLanguage();
  const actor = useActorRef(machine, { inspect });
  const snapshot = useSelector(actor, (current) => current);
  const { upTo, total, fault, since, failure } = snapshot.context;
  const ask = () => actor.send({ type: 'proof.asked' });
  const progress = t('checking', { seq: formatNumber(upTo?.seq ?? 0), total: formatNumber(total) });
  return (
    <section aria-label={t('proof')}>
      <Flex direction="column" gap="2" align="start">
        {snapshot.matches('failed') && failure && <FailureNotice failure={failure} onRetry={ask} />}
        {snapshot.matches('broken') && fault && (
          <Notice tone="red" role="alert">
            <strong>{t(`fault.${fault.problem}`, { seq: formatNumber(fault.seq) })}</strong>{' '}
            {t('faultAdvice')}
          </Notice>
        )}
        {snapshot.matches('whole') && (
          <Notice tone="green" role="status">
            {total ? t('whole', { total: formatNumber(total) }) : t('wholeNone')}{' '}
            {since !== null && t('since', { date: formatDate(companyDate(Date.parse(since)), language) })}
          </Notice>
        )}
        <Flex gap="3" align="center" wrap="wrap">
          {snapshot.matches('checking') ? (
            <>
              <Flex direction="column" gap="2" width="18rem" maxWidth="100%">
                <Progress
                  aria-label={t('proof')}
                  max={Math.max(1, total)}
                  value={Math.min(upTo?.seq ?? 0, total)}
                  getValueLabel={() => progress}
                />
                <Text className="figures">{progress}</Text>
              </Flex>
              <Button variant="soft" color="gray" onClick={() => actor.send({ type: 'proof.stopped' })}>
                {t('stop')}
              </Button>
            </>
          ) : (
            <>
              <Button variant="soft" onClick={ask}>
                {snapshot.matches('resting') ? t('proof') : t('again')}
              </Button>
              {snapshot.matches('resting') && <Text className="quiet small">{t('proofNote')}</Text>}
            </>
          )}
        </Flex>
      </Flex>
    </section>
  );
}
