import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { BusyWord } from '../feedback/BusyWord.tsx';
import { FailureNotice } from '../feedback/FailureNotice.tsx';
import type { DownloadInUse } from '../hooks/useDownload.ts';
import { EmptyState } from './EmptyState.tsx';
import { ListFoot, type ListFootProps } from './ListFoot.tsx';
import type { useListView } from './useOwnList.ts';
import type { ListPage } from '#machines/flows/shared/list/listQuery.ts';

export interface ListBodyProps<Item> extends Pick<ListFootProps, 'actions' | 'label' | 'inCard'> {
  /** Of `useList` or `useOwnList`. */
  list: Omit<ReturnType<typeof useListView<Item, ListPage<Item>>>, 'actor'>;
  /** Instead of the rows while there is none at all. */
  empty?: ReactNode;
  /** What is said when none matches, and the button that lists all. */
  nothing?: { text: string; all: string; icon?: ReactNode };
  /** What of the filter that button leaves. */
  kept?: Record<string, string>;
  /** The list as a file, where it can be had. */
  download?: DownloadInUse;
  /** Between what failed and the rows. */
  head?: ReactNode;
  /** In place of the rows while they load for the first time, unless the rows draw that themselves. */
  skeleton?: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** What stands below the filters of every list: what failed, that there is nothing or nothing found, the rows and their foot. */
export function ListBody<Item>({
  list,
  empty,
  nothing,
  kept = {},
  download,
  head,
  skeleton,
  children,
  ...foot
}: ListBodyProps<Item>) {
  const { query, result, failure, send } = list;
  const loads = !result && !failure;
  return (
    <>
      {failure && <FailureNotice failure={failure} onRetry={() => send({ type: 'list.retried' })} />}
      {download?.failure && (
        <FailureNotice failure={download.failure} onRetry={download.retry} onClose={download.stop} />
      )}
      {head}
      {loads && skeleton}
      {loads && <BusyWord />}
      {list.isEmpty && empty}
      {nothing && list.isNothingFound && (
        <EmptyState
          text={nothing.text}
          icon={nothing.icon}
          action={
            <Button
              variant="soft"
              onClick={() =>
                send({ type: 'query.changed', query: { ...query, page: 1, search: '', filter: kept } })
              }
            >
              {nothing.all}
            </Button>
          }
        />
      )}
      {(result ? result.items.length > 0 : loads && !skeleton) && children}
      {result && result.items.length > 0 && (
        <ListFoot {...foot} query={query} total={result.total} disabled={list.isBusy} send={send} />
      )}
    </>
  );
}
