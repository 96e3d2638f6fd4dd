import { Text } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import { memo, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ChosenStatus } from '#domain/employee.ts';
import { columnKeys, statusWords } from '#domain/import/columns.ts';
import type { sheetGridMachine } from '#machines/flows/employees/sheetGrid/sheetGridMachine.ts';
import { useFieldText, useLanguage, useText } from '#src/i18n/useText.ts';
import type { ShownRow } from '#src/workers/sheets/protocol.ts';

export const ROW_HEIGHT = 48;

type Grid = ActorRefFrom<typeof sheetGridMachine>;

export interface GridRowProps {
  place: number;
  /** Distance from the top of the list in px. */
  start: number;
  row: ShownRow | undefined;
  /** First and last selected column. */
  chosen: [number, number] | undefined;
  /** Column of the current cell. */
  current: number | undefined;
  /** The current cell is being edited. */
  editing: boolean;
  /** Shown where a row has no status of its own. */
  newStatus: ChosenStatus;
  actor: Grid;
}

const isSameRow = (a: GridRowProps, b: GridRowProps) =>
  a.row === b.row &&
  a.start === b.start &&
  a.current === b.current &&
  a.editing === b.editing &&
  a.newStatus === b.newStatus &&
  a.chosen?.[0] === b.chosen?.[0] &&
  a.chosen?.[1] === b.chosen?.[1];

/** Memoised: with forty visible rows every key press would otherwise render 360 cells. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { place, start, row, chosen, current, newStatus, actor } = props;
  const t = useText('upload');
  const say = useFieldText();
  const [language] = useLanguage();
  const isInside = (column: number) => chosen !== undefined && column >= chosen[0] && column <= chosen[1];
  return (
    <div
      role="row"
      aria-rowindex={place + 2}
      className="cells-row"
      data-bad={row && Object.keys(row.problems).length > 0 ? '' : undefined}
      style={{ transform: `translateY(${start}px)` }}
    >
      <span role="rowheader" aria-colindex={1}>
        {row?.number}
      </span>
      {columnKeys.map((key, column) => {
        const problem = row?.problems[key];
        const twin = problem === 'duplicateInList' ? row?.twins[key] : undefined;
        const isDefault = key === 'status' && row?.cells[column] === '';
        const warning = row?.warnings[key];
        const editing = column === current && props.editing;
        return (
          <div
            key={key}
            id={`cell-${place}-${column}`}
            role="gridcell"
            aria-colindex={column + 2}
            aria-selected={isInside(column)}
            aria-invalid={problem !== undefined}
            data-current={column === current ? '' : undefined}
            data-accent-color={problem !== undefined ? 'red' : warning !== undefined ? 'amber' : undefined}
            onMouseDown={(event) => {
              if (!editing) actor.send({ type: 'cell.pointed', row: place, column, extend: event.shiftKey });
            }}
            onDoubleClick={() => {
              if (!editing) actor.send({ type: 'editing.started', text: row?.cells[column] ?? '' });
            }}
          >
            {editing ? (
              <CellInput actor={actor} />
            ) : (
              <>
                <span className={isDefault ? 'quiet truncate' : 'truncate'}>
                  {isDefault ? statusWords[newStatus][language] : row?.cells[column]}
                </span>
                {problem !== undefined && (
                  <Text color="red" size="1" truncate>
                    {twin === undefined ? say(problem) : t('twinShort', { v: twin })}
                  </Text>
                )}
              </>
            )}
          </div>
        );
      })}
    </div>
  );
}, isSameRow);

function CellInput({ actor }: { actor: Grid }) {
  const draft = useSelector(actor, ({ context }) => context.draft);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, []);
  return (
    <input
      ref={input}
      value={draft}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => actor.send({ type: 'draft.changed', text: event.target.value })}
      onBlur={() => actor.send({ type: 'editing.completed', rows: 0, columns: 0 })}
    />
  );
}
