import { useCallback } from 'react';
import { exportBoard } from '#src/actors/time/exportBoard.ts';
import { useDownload } from '#src/components/hooks/useDownload.ts';
import { Box, Flex } from '@radix-ui/themes';
import { companyDate, isCompanyDate } from '#domain/calendar/index.ts';
import { formatDate, formatDuration, formatNumber, formatTime } from '#domain/format/index.ts';
import {
  boardFilters,
  getDayBoard,
  type DayBoard as Board,
  type DayBoardRow,
} from '#src/actors/time/attendances.ts';
import { watchBoard } from '#src/actors/time/reviewReason.ts';
import { AbsenceOfDays } from '#src/components/time/absence/AbsenceOfDays.tsx';
import { useAbsenceEntry } from '#src/components/time/absence/useAbsenceEntry.ts';
import { CorrectionOfDay } from '#src/components/time/correction/CorrectionOfDay.tsx';
import {
  dayToCorrect,
  mayBeCorrected,
  useDayCorrection,
} from '#src/components/time/correction/useDayCorrection.ts';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { Button, ButtonLink } from '#src/components/Button.tsx';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { ExportButtons } from '#src/components/list/ExportButtons.tsx';
import { ListFoot } from '#src/components/list/ListFoot.tsx';
import { useListSetup } from '#src/components/list/setup/useListSetup.ts';
import { useSavedViews } from '#src/components/list/setup/useSavedViews.ts';
import { ViewsMenu } from '#src/components/list/setup/ViewsMenu.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { isUnitChoice } from '#src/components/list/listAddress.ts';
import { UnitFilter } from '#src/components/list/UnitFilter.tsx';
import { useList } from '#src/components/list/useList.ts';
import { makeList } from '#src/components/list/useOwnList.ts';
import { useColleagueRole } from '#src/session/job.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { BoardTable } from './BoardTable.tsx';
import { DateSwitch } from './DateSwitch.tsx';
import { DayCounts } from './DayCounts.tsx';
import { Gates } from './Gates.tsx';
import { OnLeave } from './OnLeave.tsx';
import { ReasonReviewDialog } from './ReasonReviewDialog.tsx';
import { useReasonReview } from './useReasonReview.ts';

const machine = makeList(getDayBoard, watchBoard);
const filters = { date: isCompanyDate, show: boardFilters, unit: isUnitChoice };
const sorts = ['name', 'arrivedAt', 'worked'];
/** Saved views do not keep the day. */
const notInViews = ['date'];

interface BoardFilters {
  date?: string | undefined;
  show?: string | undefined;
  unit?: string | undefined;
}

export default function DayBoard() {
  const role = useColleagueRole();
  const isOwner = role === 'owner';
  const decides = isOwner || role === 'manager';
  const t = useText('attendance');
  const [language] = useLanguage();
  const {
    actor,
    isBusy,
    query,
    result: board,
    failure,
    send,
  } = useList<DayBoardRow, Board>(machine, { filters, sorts });
  const setup = useListSetup('attendances');
  const views = useSavedViews(setup, { query, filters, sorts, send, apart: notInViews });
  const download = useDownload(exportBoard, query);
  const review = useReasonReview(() => send({ type: 'list.refreshed' }));
  const correction = useDayCorrection(() => send({ type: 'list.refreshed' }));
  const absence = useAbsenceEntry(() => send({ type: 'list.refreshed' }));
  const today = board && companyDate(Date.parse(board.serverTime));
  const menuOf = useCallback(
    (row: DayBoardRow) => {
      if (today === null) return [];
      const employee = { id: row.employeeId, name: row.fullName };
      const correct = {
        key: 'correct',
        label: t('correction.correct'),
        onSelect: () => correction.send({ type: 'change.chosen', subject: dayToCorrect(row.day, employee) }),
      };
      const markAbsence = {
        key: 'absence',
        label: t('absence.enter'),
        onSelect: () =>
          absence.send({ type: 'change.chosen', subject: { employee, date: row.day.date, today } }),
      };
      return [
        ...(mayBeCorrected(row.day, today) ? [correct] : []),
        ...(row.day.absence ? [] : [markAbsence]),
      ];
    },
    [t, today, correction, absence],
  );
  const stale = board !== null && isBusy;
  const { date: asked } = query.filter;
  const chosen = asked !== undefined && isCompanyDate(asked) ? asked : undefined;
  const isNarrowed = query.filter.show !== undefined || query.filter.unit !== undefined;
  const filterBy = ({ date, show, unit }: BoardFilters) =>
    send({
      type: 'filter.changed',
      filter: { ...(date ? { date } : {}), ...(show ? { show } : {}), ...(unit ? { unit } : {}) },
    });
  const counted = {
    board,
    shown: query.filter.show,
    onShow: (show: BoardFilters['show']) => filterBy({ ...query.filter, show }),
  };
  const hasUnits = (board?.unitCounts.units.length ?? 0) > 0;
  const sumsOf = ({ people, minutesWorked, tardinessMinutes }: Board['sums']) =>
    [
      t('board.people', { count: people, shown: formatNumber(people) }),
      t('board.workedInAll', { duration: formatDuration(minutesWorked, language) }),
      t('board.lateInAll', { duration: formatDuration(tardinessMinutes, language) }),
    ].join(' · ');
  return (
    <Screen
      title={t('board.title')}
      actor={actor}
      width="wide"
      lead={
        board ? (
          `${formatDate(board.date, language)} · ${t('board.asOf', { time: formatTime(Date.parse(board.serverTime)) })}`
        ) : (
          <Skeleton width="16em" height="1.5em" />
        )
      }
      actions={
        <DateSwitch
          chosen={chosen}
          board={board}
          busy={stale}
          onDate={(date) => filterBy({ ...query.filter, date })}
          onRefresh={() => send({ type: 'list.refreshed' })}
        />
      }
    >
      {failure && <FailureNotice failure={failure} onRetry={() => send({ type: 'list.retried' })} />}
      {download.failure && (
        <FailureNotice failure={download.failure} onRetry={download.retry} onClose={download.stop} />
      )}
      {(board ?? !failure) && <DayCounts {...counted} />}
      <Flex
        align="center"
        justify="between"
        gap="2"
        {...(counted.shown === 'onLeave' && { wrap: { initial: 'wrap', md: 'nowrap' } })}
      >
        <Box flexGrow="1" maxWidth={{ sm: '320px' }} display={{ md: hasUnits ? 'block' : 'none' }}>
          {(board ?? query.filter.unit) && (
            <UnitFilter
              labelHidden
              value={query.filter.unit}
              counts={board?.unitCounts}
              onChange={(unit) => filterBy({ ...query.filter, unit })}
            />
          )}
        </Box>
        {/* On a phone they would take lines that the skeleton has not. */}
        <Box display={{ initial: 'none', md: 'block' }} flexGrow="1">
          <span className="quiet small">{board && sumsOf(board.sums)}</span>
        </Box>
        <OnLeave {...counted} />
        {/* A sheet is for a desk. */}
        {role !== null && role !== 'manager' && (
          <Box display={{ initial: 'none', md: 'block' }}>
            <ButtonLink to="/attendances/month" size="2" variant="soft" color="gray">
              {t('board.timesheet')}
            </ButtonLink>
          </Box>
        )}
        {decides && (
          <ButtonLink to="/attendances/settle" size="2" variant="soft">
            {t('board.toSettle')}
          </ButtonLink>
        )}
        <ViewsMenu views={views} />
      </Flex>
      {(board ? board.items.length > 0 : !failure) && (
        <BoardTable
          rows={board?.items}
          hasUnits={hasUnits}
          loadingRows={query.pageSize}
          shiftStarted={board?.shiftStarted ?? false}
          sort={query.sort}
          onSort={(sort) => send({ type: 'sort.changed', sort })}
          setup={setup}
          stale={stale}
          review={review}
          {...(today !== null && decides && { menuOf })}
        />
      )}
      <ReasonReviewDialog review={review} />
      <CorrectionOfDay change={correction} />
      <AbsenceOfDays change={absence} />
      {board?.items.length === 0 && (
        <EmptyState
          text={isNarrowed ? t('board.nobodyShown') : t('board.nobody')}
          action={
            isNarrowed ? (
              <Button variant="soft" onClick={() => filterBy({ date: query.filter.date })}>
                {t('board.showAll')}
              </Button>
            ) : (
              isOwner && <ButtonLink to="/employees/new">{t('board.hire')}</ButtonLink>
            )
          }
        />
      )}
      {!board && !failure && <BusyWord />}
      {board && board.total > 0 && (
        <ListFoot
          actions={<ExportButtons download={download} />}
          query={query}
          total={board.total}
          send={send}
        />
      )}
      {/* Below what is loading, it would move. */}
      {isOwner && (board ?? failure) && !setup.waiting && <Gates />}
    </Screen>
  );
}
