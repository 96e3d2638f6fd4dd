import { Flex } from '@radix-ui/themes';
import { CALENDAR_YEARS } from '#domain/calendar/companyYear.ts';
import { IconButton, IconLink } from '#src/components/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#src/components/icons.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { useText } from '#src/i18n/useText.ts';

const { first, last } = CALENDAR_YEARS;

/** The year is part of the address. */
export function YearSwitch({ year }: { year: number | undefined }) {
  const t = useText('workCalendar');
  const step = (by: 1 | -1) => {
    const Icon = by === 1 ? ChevronRightIcon : ChevronLeftIcon;
    const to = (year ?? first) + by;
    const label = t('year', { year: to });
    return year === undefined || to < first || to > last ? (
      <IconButton label={label} disabled>
        <Icon />
      </IconButton>
    ) : (
      <IconLink label={label} to={`/settings/calendar/${to}`}>
        <Icon />
      </IconLink>
    );
  };
  return (
    <Flex asChild align="center" gap="2">
      <nav aria-label={t('years')}>
        {step(-1)}
        <strong>{year === undefined ? <Skeleton width={64} /> : t('year', { year })}</strong>
        {step(1)}
      </nav>
    </Flex>
  );
}
