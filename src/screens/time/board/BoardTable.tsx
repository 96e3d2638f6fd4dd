import { Flex, Text } from '@radix-ui/themes';
import { useCallback, useMemo } from 'react';
import { formatDuration, formatTime } from '#domain/format/index.ts';
import type { Language } from '#domain/language.ts';
import type { DayBoardRow } from '#src/actors/time/attendances.ts';
import { reasonRecord } from '#src/components/inspector/attendanceRecords.ts';
import { dayRecord } from '#src/components/inspector/dayRecord.ts';
import { RecordChartLink, useInspector } from '#src/components/inspector/RecordChartLink.tsx';
import type { ListSetupInUse } from '#src/components/list/setup/useListSetup.ts';
import { DataList } from '#src/components/list/DataList.tsx';
import type { Column } from '#src/components/list/dataListProps.ts';
import type { RowAction } from '#src/components/list/RowMenu.tsx';
import { StatusBadge } from '#src/components/feedback/StatusBadge.tsx';
import type { Text as Words } from '#src/i18n/types.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { markIcon, markOf, markTones, useMarkWord } from '#src/components/time/presence.tsx';
import { mayBeDecided, ReasonButtons } from './ReasonButtons.tsx';
import { ReasonState, useReasonWords } from './ReasonState.tsx';
import type { ReasonReview } from './useReasonReview.ts';

const none = '–';

const time = (instant: string) => <time dateTime={instant}>{formatTime(Date.parse(instant))}</time>;

/** From the first check-in to the last check-out; open while somebody is present. */
function Times({ pairs }: { pairs: DayBoardRow['day']['pairs'] }) {
  const first = pairs[0];
  const left = pairs.at(-1)?.out;
  if (!first) return none;
  return (
    <Text wrap="nowrap" className="board-times">
      {time(first.in)} {none} {left ? time(left) : <span aria-hidden="true">…</span>}
    </Text>
  );
}

interface BoardTableProps {
  /** Undefined while they load for the first time. */
  rows: readonly DayBoardRow[] | undefined;
  /** There is a unit to name. */
  hasUnits: boolean;
  loadingRows: number;
  /** Whoever has not started is expected by now. */
  shiftStarted: boolean;
  stale: boolean;
  sort: string;
  onSort: (sort: string) => void;
  setup: ListSetupInUse;
  review: ReasonReview;
  /** Actions on a person's day. */
  menuOf?: (row: DayBoardRow) => readonly RowAction[];
}

function Status({ row, shiftStarted }: { row: DayBoardRow; shiftStarted: boolean }) {
  const t = useText('attendance');
  const word = useMarkWord();
  const own = markOf(row.day);
  const mark = own === 'notStarted' && shiftStarted ? 'expected' : own;
  return (
    <Flex direction="column" align={{ initial: 'end', md: 'start' }} gap="1" minWidth="0">
      <StatusBadge tone={markTones[mark]} label={word(mark)} icon={markIcon(mark)} />
      <ReasonState row={row} />
      {!row.isRegistered && <span className="quiet small">{t('board.unregistered')}</span>}
    </Flex>
  );
}

function RowActions({ row, review }: { row: DayBoardRow; review: ReasonReview }) {
  const reasons = useReasonWords();
  return (
    <>
      {row.reason && <ReasonButtons reason={row.reason} review={review} />}
      {row.reasonState && (
        <RecordChartLink
          machine="tardinessReason"
          record={reasonRecord(`${row.fullName} · ${reasons[row.reasonState]}`, row.reasonState, row.reason)}
        />
      )}
      <RecordChartLink machine="workingDay" record={dayRecord(row.fullName, row.day)} />
    </>
  );
}

interface ColumnsOf extends Pick<BoardTableProps, 'hasUnits' | 'shiftStarted'> {
  t: Words<'attendance'>;
  lists: Words<'lists'>;
  language: Language;
}

function columnsOf({ t, lists, language, hasUnits, shiftStarted }: ColumnsOf): Column<DayBoardRow>[] {
  const unit: Column<DayBoardRow> = {
    key: 'unit',
    label: lists('unit'),
    width: 'minmax(0, 1.2fr)',
    deskOnly: true,
    render: ({ unit }) =>
      unit ? (
        <span className="cut" title={unit.title}>
          {unit.title}
        </span>
      ) : (
        none
      ),
  };
  return [
    {
      key: 'employee',
      label: t('board.employee'),
      sort: 'name',
      width: 'minmax(0, 2fr)',
      render: (row) => row.fullName,
    },
    ...(hasUnits ? [unit] : []),
    {
      key: 'status',
      label: t('board.status'),
      width: 'minmax(0, 1.4fr)',
      render: (row) => <Status row={row} shiftStarted={shiftStarted} />,
    },
    {
      key: 'times',
      label: t('board.times'),
      sort: 'arrivedAt',
      align: 'end',
      width: '180px',
      render: ({ day }) => <Times pairs={day.pairs} />,
    },
    {
      key: 'worked',
      label: t('board.worked'),
      sort: 'worked',
      align: 'end',
      width: '180px',
      deskOnly: true,
      // Somebody present has only the time before a break so far, which is not comparable with a whole day.
      render: ({ day }) =>
        day.minutesWorked > 0 && day.presence !== 'present'
          ? formatDuration(day.minutesWorked, language)
          : none,
    },
  ];
}

/** Who came and left when; the row leads to the person. */
export function BoardTable(props: BoardTableProps) {
  const { rows, hasUnits, loadingRows, shiftStarted, stale, sort, onSort, setup, review, menuOf } = props;
  const t = useText('attendance');
  const lists = useText('lists');
  const inspector = useInspector();
  const isAsked = rows?.some(({ reason }) => reason && mayBeDecided(reason)) ?? false;
  const [language] = useLanguage();
  const columns = useMemo(
    () => columnsOf({ t, lists, language, hasUnits, shiftStarted }),
    [t, lists, language, hasUnits, shiftStarted],
  );
  const rowActions = useCallback((row: DayBoardRow) => <RowActions row={row} review={review} />, [review]);
  const menu = useCallback(
    (row: DayBoardRow) => ({
      label: t('board.actionsOf', { name: row.fullName }),
      actions: menuOf?.(row) ?? [],
    }),
    [t, menuOf],
  );
  return (
    <DataList
      label={t('board.rows')}
      columns={columns}
      rows={rows}
      loadingRows={loadingRows}
      rowKey={(row) => row.employeeId}
      rowHref={({ employeeId }) => `/employees/${employeeId}`}
      {...((inspector || isAsked) && { rowActions })}
      {...(menuOf && { menu })}
      stale={stale}
      sort={sort || 'name'}
      onSort={onSort}
      setup={setup}
    />
  );
}
