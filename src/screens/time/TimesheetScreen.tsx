import { Box, Flex } from '@radix-ui/themes';
import { useCallback, useMemo } from 'react';
import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import { formatMonth, formatNumber } from '#domain/format/index.ts';
import {
  sheetFilters,
  shownRows,
  type SheetChoice,
  type TimesheetEvent,
} from '#machines/flows/time/timesheet/timesheetMachine.ts';
import { defaultQuery } from '#machines/flows/shared/list/listQuery.ts';
import { exportTimesheet } from '#src/actors/time/timesheet.ts';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { Button } from '#src/components/Button.tsx';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { ExportButtons } from '#src/components/list/ExportButtons.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { FilterChips } from '#src/components/list/FilterChips.tsx';
import { IconButton } from '#src/components/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#src/components/icons.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { StatusBadge } from '#src/components/feedback/StatusBadge.tsx';
import { UnitFilter } from '#src/components/list/UnitFilter.tsx';
import { useDownload } from '#src/components/hooks/useDownload.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { useColleagueRole } from '#src/session/job.ts';
import { CellWords } from './timesheet/CellWords.tsx';
import { MonthClosingPanel } from './timesheet/MonthClosingPanel.tsx';
import { MOST_PRINTED, PrintedSheet, formatPrintedCounts } from './timesheet/PrintedSheet.tsx';
import { DayEntrySheet } from './timesheet/DayEntrySheet.tsx';
import { SheetGrid } from './timesheet/SheetGrid.tsx';
import { SheetLegend } from './timesheet/SheetLegend.tsx';
import { countFilters, countUnits } from './timesheet/counts.ts';
import { peopleOf, useDayEntry } from './timesheet/useDayEntry.ts';
import { useSheet } from './timesheet/useSheet.ts';

/** The timesheet of a month: everybody by days, as on the form T-13. The address says what is shown. */
export default function TimesheetScreen() {
  const t = useText('timesheet');
  const entries = useText('dayEntry');
  const calendar = useText('calendar');
  const [language] = useLanguage();
  const { actor, snapshot } = useSheet();
  const { month, head, rows, choice, at, failure } = snapshot.context;
  const shown = useMemo(() => shownRows({ rows, choice }), [rows, choice]);
  const counts = useMemo(() => countFilters(rows), [rows]);
  const units = useMemo(() => countUnits(rows), [rows]);
  const query = {
    ...defaultQuery,
    filter: { ...(month && { month }), ...(choice.unit ? { unit: choice.unit } : {}) },
  };
  const download = useDownload(exportTimesheet, query);
  const send = useCallback((event: TimesheetEvent) => actor.send(event), [actor]);
  const choose = (change: Partial<SheetChoice>) =>
    send({ type: 'rows.chosen', choice: { ...choice, ...change } });
  const turn = (type: 'month.previousChosen' | 'month.nextChosen') => ({
    label: calendar(type === 'month.nextChosen' ? 'nextMonth' : 'previousMonth'),
    disabled: !snapshot.can({ type }),
    onClick: () => send({ type }),
  });
  const busy = snapshot.hasTag('busy');
  const { entry, enter } = useDayEntry(() => send({ type: 'sheet.refreshed' }));
  // An accountant enters no days, and nobody enters days of a closed month.
  const canEnter = useColleagueRole() !== 'accountant' && head !== null && head.version === null;
  return (
    <Screen title={t('title')} actor={actor} width="wide" back="/attendances">
      <Flex align="center" justify="between" gap="3" wrap="wrap">
        <Flex align="center" gap="2" wrap="wrap">
          <IconButton {...turn('month.previousChosen')}>
            <ChevronLeftIcon />
          </IconButton>
          <h2 aria-live="polite">{month ? formatMonth(month, language) : '…'}</h2>
          <IconButton {...turn('month.nextChosen')}>
            <ChevronRightIcon />
          </IconButton>
          {head && head.version === null && <StatusBadge tone="amber" label={t('draft')} />}
        </Flex>
        <Flex align="center" gap="2" wrap="wrap">
          {month && canEnter && (
            <Button
              variant="soft"
              disabled={!snapshot.matches('whole') || shown.length === 0}
              onClick={() => enter(month, head.today, { people: peopleOf(shown), chosen: [] })}
            >
              {entries('open')}
            </Button>
          )}
          <ExportButtons download={download} disabled={!head} />
          <Button
            variant="soft"
            color="gray"
            disabled={!snapshot.matches('whole') || shown.length === 0}
            onClick={() => window.print()}
          >
            {t('print')}
          </Button>
        </Flex>
      </Flex>
      {month && (
        <MonthClosingPanel
          key={month}
          month={month}
          shown={head?.state}
          onChanged={() => send({ type: 'sheet.refreshed' })}
          onUnclear={() => choose({ show: 'unclear', unit: undefined })}
          onEnter={head ? (whose) => enter(month, head.today, whose) : undefined}
          onMonth={(other) => send({ type: 'month.chosen', month: other })}
        />
      )}
      <DayEntrySheet change={entry} />
      <Flex align="center" justify="between" gap="2" wrap={{ initial: 'wrap', md: 'nowrap' }} role="search">
        <FilterChips
          label={t('show')}
          chips={sheetFilters.map((value) => ({ value, label: t(`filter.${value}`) }))}
          value={choice.show}
          counts={head ? counts : undefined}
          total={head?.total}
          onChange={(show) => choose({ show })}
        />
        <Box flexGrow={{ initial: '1', md: '0' }}>
          <UnitFilter labelHidden value={choice.unit} counts={units} onChange={(unit) => choose({ unit })} />
        </Box>
      </Flex>
      {failure && <FailureNotice failure={failure} onRetry={() => send({ type: 'sheet.retried' })} />}
      {download.failure && <FailureNotice failure={download.failure} onRetry={download.retry} />}
      {!head && busy && (
        <>
          <Skeleton height={480} />
          <BusyWord />
        </>
      )}
      {head?.total === 0 && <EmptyState text={t('none')} />}
      {rows.length > 0 && shown.length === 0 && (
        <EmptyState
          text={t('nothing')}
          action={
            <Button variant="soft" onClick={() => choose({ show: undefined, unit: undefined })}>
              {t('showAll')}
            </Button>
          }
        />
      )}
      {head && month && shown.length > 0 && (
        <>
          {shown.length > MOST_PRINTED && (
            <Flex asChild align="center" gap="3" wrap="wrap">
              <p className="quiet small">
                {t('printedFirst', formatPrintedCounts(shown.length))}
                <Button variant="ghost" disabled={download.busy} onClick={() => download.start('xlsx')}>
                  {t('takeForm')}
                </Button>
              </p>
            </Flex>
          )}
          <SheetGrid rows={shown} restDays={head.restDays} kinds={head.kinds} at={at} send={send} />
          <SheetLegend rows={shown} kinds={head.kinds} />
          <CellWords row={shown[at.row]} date={dateAt(month, at.column)} />
          <p id="timesheet-keys" className="quiet small">
            {t('keys')}{' '}
            {busy && t('loaded', { shown: formatNumber(rows.length), total: formatNumber(head.total) })}
          </p>
          <PrintedSheet rows={shown} head={head} choice={choice} whole={!busy} />
        </>
      )}
    </Screen>
  );
}

const dateAt = (month: CompanyMonth, column: number) =>
  `${month}-${String(column + 1).padStart(2, '0')}` as CompanyDate;
