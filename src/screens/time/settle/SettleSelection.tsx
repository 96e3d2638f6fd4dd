import { Text } from '@radix-ui/themes';
import {
  subjectOf,
  type SettleItem,
  type SettleVerb,
} from '#machines/flows/time/settling/settlingMachine.ts';
import { Button } from '#src/components/Button.tsx';
import { SelectionBar, type SelectionBarProps } from '#src/components/list/SelectionBar.tsx';
import { useText } from '#src/i18n/useText.ts';

/** The decisions that each kind allows; the server answers for each selected item. */
const verbsOf: Record<SettleItem['kind'], readonly SettleVerb[]> = {
  reason: ['refuse', 'accept'],
  correction: ['refuse', 'accept'],
  latePunch: ['refuse', 'accept'],
  absence: ['refuse', 'accept'],
  missedCheckOut: ['settle'],
  belowNorm: ['dismiss', 'halve', 'count'],
  notWorkingDay: ['dismiss', 'count'],
  onLeave: ['dismiss', 'halve', 'count'],
  unclear: ['absent', 'enter'],
};

interface SettleSelectionProps extends Pick<SelectionBarProps, 'snapshot' | 'send' | 'query' | 'total'> {
  onVerb: (verb: SettleVerb) => void;
}

/** The decisions that all of the selected have in common. */
export function SettleSelection({ onVerb, ...selection }: SettleSelectionProps) {
  const t = useText('settlement');
  const { rows, limit } = selection.snapshot.context;
  const { total } = selection;
  const [first, ...others] = rows.map(({ id }) => verbsOf[subjectOf(id).kind]);
  const common = (first ?? []).filter((verb) => others.every((verbs) => verbs.includes(verb)));
  return (
    <SelectionBar
      {...selection}
      label={t('selection')}
      chosen={t('chosen', { count: rows.length })}
      chooseMatching={total > limit ? t('chooseFirst', { limit }) : t('chooseMatching', { count: total })}
      gathering={t('gathering')}
      full={t('full', { limit })}
      clear={t('clear')}
      actions={(idle) =>
        first && !common.length ? (
          <Text size="2" mx="2">
            {t('mixed')}
          </Text>
        ) : (
          common.map((verb, index) => (
            <Button
              key={verb}
              disabled={!idle}
              onClick={() => onVerb(verb)}
              {...(index < common.length - 1 && { variant: 'soft' as const, color: 'gray' as const })}
            >
              {t(`verb.${verb}`)}
            </Button>
          ))
        )
      }
    />
  );
}
