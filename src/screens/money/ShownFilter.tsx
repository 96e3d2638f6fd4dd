import { Box } from '@radix-ui/themes';
import { FilterChips } from '#src/components/list/FilterChips.tsx';
import { useText } from '#src/i18n/useText.ts';
import { shownStates, type ShownSums } from './shownSums.ts';

interface ShownFilterProps {
  /** A state that people see, or a step of those in progress. */
  chosen: string | undefined;
  steps: readonly string[];
  onChange: (chosen: string | undefined) => void;
}

const isInProgress = ({ chosen, steps }: Pick<ShownFilterProps, 'chosen' | 'steps'>) =>
  chosen === 'inProgress' || (chosen !== undefined && steps.includes(chosen));

/** The three states that people see, with the number of rows in each. */
export function StateFilter(props: ShownFilterProps & { sums: ShownSums | undefined }) {
  const { chosen, sums, onChange } = props;
  const t = useText('payments');
  return (
    <FilterChips
      label={t('filter')}
      chips={shownStates.map((state) => ({ value: state, label: t(`state.${state}`) }))}
      value={isInProgress(props) ? 'inProgress' : chosen}
      counts={
        sums && {
          inProgress: sums.inProgress.count,
          paid: sums.paid.count,
          cancelled: sums.cancelled.count,
        }
      }
      onChange={onChange}
    />
  );
}

interface StepFilterProps<Step extends string> extends ShownFilterProps {
  steps: readonly Step[];
  labelOf: (step: Step) => string;
  counts: Readonly<Record<Step, number>> | undefined;
}

/** The steps of what is in progress, in a row of its own. */
export function StepFilter<Step extends string>(props: StepFilterProps<Step>) {
  const { chosen, steps, labelOf, counts, onChange } = props;
  const t = useText('payments');
  if (!isInProgress(props)) return null;
  return (
    <Box width="100%" minWidth="0">
      <FilterChips
        label={t('step')}
        chips={steps.map((step) => ({ value: step, label: labelOf(step) }))}
        value={steps.find((step) => step === chosen)}
        counts={counts}
        onlyUsed
        onChange={(step) => onChange(step ?? 'inProgress')}
      />
    </Box>
  );
}
