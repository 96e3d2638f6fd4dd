import { Box, Flex } from '@radix-ui/themes';
import type { CSSProperties } from 'react';
import { addDays, companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import type { DayBoard } from '#src/actors/time/attendances.ts';
import { Button } from '#src/components/Button.tsx';
import { DateField } from '#src/components/calendar/DateField.tsx';
import { ChevronLeftIcon, ChevronRightIcon, RefreshIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';
import { IconButton } from '#src/components/IconButton.tsx';

export interface DateSwitchProps {
  /** The requested date; undefined for today. */
  chosen: CompanyDate | undefined;
  board: DayBoard | null;
  busy: boolean;
  /** Undefined for today. */
  onDate: (date: CompanyDate | undefined) => void;
  onRefresh: () => void;
}

export function DateSwitch({ chosen, board, busy, onDate, onRefresh }: DateSwitchProps) {
  const t = useText('attendance');
  // The server says what day it is.
  const today = board && companyDate(Date.parse(board.serverTime));
  const date = chosen ?? today;
  const go = (to: CompanyDate) => onDate(to === today ? undefined : to);
  const isLast = date !== null && today !== null && date >= today;
  return (
    <Flex
      className="date-switch"
      align="start"
      wrap={{ initial: 'nowrap', sm: 'wrap' }}
      minWidth="0"
      style={{ '--control-3': 'var(--tap)' } as CSSProperties}
    >
      <IconButton
        label={t('board.previousDay')}
        disabled={date === null}
        onClick={() => date && go(addDays(date, -1))}
      >
        <ChevronLeftIcon />
      </IconButton>
      <Box flexGrow={{ initial: '1', sm: '0' }} width={{ sm: '184px' }} minWidth="0">
        <DateField
          labelHidden
          label={t('board.date')}
          value={date}
          today={today}
          max={today ?? undefined}
          disabled={today === null}
          keepsDate
          onChange={(next) => {
            if (next) go(next);
          }}
        />
      </Box>
      <IconButton
        label={t('board.nextDay')}
        disabled={date === null || isLast}
        onClick={() => date && go(addDays(date, 1))}
      >
        <ChevronRightIcon />
      </IconButton>
      {/* A phone has room for one button beside the full date: "today" replaces "refresh" on any other day. */}
      <Box display={{ initial: chosen === undefined ? 'none' : 'block', sm: 'block' }} ml="1">
        <Button variant="soft" color="gray" disabled={chosen === undefined} onClick={() => onDate(undefined)}>
          {t('board.today')}
        </Button>
      </Box>
      <Box display={{ initial: chosen === undefined ? 'block' : 'none', sm: 'block' }}>
        <IconButton label={t('board.refresh')} disabled={busy} onClick={onRefresh}>
          <RefreshIcon />
        </IconButton>
      </Box>
    </Flex>
  );
}
