import { tiyin } from '#domain/money.ts';
import { mostDeducted } from '#domain/payLines.ts';
import { settlesMonth } from '#domain/payRun.ts';
import type { PayRun, PayRunItem } from '#src/actors/payments/payRuns.ts';
import { Button } from '#src/components/Button.tsx';
import { useText } from '#src/i18n/useText.ts';
import type { PayRunInUse } from './usePayRun.ts';

export interface PayRunItemActionsProps extends Pick<PayRunInUse, 'change' | 'lines'> {
  run: PayRun;
  item: PayRunItem;
}

/** What can be done with a person of a draft. */
export function PayRunItemActions({ run, item, change, lines }: PayRunItemActionsProps) {
  const t = useText('runs');
  const line = useText('payLines');
  const isChanged = item.excluded || item.amount < item.proposed;
  const verbs = [
    ...(isChanged ? (['include'] as const) : []),
    ...(item.excluded ? [] : (['lower', 'exclude'] as const)),
  ];
  const { employeeId, employeeName, deductions } = item;
  const add = () =>
    lines.send({
      type: 'change.chosen',
      subject: {
        ...{ verb: 'add', employeeId, employeeName, line: null, months: [run.period], period: run.period },
        mostDeducted: tiyin(Math.max(0, mostDeducted(item) - deductions)),
      },
    });
  return (
    <>
      {settlesMonth(run.kind) && (
        <Button variant="soft" color="gray" onClick={add}>
          {line('addShort')}
        </Button>
      )}
      {item.proposed > 0 &&
        verbs.map((verb) => (
          <Button
            key={verb}
            variant="soft"
            color="gray"
            onClick={() => change.send({ type: 'change.chosen', subject: { verb, run, item } })}
          >
            {t(verb === 'include' && !item.excluded ? 'verb.restore' : `verb.${verb}`)}
          </Button>
        ))}
    </>
  );
}
