import { isCompanyDate } from '#domain/calendar/index.ts';
import { formatDate, formatTime } from '#domain/format/index.ts';
import { listMachineOf } from '#machines/flows/shared/list/listMachine.ts';
import {
  boardFilters,
  getDayBoard,
  type DayBoard as Board,
  type DayBoardRow,
} from '#src/actors/attendance/attendances.ts';
import { watchFreshness } from '#src/actors/shared/watchFreshness.ts';
import { BusyWord } from '#src/components/BusyWord.tsx';
import { Button, ButtonLink } from '#src/components/Button.tsx';
import { EmptyState } from '#src/components/EmptyState.tsx';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { Pagination } from '#src/components/Pagination.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { SkeletonTable } from '#src/components/Skeleton.tsx';
import { useList } from '#src/components/useList.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { BoardTable } from './BoardTable.tsx';
import { DateSwitch } from './DateSwitch.tsx';
import { DayCounts } from './DayCounts.tsx';
import { Gates } from './Gates.tsx';
import './board.css';

const machine = listMachineOf<DayBoardRow>().provide({
  actors: { load: getDayBoard, watch: watchFreshness },
});
const filters = { date: isCompanyDate, show: boardFilters };

export default function DayBoard() {
  const t = useText('attendance');
  const [language] = useLanguage();
  const { snapshot, query, result, failure, send } = useList(machine, filters);
  // The loading actor resolves with a page of rows and more.
  const board = result as Board | null;
  const stale = board !== null && snapshot.hasTag('busy');
  const { date: asked } = query.filter;
  const chosen = asked !== undefined && isCompanyDate(asked) ? asked : undefined;
  const filterBy = ({ date, show }: { date?: string | undefined; show?: string | undefined }) =>
    send({ type: 'filter.changed', filter: { ...(date ? { date } : {}), ...(show ? { show } : {}) } });
  return (
    <Screen
      title={t('board.title')}
      snapshot={snapshot}
      width="wide"
      lead={
        board &&
        `${formatDate(board.date, language)} · ${t('board.asOf', { time: formatTime(Date.parse(board.serverTime)) })}`
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
      {board && (
        <DayCounts
          board={board}
          shown={query.filter.show}
          onShow={(show) => filterBy({ ...query.filter, show })}
        />
      )}
      {board && board.items.length > 0 && (
        <BoardTable rows={board.items} shiftStarted={board.shiftStarted} stale={stale} />
      )}
      {board?.items.length === 0 && (
        <EmptyState
          text={query.filter.show ? t('board.nobodyShown') : t('board.nobody')}
          action={
            query.filter.show ? (
              <Button variant="soft" onClick={() => filterBy({ date: query.filter.date })}>
                {t('board.showAll')}
              </Button>
            ) : (
              <ButtonLink to="/employees/new">{t('board.hire')}</ButtonLink>
            )
          }
        />
      )}
      {!board && !failure && (
        <>
          <SkeletonTable columns={4} rows={8} />
          <BusyWord />
        </>
      )}
      {board && board.total > 0 && (
        <Pagination
          page={query.page}
          pageSize={query.pageSize}
          total={board.total}
          onPage={(page) => send({ type: 'page.changed', page })}
          onPageSize={(pageSize) => send({ type: 'pageSize.changed', pageSize })}
        />
      )}
      <Gates />
    </Screen>
  );
}
