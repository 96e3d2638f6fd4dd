import { Flex } from '@radix-ui/themes';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import { formatMonth, formatNumber } from '#domain/format/index.ts';
import { downloadMachineOf } from '#machines/flows/shared/download/downloadMachine.ts';
import {
  sheetFilters,
  shownRows,
  timesheetMachine,
  type SheetChoice,
  type TimesheetEvent,
} from '#machines/flows/attendance/timesheet/timesheetMachine.ts';
import { defaultQuery } from '#machines/flows/shared/list/listQuery.ts';
import { exportTimesheet, loadTimesheet } from '#src/actors/attendance/timesheet.ts';
import type { WantedFile } from '#src/actors/shared/saveFile.ts';
import { BusyWord } from '#src/components/BusyWord.tsx';
import { Button } from '#src/components/Button.tsx';
import { EmptyState } from '#src/components/EmptyState.tsx';
import { ExportButtons } from '#src/components/ExportButtons.tsx';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { FilterChips } from '#src/components/FilterChips.tsx';
import { IconButton } from '#src/components/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#src/components/icons.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { Skeleton } from '#src/components/Skeleton.tsx';
import { StatusBadge } from '#src/components/StatusBadge.tsx';
import { UnitFilter } from '#src/components/UnitFilter.tsx';
import { useDownload } from '#src/components/useDownload.ts';
import { useEmitted } from '#src/components/useEmitted.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { CellWords } from './timesheet/CellWords.tsx';
import { MonthClosingPanel } from './timesheet/MonthClosingPanel.tsx';
import { SheetGrid } from './timesheet/SheetGrid.tsx';
import { countsOf, unitCountsOf } from './timesheet/counts.ts';

const machine = timesheetMachine.provide({ actors: { loadRows: loadTimesheet } });
const exporting = downloadMachineOf<WantedFile>().provide({ actors: { saveFile: exportTimesheet } });

/** The timesheet of a month: everybody by days, as the form T-13 has it. */
export default function TimesheetScreen() {
  const t = useText('timesheet');
  const lists = useText('lists');
  const calendar = useText('calendar');
  const [language] = useLanguage();
  const navigate = useNavigate();
  const actor = useActorRef(machine, { inspect });
  const snapshot = useSelector(actor, (current) => current);
  const { month, head, rows, choice, at, failure } = snapshot.context;
  const shown = useMemo(() => shownRows({ rows, choice }), [rows, choice]);
  const counts = useMemo(() => countsOf(rows), [rows]);
  const units = useMemo(() => unitCountsOf(rows), [rows]);
  const query = {
    ...defaultQuery,
    filter: { ...(month && { month }), ...(choice.unit ? { unit: choice.unit } : {}) },
  };
  const download = useDownload(exporting, query);
  useEmitted(actor, {
    dayOpened: ({ employeeId, date }) => void navigate(`/employees/${employeeId}/attendance?date=${date}`),
  });
  const send = useCallback((event: TimesheetEvent) => actor.send(event), [actor]);
  const choose = (change: Partial<SheetChoice>) =>
    send({ type: 'rows.chosen', choice: { ...choice, ...change } });
  const turn = (type: 'month.previousChosen' | 'month.nextChosen') => ({
    label: calendar(type === 'month.nextChosen' ? 'nextMonth' : 'previousMonth'),
    disabled: !snapshot.can({ type }),
    onClick: () => send({ type }),
  });
  const busy = snapshot.hasTag('busy');
  return (
    <Screen title={t('title')} snapshot={snapshot} width="wide" back="/attendances">
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
        <ExportButtons
          busy={download.busy}
          disabled={!head}
          onStart={(format) => download.start(format)}
          onStop={download.stop}
          label={lists('export')}
        />
      </Flex>
      {month && (
        <MonthClosingPanel
          key={month}
          month={month}
          shown={head?.state}
          onChanged={() => send({ type: 'sheet.refreshed' })}
          onUnclear={() => choose({ show: 'unclear', unit: undefined })}
          onMonth={(other) => send({ type: 'month.chosen', month: other })}
        />
      )}
      <div className="list-tools" role="search">
        <UnitFilter value={choice.unit} counts={units} onChange={(unit) => choose({ unit })} />
        <FilterChips
          label={t('show')}
          chips={sheetFilters.map((value) => ({ value, label: t(`filter.${value}`) }))}
          value={choice.show}
          counts={head ? counts : undefined}
          total={head?.total}
          onChange={(show) => choose({ show })}
        />
      </div>
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
          <SheetGrid rows={shown} restDays={head.restDays} kinds={head.kinds} at={at} send={send} />
          <CellWords row={shown[at.row]} date={dateAt(month, at.column)} />
          <p id="timesheet-keys" className="quiet small">
            {t('keys')}{' '}
            {busy && t('loaded', { shown: formatNumber(rows.length), total: formatNumber(head.total) })}
          </p>
        </>
      )}
    </Screen>
  );
}

const dateAt = (month: CompanyMonth, column: number) =>
  `${month}-${String(column + 1).padStart(2, '0')}` as CompanyDate;
