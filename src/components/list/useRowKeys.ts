import { useActorRef, useSelector } from '@xstate/react';
import { useId, type FocusEvent } from 'react';
import { rowKeysMachine, type RowAnswer } from '#machines/flows/shared/rowKeys/rowKeysMachine.ts';
import { watchRowKeys } from '#src/actors/shared/watchRowKeys.ts';
import { inspect } from '#src/runtime/inspection.ts';
import type { RowChoice } from './dataListProps.ts';
import { useEmitted } from '../hooks/useEmitted.ts';

const machine = rowKeysMachine.provide({ actors: { watchRowKeys } });

export interface RowKeysProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  choice: RowChoice<Row> | undefined;
  /** Called for A and R on a row. */
  onAnswer?: ((row: Row, answer: RowAnswer) => void) | undefined;
  /** Called after a move. */
  onMoved?: ((id: string) => void) | undefined;
}

/**
 * Arrows, J and K walk through the rows, Space chooses one, Shift chooses on the way, A and R decide on one; the link of the row is
 * focused, or the row.
 */
export function useRowKeys<Row>({ rows, rowKey, choice, onAnswer, onMoved }: RowKeysProps<Row>) {
  const list = useId();
  const actor = useActorRef(machine, { input: { list, answers: onAnswer !== undefined }, inspect });
  const at = useSelector(actor, ({ context }) => context.at);
  const toggle = (id: string, onlyOn: boolean) => {
    const row = rows.find((one) => rowKey(one) === id);
    if (!row || !choice?.canChoose(row) || (onlyOn && choice.isChosen(row))) return;
    choice.onToggle(row);
  };
  useEmitted(actor, {
    focused: ({ id }) => {
      const row = document.querySelector<HTMLElement>(
        `[data-list="${CSS.escape(list)}"] [data-row="${CSS.escape(id)}"]`,
      );
      (row?.querySelector('a') ?? row)?.focus();
      onMoved?.(id);
    },
    toggled: ({ id }) => toggle(id, false),
    answered: ({ id, answer }) => {
      const row = rows.find((one) => rowKey(one) === id);
      if (row) onAnswer?.(row, answer);
    },
    extended: ({ ids }) => {
      for (const id of ids) toggle(id, true);
    },
  });
  const stop = rows.some((row) => rowKey(row) === at) ? at : rows[0] && rowKey(rows[0]);
  return {
    list,
    /** The one row that Tab stops at. */
    isStop: (row: Row) => rowKey(row) === stop,
    onFocus: ({ target }: FocusEvent) => {
      const id = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
      // Not by the rendered row: a move is told before the page is drawn.
      if (id !== undefined && id !== actor.getSnapshot().context.at) actor.send({ type: 'row.entered', id });
    },
  };
}
