import { Button } from '@radix-ui/themes';
import { nextSort } from '#machines/flows/shared/list/listQuery.ts';
import { ChevronDownIcon } from '../icons.tsx';

export const ariaSortOf = (
  field: string | undefined,
  sort: string,
): 'ascending' | 'descending' | undefined => {
  if (field === undefined || sort.replace(/^-/, '') !== field) return undefined;
  return sort.startsWith('-') ? 'descending' : 'ascending';
};

export interface SortHeadingProps {
  label: string;
  field: string;
  sort: string;
  /** Disables sorting until there are rows; the heading takes the same room, so that nothing moves. */
  disabled: boolean;
  onSort: (sort: string) => void;
}

/** A column heading that sorts the list; `aria-sort` of the surrounding header tells the direction. */
export function SortHeading({ label, field, sort, disabled, onSort }: SortHeadingProps) {
  const direction = ariaSortOf(field, sort);
  return (
    <Button
      type="button"
      variant="ghost"
      color="gray"
      className={direction ? 'small ink' : 'small'}
      data-sort={direction}
      style={{ textAlign: 'inherit' }}
      disabled={disabled}
      onClick={() => onSort(nextSort(sort, field))}
    >
      {label}
      <ChevronDownIcon
        size={14}
        style={{
          visibility: direction ? 'visible' : 'hidden',
          rotate: direction === 'ascending' ? '180deg' : '0deg',
        }}
      />
    </Button>
  );
}
