import { fromPromise } from 'xstate';
import type { SheetSummary } from '#machines/flows/employees/excelUpload/sheetFacts.ts';
import { saveFile } from '#src/actors/shared/saveFile.ts';
import { currentLanguage, textOf } from '#src/i18n/i18n.ts';
import { sheetOf } from './sheets.ts';

/** Each of these actors rejects as soon as its worker has ended. */
export const removeBadRows = fromPromise<SheetSummary, { sheetId: string }>(({ input }) =>
  sheetOf(input.sheetId).view.remove(),
);

export const stepThroughEdits = fromPromise<SheetSummary | null, { sheetId: string; verb: 'undo' | 'redo' }>(
  async ({ input }) => (await sheetOf(input.sheetId).view[input.verb]()) ?? null,
);

export const saveBadRows = fromPromise<void, { sheetId: string }>(async ({ input }) => {
  const text = await sheetOf(input.sheetId).client.ask('badRows', currentLanguage());
  saveFile(new Blob([text], { type: 'text/csv' }), textOf('upload')('badRowsName'));
});
