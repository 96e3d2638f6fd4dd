import { Flex } from '@radix-ui/themes';
import { formatMonth } from '#domain/format/index.ts';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '#src/components/icons.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { IconButton } from '#src/components/IconButton.tsx';

export interface MonthSwitchProps {
  /** `YYYY-MM`; null until it is known. */
  month: CompanyMonth | null;
  /** Undefined in the first month that can be shown. */
  onPrevious: (() => void) | undefined;
  /** Undefined in the last month that can be shown. */
  onNext: (() => void) | undefined;
}

export function MonthSwitch({ month, onPrevious, onNext }: MonthSwitchProps) {
  const t = useText('attendance');
  const [language] = useLanguage();
  return (
    <Flex align="center" justify={{ initial: 'between', sm: 'start' }} gap="2" my="-2">
      <IconButton label={t('month.previous')} disabled={!onPrevious} onClick={onPrevious}>
        <ChevronLeftIcon />
      </IconButton>
      <h2 className="month-name" aria-live="polite">
        {month === null ? <Skeleton width={140} /> : formatMonth(month, language)}
      </h2>
      <IconButton label={t('month.next')} disabled={!onNext} onClick={onNext}>
        <ChevronRightIcon />
      </IconButton>
    </Flex>
  );
}
