import { Box, Flex, Progress } from '@radix-ui/themes';
import { useMemo, type FocusEvent } from 'react';
import { useText } from '#src/i18n/useText.ts';
import { useListPart } from '../beside/part.ts';
import { useHandler } from '../hooks/useHandler.ts';
import { Checkbox } from '../form/Checkbox.tsx';
import { ColumnsMenu } from './setup/ColumnsMenu.tsx';
import { SortHeading, ariaSortOf } from './SortHeading.tsx';
import { useRowFocus } from './useRowFocus.ts';
import { useRowKeys } from './useRowKeys.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { DataRow } from './DataRow.tsx';
import type { DataListProps } from './dataListProps.ts';
import './dataList.css';

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
  // Next to an open record the list has only the columns of a card.
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
                aria-sort={ariaSortOf(field, sort)}
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
