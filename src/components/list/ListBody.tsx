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
  /** Returned by `useList` or `useOwnList`. */
  list: Omit<ReturnType<typeof useListView<Item, ListPage<Item>>>, 'actor'>;
  /** Replaces the rows while the list is empty without any filter. */
  empty?: ReactNode;
  /** The text when no row matches, and the label of the button that resets the filters. */
  nothing?: { text: string; all: string; icon?: ReactNode };
  /** Filters that this button does not reset. */
  kept?: Record<string, string>;
  /** The export of the list, if it has one. */
  download?: DownloadInUse;
  /** Content between the failure notice and the rows. */
  head?: ReactNode;
  /** Replaces the rows during the first load, unless the rows draw their own skeleton. */
  skeleton?: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/**
 * Everything below the filters of a list: the failure notice, the empty state or "nothing found", the rows and their
 * foot.
 */
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
