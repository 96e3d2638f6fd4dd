import type { ReactNode } from 'react';
import { useText } from '#src/i18n/useText.ts';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon, FirstIcon, LastIcon } from './icons.tsx';
import { IconButton } from './IconButton.tsx';
import './pagination.css';

const pageSizes = [10, 20, 50, 100] as const;

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageSize: number;
  /** Number of all rows. */
  total: number;
  onPage: (page: number) => void;
  onPageSize?: (pageSize: number) => void;
  disabled?: boolean;
}

/** First, previous, next, last; rows per page; "Page: X - Total: Y" (spec section 2). */
export function Pagination({ page, pageSize, total, onPage, onPageSize, disabled = false }: PaginationProps) {
  const t = useText('common');
  const last = Math.max(1, Math.ceil(total / pageSize));
  const to = (target: number, label: string, icon: ReactNode) => (
    <IconButton
      label={label}
      disabled={disabled || target < 1 || target > last || target === page}
      onClick={() => onPage(target)}
    >
      {icon}
    </IconButton>
  );
  return (
    <nav className="pagination" aria-label={t('pages')}>
      {onPageSize && (
        <label className="pagination-size">
          <span>{t('rowsPerPage')}</span>
          <span className="select" data-size="small">
            <select
              value={pageSize}
              disabled={disabled}
              onChange={(event) => onPageSize(Number(event.target.value))}
            >
              {pageSizes.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </select>
            <ChevronDownIcon size={16} />
          </span>
        </label>
      )}
      <span className="pagination-where" aria-live="polite">
        {t('pageOf', { page, total })}
      </span>
      <span className="pagination-buttons">
        {to(page > 1 ? 1 : 0, t('firstPage'), <FirstIcon />)}
        {to(page - 1, t('previousPage'), <ChevronLeftIcon />)}
        {to(page + 1, t('nextPage'), <ChevronRightIcon />)}
        {to(page < last ? last : last + 1, t('lastPage'), <LastIcon />)}
      </span>
    </nav>
  );
}
