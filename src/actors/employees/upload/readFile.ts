import { fromPromise } from 'xstate';
import type { Mapping } from '#domain/import/headings.ts';
import type { OpenedFile, SheetSummary } from '#machines/flows/employees/excelUpload/sheetFacts.ts';
import { closeSheets, sheetOf } from './sheets.ts';

/** Reading is cancelled by ending its worker: nothing short of that stops one in the middle of a file. */
const endedBy = (signal: AbortSignal) => signal.addEventListener('abort', closeSheets, { once: true });

export const openFile = fromPromise<OpenedFile, { sheetId: string }>(({ input, signal }) => {
  const { client, file } = sheetOf(input.sheetId);
  endedBy(signal);
  return client.ask('open', file);
});

export const checkRows = fromPromise<SheetSummary, { sheetId: string; mapping: Mapping }>(
  async ({ input, signal }) => {
    const { client, view } = sheetOf(input.sheetId);
    endedBy(signal);
    const summary = await client.ask('check', input.mapping);
    await view.choose(summary.problems > 0 ? 'problems' : 'all');
    return summary;
  },
);
