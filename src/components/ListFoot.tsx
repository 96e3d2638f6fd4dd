import { Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useDensity } from '#src/runtime/density.ts';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const inView = { zIndex: 2, background: 'var(--color-background)' };

/** The end of a list: what can be done with all of it, and its pages. In view while the list is longer than the screen. */
export function ListFoot({ actions, ...pages }: PaginationProps & { actions?: ReactNode }) {
  const compact = useDensity() === 'compact';
  return (
    <Flex
      wrap="wrap"
      align="center"
      gapX="4"
      gapY="2"
      className="list-foot"
      {...(compact ? { position: 'sticky', bottom: '0', py: '6px', style: inView } : {})}
    >
      {actions}
      <Pagination {...pages} />
    </Flex>
  );
}
