import type { ReactNode } from 'react';
import { Pagination, type PaginationProps } from './Pagination.tsx';

/** The end of a list: what can be done with all of it, and its pages. In view while the list is longer than the screen. */
export function ListFoot({ actions, ...pages }: PaginationProps & { actions?: ReactNode }) {
  return (
    <div className="list-foot">
      {actions}
      <Pagination {...pages} />
    </div>
  );
}
