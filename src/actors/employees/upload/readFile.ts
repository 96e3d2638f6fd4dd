import { fromPromise } from 'xstate';
import type { Mapping } from '#domain/import/headings.ts';
import type { OpenedFile, SheetSummary } from '#machines/flows/employees/excelUpload/sheetFacts.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';
import { closeSheets, fileOf, sheetOf } from './sheets.ts';

/** Only ending its worker stops a reader in the middle of a file. */
const closeOnAbort = (signal: AbortSignal) => signal.addEventListener('abort', closeSheets, { once: true });

export const openFile = fromPromise<OpenedFile, { sheetId: string }>(({ input, signal }) => {
  closeOnAbort(signal);
  return sheetOf(input.sheetId).client.ask('open', fileOf(input.sheetId));
});

/** Loads the titles of the open units. Null if the request fails: the server then judges the units with the rest. */
const loadUnitTitles = (signal: AbortSignal): Promise<string[] | null> =>
  unwrap(api.GET('/organization/units', { signal })).then(
    ({ items }) => items.flatMap(({ title, closed }) => (closed ? [] : title)),
    () => null,
  );

export const checkRows = fromPromise<SheetSummary, { sheetId: string; mapping: Mapping }>(
  async ({ input, signal }) => {
    const { client, view } = sheetOf(input.sheetId);
    closeOnAbort(signal);
    const units = input.mapping.includes('unit') ? loadUnitTitles(signal) : null;
    const checked = await client.ask('check', input.mapping);
    const titles = await units;
    const summary = titles ? await client.ask('knowUnits', titles) : checked;
    await view.choose(summary.problems > 0 ? 'problems' : 'all');
    return summary;
  },
);

/** Reads the card numbers of a kept list from the file it came from. */
export const fillCards = fromPromise<SheetSummary, { sheetId: string }>(async ({ input }) => {
  const { client, view } = sheetOf(input.sheetId);
  const summary = await client.ask('fillCards', fileOf(input.sheetId));
  await view.choose(summary.problems > 0 ? 'problems' : 'all');
  return summary;
});
