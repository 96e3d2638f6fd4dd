import { nextSort } from '#machines/flows/shared/list/listQuery.ts';
import { ChevronDownIcon } from './icons.tsx';

export const sortedAs = (field: string | undefined, sort: string): 'ascending' | 'descending' | undefined => {
  if (field === undefined || sort.replace(/^-/, '') !== field) return undefined;
  return sort.startsWith('-') ? 'descending' : 'ascending';
};

export interface SortHeadingProps {
  label: string;
  field: string;
  sort: string;
  onSort: (sort: string) => void;
}

/** A column heading that sorts the list; `aria-sort` of the surrounding header tells the direction. */
export function SortHeading({ label, field, sort, onSort }: SortHeadingProps) {
  const direction = sortedAs(field, sort);
  return (
    <button
      type="button"
      className="data-sort"
      data-sort={direction}
      onClick={() => onSort(nextSort(sort, field))}
    >
      {label}
      <ChevronDownIcon size={14} />
    </button>
  );
}
