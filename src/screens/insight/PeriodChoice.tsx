import { Box, Button, Flex, Text } from '@radix-ui/themes';
import { useState } from 'react';
import { lastMonths, USUAL_MONTHS, type Period, type PeriodProblem } from '#domain/analytics/period.ts';
import { companyDate, monthsBetween, previousMonth } from '#domain/calendar/index.ts';
import { MOST_MONTHS } from '#domain/analytics/figures.ts';
import { formatMonth } from '#domain/format/index.ts';
import { SelectField } from '#src/components/form/SelectField.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

interface PeriodChoiceProps {
  /** Null for the usual one. */
  period: Period | null;
  problem: PeriodProblem | undefined;
  onPeriod: (period: Period) => void;
}

function presetsOf(now: number) {
  const today = companyDate(now);
  const month = lastMonths(today, 1);
  const previous = previousMonth(month.to);
  return {
    month,
    previous: { from: previous, to: previous },
    quarter: lastMonths(today, 3),
    year: lastMonths(today, USUAL_MONTHS),
  };
}

/** A usual period by one press, any other by its first and last month. */
export function PeriodChoice({ period: chosen, problem, onPeriod }: PeriodChoiceProps) {
  const t = useText('analytics');
  const [language] = useLanguage();
  const [now] = useState(Date.now);
  const error = problem === 'monthOutOfRange' ? { text: t('tooLong') } : problem;
  const presets = presetsOf(now);
  const period = chosen ?? presets.year;
  const keys = Object.keys(presets) as (keyof typeof presets)[];
  const current = keys.find((key) => presets[key].from === period.from && presets[key].to === period.to);
  const recent = lastMonths(companyDate(now), MOST_MONTHS);
  const months = [...new Set([...monthsBetween(recent.from, recent.to), period.from, period.to])]
    .sort()
    .reverse();
  const options = months.map((month) => ({ value: month, label: formatMonth(month, language) }));
  const monthField = (name: keyof Period) => (
    <Box flexGrow={{ initial: '1', sm: '0' }} flexBasis="168px" minWidth="0">
      <SelectField
        label={t(name)}
        labelHidden
        name={name}
        value={period[name]}
        options={options}
        error={name === 'to' ? error : undefined}
        onChange={(month) => onPeriod({ ...period, [name]: month })}
      />
    </Box>
  );
  return (
    <>
      <Flex gap="6px" wrap="wrap" role="group" aria-label={t('period')}>
        {keys.map((key) => (
          <Button
            key={key}
            className={key === current ? 'control' : 'control ink'}
            data-size="1"
            radius="full"
            variant={key === current ? 'soft' : 'surface'}
            color={key === current ? 'teal' : 'gray'}
            aria-pressed={key === current}
            onClick={() => onPeriod(presets[key])}
          >
            <Text weight={key === current ? 'medium' : 'regular'}>{t(`preset.${key}`)}</Text>
          </Button>
        ))}
      </Flex>
      <Flex align="start" gap="2" width={{ initial: '100%', sm: 'auto' }}>
        {monthField('from')}
        {monthField('to')}
      </Flex>
    </>
  );
}
