import { fromCallback, type EventObject } from 'xstate';
import type { SheetGridEvent } from '#machines/flows/employees/sheetGrid/sheetGridMachine.ts';
import { newId } from '#src/runtime/newId.ts';
import { openSheet, type SheetClient } from './sheetClient.ts';
import { SheetView } from './sheetView.ts';

/** A list that is open: its worker, the rows on screen and the file it is read from. Machines refer to it by its key. */
export interface OpenSheet {
  id: string;
  /** Null for a list that was kept on the device, until its file is chosen again. */
  file: File | null;
  client: SheetClient;
  view: SheetView;
}

const sheets = new Map<string, OpenSheet>();

/** Opens a list. Only one is open at a time: a new list ends the worker of the one before. */
export function addSheet(file: File | null): string {
  closeSheets();
  const id = newId();
  const client = openSheet((share) => view.progressed(share));
  const view = new SheetView(client.ask);
  sheets.set(id, { id, file, client, view });
  return id;
}

export function sheetOf(id: string): OpenSheet {
  const sheet = sheets.get(id);
  if (!sheet) throw new Error('the list was closed');
  return sheet;
}

export function fileOf(id: string): File {
  const { file } = sheetOf(id);
  if (!file) throw new Error('no file was chosen');
  return file;
}

export function closeSheets(): void {
  for (const { client } of sheets.values()) client.close();
  sheets.clear();
}

/** Sends `view.chosen` for the rows shown and whenever others are. */
export const watchView = fromCallback<EventObject, { sheetId: string }>(({ input, sendBack }) => {
  const { view } = sheetOf(input.sheetId);
  let sent: SheetView['shown'];
  const tell = () => {
    if (view.shown === sent) return;
    sent = view.shown;
    sendBack({ type: 'view.chosen', ...sent } satisfies SheetGridEvent);
  };
  tell();
  return view.subscribe(tell);
});
