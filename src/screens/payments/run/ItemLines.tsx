import { Flex } from '@radix-ui/themes';
import { formatMoney } from '#domain/format/index.ts';
import type { PayRunItem } from '#src/actors/payments/payRuns.ts';
import { Button } from '#src/components/Button.tsx';
import type { PayLineChange } from '#src/components/payments/lines/usePayLineChange.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

interface ItemLinesProps {
  item: Pick<PayRunItem, 'employeeId' | 'employeeName' | 'lines'>;
  /** Of a draft: they can be taken back. */
  change?: PayLineChange;
}

/** What is added to a person's salary and taken off it, below what the days have earned. */
export function ItemLines({ item: { employeeId, employeeName, lines }, change }: ItemLinesProps) {
  const t = useText('payLines');
  const [language] = useLanguage();
  return lines.map((line) => (
    <Flex key={line.id} direction="column" align="end" title={line.reason}>
      <span className="quiet small">
        {`${t(`kind.${line.kind}`)} ${line.kind === 'deduction' ? '−' : '+'}${formatMoney(line.amount, language)}`}
      </span>
      {change && (
        <Button
          variant="ghost"
          color="gray"
          aria-label={t('withdrawNamed', { kind: t(`kind.${line.kind}`), name: employeeName })}
          onClick={() =>
            change.send({
              type: 'change.chosen',
              subject: { verb: 'withdraw', employeeId, employeeName, line },
            })
          }
        >
          {t('verb.withdraw')}
        </Button>
      )}
    </Flex>
  ));
}
