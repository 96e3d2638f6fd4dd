import type { BulkReviewVerb } from '#machines/flows/money/requestBulkReview/requestBulkReviewMachine.ts';
import { tiyin } from '#domain/money.ts';
import { Amount } from '#src/components/Amount.tsx';
import { Button } from '#src/components/Button.tsx';
import { SelectionBar, type SelectionBarProps } from '#src/components/list/SelectionBar.tsx';
import { useText } from '#src/i18n/useText.ts';

interface RequestSelectionProps extends Pick<SelectionBarProps, 'snapshot' | 'send' | 'query' | 'total'> {
  onVerb: (verb: BulkReviewVerb) => void;
}

export function RequestSelection({ onVerb, ...selection }: RequestSelectionProps) {
  const t = useText('payments');
  const { rows, limit } = selection.snapshot.context;
  const { total } = selection;
  return (
    <SelectionBar
      {...selection}
      label={t('selection')}
      chosen={t('chosen', { count: rows.length })}
      sum={<Amount tiyin={tiyin(rows.reduce((sum, { amount = 0 }) => sum + amount, 0))} />}
      chooseMatching={total > limit ? t('chooseFirst', { limit }) : t('chooseMatching', { count: total })}
      gathering={t('gathering')}
      full={t('full', { limit })}
      clear={t('clear')}
      actions={(idle) => (
        <>
          <Button variant="soft" color="gray" disabled={!idle} onClick={() => onVerb('cancel')}>
            {t('cancelRequest')}
          </Button>
          <Button disabled={!idle} onClick={() => onVerb('approve')}>
            {t('approve')}
          </Button>
        </>
      )}
    />
  );
}
