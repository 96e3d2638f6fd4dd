import { Box, Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/useText.ts';
import { ChevronLeftIcon, ChevronRightIcon, FirstIcon, LastIcon } from './icons.tsx';
import { IconButton } from './IconButton.tsx';

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
  const t = useText('lists');
  // Fewer rows than the shortest page: there is nothing to turn or to choose.
  if (total <= pageSizes[0] && page === 1) return null;
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
    <Flex
      asChild
      flexGrow="1"
      wrap="wrap"
      align="center"
      justify={{ initial: 'center', sm: 'between' }}
      gapX={{ initial: '2', sm: '4' }}
      gapY="2"
      className="quiet small"
    >
      <nav aria-label={t('pages')}>
        {onPageSize && (
          <Flex asChild display={{ initial: 'none', sm: 'flex' }} align="center" gap="2">
            <label>
              <span>{t('rowsPerPage')}</span>
              <select
                data-size="small"
                value={pageSize}
                disabled={disabled}
                onChange={(event) => onPageSize(Number(event.target.value))}
              >
                {pageSizes.map((size) => (
                  <option key={size}>{size}</option>
                ))}
              </select>
            </label>
          </Flex>
        )}
        <Box asChild ml={{ sm: 'auto' }} mr={{ initial: 'auto', sm: '0' }} className="figures">
          <span aria-live="polite">{t('pageOf', { page, total })}</span>
        </Box>
        <Flex>
          {to(page > 1 ? 1 : 0, t('firstPage'), <FirstIcon />)}
          {to(page - 1, t('previousPage'), <ChevronLeftIcon />)}
          {to(page + 1, t('nextPage'), <ChevronRightIcon />)}
          {to(page < last ? last : last + 1, t('lastPage'), <LastIcon />)}
        </Flex>
      </nav>
    </Flex>
  );
}
