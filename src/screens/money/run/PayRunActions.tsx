import { Flex } from '@radix-ui/themes';
import type { PayRun } from '#src/actors/money/payRuns.ts';
import { Button } from '#src/components/Button.tsx';
import { useText } from '#src/i18n/useText.ts';
import type { PayRunInUse } from './usePayRun.ts';

export interface PayRunActionsProps extends Pick<PayRunInUse, 'change' | 'confirm'> {
  run: PayRun;
  /** A file of net amounts is open but not applied, so confirming would ignore it. */
  fileRead: boolean;
}

/** What can be done with all of a run in its state. */
export function PayRunActions(props: PayRunActionsProps) {
  const { run, change } = props;
  if (run.state === 'draft') return <DraftActions {...props} />;
  const verbs = [
    ...(run.waiting.count > 0 ? (['stop'] as const) : []),
    ...(run.payments && run.payments.failed.count > 0 ? (['retry'] as const) : []),
  ];
  return verbs.length > 0 && <SentActions run={run} verbs={verbs} change={change} />;
}

/** Actions on a draft. Somebody whom it pays cannot confirm it as long as another person could. */
function DraftActions({ run, change, confirm, fileRead }: PayRunActionsProps) {
  const t = useText('runs');
  // A run that pays nobody can be confirmed if it settles overpaid amounts.
  const mayConfirm = run.confirming !== 'others' && run.included.count + run.unpaid > 0;
  return (
    <Flex wrap="wrap" align="center" gap="2">
      {(['cancel', 'compute'] as const).map((verb) => (
        <Button
          key={verb}
          size="3"
          variant="soft"
          color="gray"
          onClick={() => change.send({ type: 'change.chosen', subject: { verb, run, item: null } })}
        >
          {t(`verb.${verb}`)}
        </Button>
      ))}
      {mayConfirm &&
        (fileRead ? (
          <p className="quiet small">{t('net.notApplied')}</p>
        ) : (
          <Button size="3" onClick={() => confirm.send({ type: 'change.chosen', subject: run })}>
            {t('verb.confirm')}
          </Button>
        ))}
    </Flex>
  );
}

interface SentActionsProps extends Pick<PayRunActionsProps, 'run' | 'change'> {
  verbs: readonly ('stop' | 'retry')[];
}

function SentActions({ run, verbs, change }: SentActionsProps) {
  const t = useText('runs');
  return (
    <Flex wrap="wrap" gap="2">
      {verbs.map((verb) => (
        <Button
          key={verb}
          size="3"
          {...(verb === 'stop' && { variant: 'soft', color: 'gray' })}
          onClick={() => change.send({ type: 'change.chosen', subject: { verb, run, item: null } })}
        >
          {t(`verb.${verb}`)}
        </Button>
      ))}
    </Flex>
  );
}
