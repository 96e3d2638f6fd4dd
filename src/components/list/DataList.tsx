import { Box, Flex, Progress } from '@radix-ui/themes';
import { useMemo, type FocusEvent, type ReactNode } from 'react';
import type { RowAnswer } from '#machines/flows/shared/rowKeys/rowKeysMachine.ts';
import { useText } from '#src/i18n/useText.ts';
import { useListPart } from '../beside/part.ts';
import { useHandler } from '../hooks/useHandler.ts';
import { Checkbox } from '../form/Checkbox.tsx';
import { ColumnsMenu } from './setup/ColumnsMenu.tsx';
import type { ListSetupInUse } from './setup/useListSetup.ts';
import { DataRow } from './DataRow.tsx';
import type { RowAction } from './RowMenu.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { SortHeading, sortedAs } from './SortHeading.tsx';
import { useRowFocus } from './useRowFocus.ts';
import { useRowKeys } from './useRowKeys.ts';
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
  /** Not shown beside a record. */
  aloneOnly?: boolean;
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
  /** Undefined while they load for the first time: then the table has skeletons in their place. None says "No data". */
  rows: readonly Row[] | undefined;
  /** How many rows are expected. */
  loadingRows?: number;
  rowKey: (row: Row) => string;
  /** Makes the row a link. */
  rowHref?: (row: Row) => string;
  /** Called before leaving for the row's page: `leave` of useList. */
  onOpen?: (key: string) => void;
  /** Actions at the end of the row. */
  rowActions?: (row: Row) => ReactNode;
  /** On a desk the actions show where a row is pointed at or walked to. Its menu must have them too. */
  quietActions?: boolean;
  /** What can be done with a row: behind "…" at its end, and by a right click. */
  menu?: (row: Row) => { label: string; actions: readonly RowAction[] };
  /** What the keys A and R decide on a row. */
  onAnswer?: (row: Row, answer: RowAnswer) => void;
  /** Adds a checkbox before every row. */
  choice?: RowChoice<Row>;
  /** Current sort order: a column's `sort`, with `-` for descending. */
  sort?: string;
  onSort?: (sort: string) => void;
  /** The rows are stale while new ones load. */
  stale?: boolean;
  /** Which columns the person wants in a table; a card has all of its own. */
  setup?: ListSetupInUse | undefined;
}

const none: readonly string[] = [];

/**
 * A table with a sticky header from 960 px on; the same rows as cards below that. A row is rendered anew only when it
 * changes, as long as `columns`, `menu` and `rowActions` are the same: memoize them where a list is long.
 */
export function DataList<Row>(props: DataListProps<Row>) {
  const { label, rowKey, rowHref, onOpen, rowActions, onAnswer, choice, sort = '', onSort } = props;
  const { stale = false, loadingRows = 8, menu, setup, quietActions = false } = props;
  const rows = setup?.waiting ? undefined : props.rows;
  const t = useText('lists');
  const rowFocus = useRowFocus();
  const beside = useListPart();
  const keys = useRowKeys({ rows: rows ?? [], rowKey, choice, onAnswer, onMoved: beside?.reached });
  const onToggle = useHandler((row: Row) => choice?.onToggle(row));
  const onRowOpen = useHandler((id: string) => onOpen?.(id));
  const onFocus = (event: FocusEvent) => {
    rowFocus.onFocus(event);
    keys.onFocus(event);
  };
  const isBeside = beside?.open != null;
  // Beside a record the list keeps what a card has.
  const columns = useMemo(
    () => props.columns.filter(({ deskOnly, aloneOnly }) => (!deskOnly && !aloneOnly) || !isBeside),
    [props.columns, isBeside],
  );
  // The first column names the row, and stays.
  const unwanted = setup?.hidden ?? none;
  const hidden = useMemo(() => unwanted.filter((key) => key !== columns[0]?.key), [unwanted, columns]);
  const tracks = columns.flatMap(({ key, width = 'minmax(0, 1fr)' }) =>
    hidden.includes(key) ? [] : [width],
  );
  if (choice) tracks.unshift('max-content');
  const hasActions = rowActions !== undefined || menu !== undefined || setup !== undefined;
  if (hasActions) tracks.push('max-content');
  return (
    <Box position="relative" className="data-box" data-list={keys.list} ref={rowFocus.ref} onFocus={onFocus}>
      {stale && rows && (
        <Box position="absolute" inset="0 12px auto" aria-hidden="true">
          <Progress size="1" />
        </Box>
      )}
      <Box
        p="0"
        className="card data-list"
        role="table"
        aria-label={label}
        aria-busy={stale || !rows}
        style={{ '--tracks': tracks.join(' ') } as object}
      >
        <div role="rowgroup" className="data-head quiet small">
          <div role="row">
            {choice && (
              <span role="columnheader" className="data-choice">
                <Checkbox
                  label={choice.allLabel}
                  checked={choice.all}
                  disabled={!rows}
                  onChange={choice.onToggleAll}
                />
              </span>
            )}
            {columns.map(({ key, label: name, align, sort: field }) => (
              <span
                key={key}
                role="columnheader"
                data-align={align}
                data-hidden={hidden.includes(key) ? '' : undefined}
                aria-sort={sortedAs(field, sort)}
              >
                {field !== undefined && onSort ? (
                  <SortHeading label={name} field={field} sort={sort} disabled={!rows} onSort={onSort} />
                ) : (
                  name
                )}
              </span>
            ))}
            {hasActions && (
              <Flex asChild justify="end">
                <span role="columnheader">
                  <span className="sr-only">{t('actions')}</span>
                  {setup && <ColumnsMenu setup={setup} columns={columns.slice(1)} />}
                </span>
              </Flex>
            )}
          </div>
        </div>
        <div role="rowgroup">
          {!rows && (
            <SkeletonRows
              columns={columns.filter(({ key }) => !hidden.includes(key))}
              rows={loadingRows}
              hasChoice={choice !== undefined}
              hasActions={hasActions}
            />
          )}
          {rows?.length === 0 && (
            <div role="row">
              <Box role="cell" p="4" gridColumn="1 / -1" className="quiet center">
                {t('noData')}
              </Box>
            </div>
          )}
          {rows?.map((row) => {
            const id = rowKey(row);
            return (
              <DataRow
                key={id}
                row={row}
                id={id}
                href={rowHref?.(row)}
                columns={columns}
                hidden={hidden}
                choiceLabel={choice?.label(row)}
                isChosen={choice?.isChosen(row) ?? false}
                canChoose={choice?.canChoose(row) ?? false}
                isStop={keys.isStop(row)}
                isOpen={beside?.open === id}
                hasActions={hasActions}
                quietActions={quietActions}
                link={beside?.link}
                rowActions={rowActions}
                menu={menu}
                onToggle={onToggle}
                onOpen={onRowOpen}
              />
            );
          })}
        </div>
      </Box>
    </Box>
  );
}
