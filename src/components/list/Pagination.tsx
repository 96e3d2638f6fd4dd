import { Box, Flex, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { pageSizes } from '#machines/flows/shared/list/listQuery.ts';
import { useText } from '#src/i18n/useText.ts';
import { ChevronLeftIcon, ChevronRightIcon, FirstIcon, LastIcon } from '../icons.tsx';
import { IconButton } from '../IconButton.tsx';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageSize: number;
  /** Number of all rows. */
  total: number;
  onPage: (page: number) => void;
  onPageSize: (pageSize: number) => void;
  disabled?: boolean;
  /** Names the list if the page has several. */
  label?: string | undefined;
}

// As wide as three digits.
const narrowSelect = {
  paddingInline: '10px 28px',
  backgroundPosition: 'right 8px center',
  fieldSizing: 'content',
} as object;

/** First, previous, next, last; rows per page; "Page: X - Total: Y" (spec section 2). One line on a phone too, where the words may take two. */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, onPage, onPageSize, disabled = false, label } = props;
  const t = useText('lists');
  const last = Math.max(1, Math.ceil(total / pageSize));
  const to = (target: number, name: string, icon: ReactNode) => (
    <IconButton
      label={name}
      disabled={disabled || target < 1 || target > last || target === page}
      onClick={() => onPage(target)}
    >
      {icon}
    </IconButton>
  );
  return (
    <Flex asChild flexGrow="1" align="center" gap={{ initial: '2', sm: '4' }} className="quiet small">
      <nav aria-label={label === undefined ? t('pages') : `${label}: ${t('pages')}`}>
        <Flex asChild align="center" gap="2">
          <label>
            <Box asChild display={{ initial: 'none', sm: 'block' }}>
              <span aria-hidden="true">{t('rowsPerPage')}</span>
            </Box>
            <select
              data-size="small"
              style={narrowSelect}
              aria-label={t('rowsPerPage')}
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
        <Box asChild minWidth="0" ml={{ sm: 'auto' }} mr={{ initial: 'auto', sm: '0' }} className="figures">
          <Text size={{ initial: '1', sm: '2' }} aria-live="polite">
            {t('pageOf', { page, total })}
          </Text>
        </Box>
        <Flex flexShrink="0">
          {to(page > 1 ? 1 : 0, t('firstPage'), <FirstIcon />)}
          {to(page - 1, t('previousPage'), <ChevronLeftIcon />)}
          {to(page + 1, t('nextPage'), <ChevronRightIcon />)}
          {to(page < last ? last : last + 1, t('lastPage'), <LastIcon />)}
        </Flex>
      </nav>
    </Flex>
  );
}
