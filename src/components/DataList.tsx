import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/useText.ts';
import { Checkbox } from './Checkbox.tsx';
import { SortHeading, sortedAs } from './SortHeading.tsx';
import { useRowFocus } from './useRowFocus.ts';
import './dataList.css';

export interface Column<Row> {
  key: string;
  label: string;
  render: (row: Row) => ReactNode;
  /** Numbers and money end-aligned. */
  align?: 'end';
  /** CSS grid track on a desktop, e.g. '2fr' or '140px'. Default 1fr. */
  width?: string;
  /** Not shown in the card layout. */
  deskOnly?: boolean;
  /** The field by which a click on its heading sorts. */
  sort?: string;
}

export interface RowChoice<Row> {
  isChosen: (row: Row) => boolean;
  canChoose: (row: Row) => boolean;
  onToggle: (row: Row) => void;
  /** Whether all or some of the shown rows are selected. */
  all: boolean | 'some';
  onToggleAll: () => void;
  /** "Choose Karimova Aziza". */
  label: (row: Row) => string;
  allLabel: string;
}

export interface DataListProps<Row> {
  /** Name of the table for screen readers. */
  label: string;
  /** The first column names the row: a link on a desktop, the card's headline on a phone. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Makes the row a link. */
  rowHref?: (row: Row) => string;
  /** Called before leaving for the row's page: `leave` of useList. */
  onOpen?: (key: string) => void;
  /** Actions at the end of the row. */
  rowActions?: (row: Row) => ReactNode;
  /** Adds a checkbox before every row. */
  choice?: RowChoice<Row>;
  /** Current sort order: a column's `sort`, with `-` for descending. */
  sort?: string;
  onSort?: (sort: string) => void;
  /** The rows are stale while new ones load. */
  stale?: boolean;
}

/** A table with a sticky header from 960 px on; the same rows as cards below that. */
export function DataList<Row>(props: DataListProps<Row>) {
  const { label, columns, rows, rowKey, rowHref, onOpen, rowActions, choice, sort = '', onSort } = props;
  const { stale = false } = props;
  const t = useText('common');
  const rowFocus = useRowFocus();
  const tracks = columns.map((column) => column.width ?? 'minmax(0, 1fr)');
  if (choice) tracks.unshift('max-content');
  if (rowActions) tracks.push('max-content');
  return (
    <div className="data-box" {...rowFocus}>
      <div
        className="data-list"
        role="table"
        aria-label={label}
        aria-busy={stale}
        style={{ '--tracks': tracks.join(' ') } as object}
      >
        <div role="rowgroup" className="data-head">
          <div role="row">
            {choice && (
              <span role="columnheader" className="data-choice">
                <Checkbox label={choice.allLabel} checked={choice.all} onChange={choice.onToggleAll} />
              </span>
            )}
            {columns.map(({ key, label: name, align, sort: field }) => (
              <span key={key} role="columnheader" data-align={align} aria-sort={sortedAs(field, sort)}>
                {field !== undefined && onSort ? (
                  <SortHeading label={name} field={field} sort={sort} onSort={onSort} />
                ) : (
                  name
                )}
              </span>
            ))}
            {rowActions && (
              <span role="columnheader">
                <span className="sr-only">{t('actions')}</span>
              </span>
            )}
          </div>
        </div>
        <div role="rowgroup">
          {rows.map((row) => (
            <div
              key={rowKey(row)}
              role="row"
              className="data-row"
              data-row={rowKey(row)}
              data-link={rowHref ? '' : undefined}
              data-chosen={choice?.isChosen(row) ? '' : undefined}
            >
              {choice && (
                <div role="cell" className="data-choice">
                  <Checkbox
                    label={choice.label(row)}
                    checked={choice.isChosen(row)}
                    disabled={!choice.canChoose(row)}
                    onChange={() => choice.onToggle(row)}
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
                >
                  {index === 0 && rowHref ? (
                    <Link to={rowHref(row)} onClick={() => onOpen?.(rowKey(row))}>
                      {render(row)}
                    </Link>
                  ) : (
                    render(row)
                  )}
                </div>
              ))}
              {rowActions && (
                <div role="cell" className="data-actions">
                  {rowActions(row)}
                </div>
              )}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
