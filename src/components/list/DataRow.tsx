import { Flex } from '@radix-ui/themes';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { ListPart } from '../beside/part.ts';
import { Checkbox } from '../form/Checkbox.tsx';
import type { Column, DataListProps } from './dataListProps.ts';
import { RowContextMenu, RowMenu } from './RowMenu.tsx';

interface DataRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  rowActions: DataListProps<Row>['rowActions'] | undefined;
  menu: DataListProps<Row>['menu'] | undefined;
  id: string;
  href: string | undefined;
  /** Keys of columns that the person has hidden. */
  hidden: readonly string[];
  /** Names the checkbox; undefined where rows are not chosen. */
  choiceLabel: string | undefined;
  isChosen: boolean;
  canChoose: boolean;
  /** The one row that Tab stops at. */
  isStop: boolean;
  /** The row's record is open beside the list. */
  isOpen: boolean;
  hasActions: boolean;
  quietActions: boolean;
  link: ListPart['link'] | undefined;
  onToggle: (row: Row) => void;
  onOpen: (id: string) => void;
}

function Row<Row>(props: DataRowProps<Row>) {
  const { row, id, href, columns, hidden, choiceLabel, isChosen, canChoose, isStop, isOpen, link } = props;
  const { hasActions, quietActions, rowActions, menu, onToggle, onOpen } = props;
  const offered = menu?.(row);
  const more = offered?.actions.length ? offered : undefined;
  const line = (
    <div
      role="row"
      className="data-row"
      data-row={id}
      // A row without a link takes the focus itself.
      tabIndex={href !== undefined ? undefined : isStop ? 0 : -1}
      data-link={href !== undefined ? '' : undefined}
      data-open={isOpen ? '' : undefined}
      data-chosen={isChosen ? '' : undefined}
    >
      {choiceLabel !== undefined && (
        <div role="cell" className="data-choice">
          <Checkbox
            label={choiceLabel}
            checked={isChosen}
            disabled={!canChoose}
            onChange={() => onToggle(row)}
          />
        </div>
      )}
      {columns.map(({ key, label: name, align, deskOnly, render }, index) => (
        <div
          key={key}
          role="cell"
          className={index === 0 ? 'data-name' : undefined}
          data-align={align}
          data-label={index === 0 ? undefined : name}
          data-desk-only={deskOnly ? '' : undefined}
          data-hidden={hidden.includes(key) ? '' : undefined}
        >
          {index === 0 && href !== undefined ? (
            <Link
              to={href}
              className="whole-link"
              {...link}
              aria-current={isOpen || undefined}
              tabIndex={isStop ? 0 : -1}
              onClick={() => onOpen(id)}
            >
              {render(row)}
            </Link>
          ) : (
            render(row)
          )}
        </div>
      ))}
      {hasActions && (
        <Flex
          role="cell"
          justify="end"
          gap="2"
          // A card, on a desk too, is narrow: three words have no room beside each other.
          wrap="wrap"
          className="data-actions"
          data-quiet={quietActions ? '' : undefined}
        >
          {rowActions?.(row)}
          {more && <RowMenu {...more} />}
        </Flex>
      )}
    </div>
  );
  return more ? <RowContextMenu actions={more.actions}>{line}</RowContextMenu> : line;
}

/** One row, as a table's line or as a card. It is rendered again only when one of its properties has changed. */
export const DataRow = memo(Row) as typeof Row;
