import { formatDuration, formatTime } from '#domain/format/index.ts';
import type { DayBoardRow } from '#src/actors/attendance/attendances.ts';
import { dayRecord, RecordChartLink, useInspector } from '#src/components/inspector/RecordChartLink.tsx';
import { DataList, type Column } from '#src/components/DataList.tsx';
import { StatusBadge } from '#src/components/StatusBadge.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { markIcon, markOf, markTones, useMarkWord } from '../presence.tsx';

const none = '–';

const time = (instant: string) => <time dateTime={instant}>{formatTime(Date.parse(instant))}</time>;

/** From the first check-in to the last check-out; open while somebody is present. */
function Times({ pairs }: { pairs: DayBoardRow['day']['pairs'] }) {
  const first = pairs[0];
  const left = pairs.at(-1)?.out;
  if (!first) return none;
  return (
    <span className="board-times">
      {time(first.in)} {none} {left ? time(left) : <span aria-hidden="true">…</span>}
    </span>
  );
}

interface BoardTableProps {
  rows: readonly DayBoardRow[];
  /** Whoever has not started is expected by now. */
  shiftStarted: boolean;
  stale: boolean;
}

/** Who came and left when; the row leads to the person. */
export function BoardTable({ rows, shiftStarted, stale }: BoardTableProps) {
  const t = useText('attendance');
  const word = useMarkWord();
  const inspector = useInspector();
  const [language] = useLanguage();
  const columns: readonly Column<DayBoardRow>[] = [
    { key: 'employee', label: t('board.employee'), width: 'minmax(0, 2fr)', render: (row) => row.fullName },
    {
      key: 'status',
      label: t('board.status'),
      width: 'minmax(0, 1.4fr)',
      render: ({ day }) => {
        const own = markOf(day);
        const mark = own === 'notStarted' && shiftStarted ? 'expected' : own;
        return <StatusBadge tone={markTones[mark]} label={word(mark)} icon={markIcon(mark)} />;
      },
    },
    {
      key: 'times',
      label: t('board.times'),
      align: 'end',
      width: '180px',
      render: ({ day }) => <Times pairs={day.pairs} />,
    },
    {
      key: 'worked',
      label: t('board.worked'),
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
  return (
    <DataList
      label={t('board.rows')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.employeeId}
      rowHref={(row) => `/employees/${row.employeeId}`}
      {...(inspector
        ? {
            rowActions: (row: DayBoardRow) => (
              <RecordChartLink machine="workingDay" record={dayRecord(row.fullName, row.day)} />
            ),
          }
        : {})}
      stale={stale}
    />
  );
}
