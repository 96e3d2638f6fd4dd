import { createActor, fromCallback, type EventObject } from 'xstate';
import { dayBoardMachine } from '#machines/flows/attendance/dayBoard/dayBoardMachine.ts';
import type { ListEvent } from '#machines/flows/shared/list/listMachine.ts';
import { watchVisibility } from '#src/actors/shared/watchVisibility.ts';
import { inspect } from '#src/runtime/inspection.ts';

const machine = dayBoardMachine.provide({ actors: { watchVisibility } });

/** Refreshes the open day board whenever it is out of date. */
export const watchDayBoard = fromCallback<EventObject, void>(({ sendBack }) => {
  const board = createActor(machine, { inspect });
  board.on('outdated', () => sendBack({ type: 'list.refreshed' } satisfies ListEvent));
  board.start();
  return () => {
    board.stop();
  };
});
