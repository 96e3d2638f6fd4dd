import type { PayRun, PayRunItem } from '#src/actors/payments/payRuns.ts';
import { Button } from '#src/components/Button.tsx';
import { useText } from '#src/i18n/useText.ts';
import type { PayRunInUse } from './usePayRun.ts';

export interface PayRunItemActionsProps {
  run: PayRun;
  item: PayRunItem;
  change: PayRunInUse['change'];
}

/** What can be done with a person of a draft. */
export function PayRunItemActions({ run, item, change }: PayRunItemActionsProps) {
  const t = useText('runs');
  if (item.proposed === 0) return null;
  const isChanged = item.excluded || item.amount < item.proposed;
  const verbs = [
    ...(isChanged ? (['include'] as const) : []),
    ...(item.excluded ? [] : (['lower', 'exclude'] as const)),
  ];
  return verbs.map((verb) => (
    <Button
      key={verb}
      variant="soft"
      color="gray"
      onClick={() => change.send({ type: 'change.chosen', subject: { verb, run, item } })}
    >
      {t(verb === 'include' && !item.excluded ? 'verb.restore' : `verb.${verb}`)}
    </Button>
  ));
}
