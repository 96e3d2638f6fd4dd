import { Box } from '@radix-ui/themes';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { ChosenStatus } from '#domain/employee.ts';
import { columnKeys, columns } from '#domain/import/columns.ts';
import type { SheetSummary } from '#machines/flows/employees/excelUpload/sheetFacts.ts';
import { selection, sheetGridMachine } from '#machines/flows/employees/sheetGrid/sheetGridMachine.ts';
import { watchView, type OpenSheet } from '#src/actors/employees/upload/sheets.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { CellWords } from './CellWords.tsx';
import { fromClipboard, toClipboard } from './clipboard.ts';
import { GridRow, ROW_HEIGHT } from './GridRow.tsx';
import { editingKey, navigatingKey } from './gridKeys.ts';

const machine = sheetGridMachine.provide({ actors: { watchView } });

/** Without the text of the cell being edited: only its field follows it. */
const viewOf = (snapshot: SnapshotFrom<typeof sheetGridMachine>) => ({
  at: snapshot.context.at,
  anchor: snapshot.context.anchor,
  editing: snapshot.matches('editing'),
});

export interface SheetGridProps {
  sheet: OpenSheet;
  newStatus: ChosenStatus;
  onChanged: (summary: SheetSummary) => void;
  onStep: (verb: 'undo' | 'redo') => void;
}

/** The list as a spreadsheet: only visible rows are in the page, aria-activedescendant names the current cell. */
export function SheetGrid({ sheet: { id, view }, newStatus, onChanged, onStep }: SheetGridProps) {
  const t = useText('upload');
  const [language] = useLanguage();
  const grid = useRef<HTMLDivElement>(null);
  const input = { sheetId: id, ...view.shown, columns: columnKeys.length };
  const actor = useActorRef(machine, { input, inspect });
  const { at, anchor, editing } = useSelector(actor, viewOf, shallowEqual);
  const rows = useVirtualizer({
    count: view.length,
    getScrollElement: () => grid.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    // The sticky heading covers the first row.
    scrollPaddingStart: 44,
  });

  const write = (row: number, column: number, texts: string[][]) =>
    void view.write(row, column, texts).then(onChanged);
  useEmitted(actor, { cellWritten: ({ row, column, text }) => write(row, column, [[text]]) });

  useEffect(() => {
    rows.scrollToIndex(at.row);
    // oxlint-disable-next-line react/exhaustive-deps -- only another current row scrolls
  }, [at.row]);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) grid.current?.focus({ preventScroll: true });
    wasEditing.current = editing;
  }, [editing]);

  if (view.length === 0)
    return <EmptyState text={view.kind === 'problems' ? t('noProblems') : t('nothingLeft')} />;

  const { top, bottom, left, right } = selection({ at, anchor });
  const current = view.row(at.row);
  const blank = () =>
    Array.from({ length: bottom - top + 1 }, () => Array.from({ length: right - left + 1 }, () => ''));
  const copy = (event: React.ClipboardEvent) => {
    if (editing) return;
    event.preventDefault();
    // Rows that are not cached come from the worker, so the clipboard is written a moment after the key.
    const text = view.texts(top, bottom, left, right).then(toClipboard);
    void text.then((cells) => navigator.clipboard.writeText(cells));
    if (event.type === 'cut') write(top, left, blank());
  };
  return (
    <>
      <Box asChild p="0" position="relative" overflow="auto">
        <div
          ref={grid}
          className="card cells small figures"
          role="grid"
          tabIndex={0}
          aria-label={t('gridLabel')}
          aria-rowcount={view.length + 1}
          aria-colcount={columnKeys.length + 1}
          aria-multiselectable="true"
          aria-describedby="cells-hint"
          aria-activedescendant={current && !editing ? `cell-${at.row}-${at.column}` : undefined}
          onCopy={copy}
          onCut={copy}
          onPaste={(event) => {
            if (editing) return;
            event.preventDefault();
            const texts = fromClipboard(event.clipboardData.getData('text/plain'));
            if (texts.length) write(top, left, texts);
          }}
          onKeyDown={(event) => {
            const keyEvent = editing
              ? editingKey(event)
              : navigatingKey(event, current?.cells[at.column] ?? '');
            if (!keyEvent) return;
            event.preventDefault();
            if (keyEvent === 'clear') write(top, left, blank());
            else if (keyEvent === 'undo' || keyEvent === 'redo') onStep(keyEvent);
            else actor.send(keyEvent);
          }}
        >
          <div role="row" aria-rowindex={1} className="cells-row cells-head">
            <span role="columnheader" aria-colindex={1}>
              {t('rowNumber')}
            </span>
            {columnKeys.map((key, column) => (
              <span key={key} role="columnheader" aria-colindex={column + 2}>
                {columns[key].headings[language]}
              </span>
            ))}
          </div>
          <Box asChild position="relative" minWidth="max-content">
            <div role="rowgroup" className="cells-rows" style={{ blockSize: rows.getTotalSize() }}>
              {rows.getVirtualItems().map(({ index, start }) => (
                <GridRow
                  key={index}
                  place={index}
                  start={start}
                  row={view.row(index)}
                  chosen={index >= top && index <= bottom ? [left, right] : undefined}
                  current={index === at.row ? at.column : undefined}
                  editing={index === at.row && editing}
                  newStatus={newStatus}
                  actor={actor}
                />
              ))}
            </div>
          </Box>
        </div>
      </Box>
      <CellWords row={current} column={columnKeys[at.column]} />
    </>
  );
}
