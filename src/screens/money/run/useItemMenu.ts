import { useMemo } from 'react';
import { formatMoney } from '#domain/format/index.ts';
import { tiyin } from '#domain/money.ts';
import { mostDeducted } from '#domain/payLines.ts';
import { settlesMonth } from '#domain/payRun.ts';
import type { PayRunItem } from '#src/actors/money/payRuns.ts';
import type { RowAction } from '#src/components/list/RowMenu.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import type { PayRunInUse } from './usePayRun.ts';

/** What can be done with a person of a draft: their lines of pay first, then what they get at all. */
export function useItemMenu({ data: run, change, lines }: Pick<PayRunInUse, 'data' | 'change' | 'lines'>) {
  const t = useText('runs');
  const line = useText('payLines');
  const [language] = useLanguage();
  return useMemo(() => {
    if (run?.state !== 'draft') return undefined;

    const lineActions = (item: PayRunItem): RowAction[] => {
      if (!settlesMonth(run.kind)) return [];
      const { employeeId, employeeName, deductions } = item;
      const whose = { employeeId, employeeName };
      const most = tiyin(Math.max(0, mostDeducted(item) - deductions));
      const { period } = run;
      const added = {
        ...whose,
        verb: 'add',
        line: null,
        months: [period],
        period,
        mostDeducted: most,
      } as const;
      return [
        {
          key: 'add',
          label: line('add'),
          onSelect: () => lines.send({ type: 'change.chosen', subject: added }),
        },
        ...item.lines.map((one) => ({
          key: one.id,
          label: line('withdrawNamed', {
            kind: line(`kind.${one.kind}`),
            amount: formatMoney(one.amount, language),
          }),
          onSelect: () =>
            lines.send({ type: 'change.chosen', subject: { ...whose, verb: 'withdraw', line: one } }),
        })),
      ];
    };

    return (item: PayRunItem) => {
      const isChanged = item.excluded || item.amount < item.proposed;
      const verbs = [
        ...(isChanged ? (['include'] as const) : []),
        ...(item.excluded ? [] : (['lower', 'exclude'] as const)),
      ];
      const verbActions = verbs.map((verb): RowAction => ({
        key: verb,
        label: t(verb === 'include' && !item.excluded ? 'verb.restore' : `verb.${verb}`),
        danger: verb === 'exclude',
        onSelect: () => change.send({ type: 'change.chosen', subject: { verb, run, item } }),
      }));
      return {
        label: t('actions', { name: item.employeeName }),
        // Without a proposed amount there is nothing to lower or leave out.
        actions: [...lineActions(item), ...(item.proposed > 0 ? verbActions : [])],
      };
    };
  }, [t, line, language, run, change, lines]);
}
