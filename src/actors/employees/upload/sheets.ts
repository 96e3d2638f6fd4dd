import { newId } from '#src/runtime/newId.ts';
import { openSheet, type SheetClient } from './sheetClient.ts';
import { SheetView } from './sheetView.ts';

/** A file that was chosen, its reader, and what is shown of its list. Machines know it by its key. */
export interface OpenSheet {
  file: File;
  client: SheetClient;
  view: SheetView;
}

const sheets = new Map<string, OpenSheet>();

/** One at a time: a new file ends the reader of the one before. */
export function addSheet(file: File): string {
  closeSheets();
  const id = newId();
  const client = openSheet((share) => view.progressed(share));
  const view = new SheetView(client.ask);
  sheets.set(id, { file, client, view });
  return id;
}

export function sheetOf(id: string): OpenSheet {
  const sheet = sheets.get(id);
  if (!sheet) throw new Error('the file was closed');
  return sheet;
}

export function closeSheets(): void {
  for (const { client } of sheets.values()) client.close();
  sheets.clear();
}
