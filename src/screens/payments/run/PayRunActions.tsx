import { Flex } from '@radix-ui/themes';
import type { PayRun } from '#src/actors/payments/payRuns.ts';
import { Button } from '#src/components/Button.tsx';
import { useText } from '#src/i18n/useText.ts';
import type { PayRunInUse } from './usePayRun.ts';

export interface PayRunActionsProps extends Pick<PayRunInUse, 'change' | 'confirm'> {
  run: PayRun;
}

/** What can be done with all of a draft. Whoever is paid by it leaves confirming to somebody else, where there is somebody. */
export function PayRunActions({ run, change, confirm }: PayRunActionsProps) {
  const t = useText('runs');
  const mayConfirm = run.confirming !== 'others' && run.included.count > 0;
  return (
    <Flex wrap="wrap" gap="2">
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
      {mayConfirm && (
        <Button size="3" onClick={() => confirm.send({ type: 'change.chosen', subject: run })}>
          {t('verb.confirm')}
        </Button>
      )}
    </Flex>
  );
}
