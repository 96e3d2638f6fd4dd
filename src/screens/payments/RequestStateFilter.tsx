import { Box } from '@radix-ui/themes';
import type { components } from '#openapi/generated/contract.d.ts';
import { FilterChips } from '#src/components/FilterChips.tsx';
import { useText } from '#src/i18n/useText.ts';
import { countsOfStates, countsOfSteps, isInProgress, shownStates, steps } from './requestSteps.ts';

interface RequestStateFilterProps {
  /** A state that people see, or a step of those in progress. */
  chosen: string | undefined;
  totals: components['schemas']['PaymentRequestTotals'] | undefined;
  onChange: (chosen: string | undefined) => void;
}

/** The three states that people see, with the number of requests in each. */
export function StateFilter({ chosen, totals, onChange }: RequestStateFilterProps) {
  const t = useText('payments');
  return (
    <FilterChips
      label={t('filter')}
      chips={shownStates.map((state) => ({ value: state, label: t(`state.${state}`) }))}
      value={isInProgress(chosen) ? 'inProgress' : chosen}
      counts={totals && countsOfStates(totals)}
      onChange={onChange}
    />
  );
}

/** The steps of requests in progress, in a row of its own. */
export function StepFilter({ chosen, totals, onChange }: RequestStateFilterProps) {
  const t = useText('payments');
  if (!isInProgress(chosen)) return null;
  return (
    <Box width="100%" minWidth="0">
      <FilterChips
        label={t('step')}
        chips={steps.map((step) => ({ value: step, label: t(`state.${step}`) }))}
        value={steps.find((step) => step === chosen)}
        counts={totals && countsOfSteps(totals)}
        onlyUsed
        onChange={(step) => onChange(step ?? 'inProgress')}
      />
    </Box>
  );
}
