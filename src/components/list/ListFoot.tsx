import { Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import type { ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import { useDensity } from '#src/runtime/density.ts';
import { Pagination } from './Pagination.tsx';

export interface ListFootProps {
  query: Pick<ListQuery, 'page' | 'pageSize'>;
  /** Number of all rows. */
  total: number;
  disabled?: boolean;
  /** Sends an event to the list's machine. */
  send: (
    event: { type: 'page.changed'; page: number } | { type: 'pageSize.changed'; pageSize: number },
  ) => void;
  /** Actions on the whole list. */
  actions?: ReactNode;
  /** Names the list when the page has several, or shows a record beside it. */
  label?: string | undefined;
  /** The foot is inside a card, so it does not stick to the window. */
  inCard?: boolean;
}

const inView = { zIndex: 2, background: 'var(--color-background)' };

/** The end of every list: what can be done with all of it, and its pages. In view while the list is longer than the screen. */
export function ListFoot({
  query,
  total,
  disabled = false,
  send,
  actions,
  label,
  inCard = false,
}: ListFootProps) {
  const compact = useDensity() === 'compact';
  return (
    <Flex
      wrap="wrap"
      align="center"
      gapX="4"
      gapY="2"
      className="list-foot"
      {...(compact && !inCard ? { position: 'sticky', bottom: '0', py: '6px', style: inView } : {})}
    >
      {actions}
      <Pagination
        page={query.page}
        pageSize={query.pageSize}
        total={total}
        disabled={disabled}
        label={label}
        onPage={(page) => send({ type: 'page.changed', page })}
        onPageSize={(pageSize) => send({ type: 'pageSize.changed', pageSize })}
      />
    </Flex>
  );
}
