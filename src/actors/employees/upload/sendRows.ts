import { withoutHiddenSigns } from '#domain/fields/hiddenSigns.ts';
import { fromPromise } from 'xstate';
import type {
  ChunkInput,
  ImportInput,
  SentChunk,
  StartInput,
} from '#machines/flows/employees/excelUpload/excelUploadSetup.ts';
import type { JudgedList } from '#machines/flows/employees/excelUpload/sheetFacts.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { newId } from '#src/runtime/newId.ts';
import type { RefusedRow } from '#src/workers/sheets/protocol.ts';
import { loadProblemRows, type ImportRow } from './imports.ts';
import { sheetOf } from './sheets.ts';

export const startImport = fromPromise<{ id: string }, StartInput>(async ({ input, signal }) => {
  const { client } = sheetOf(input.sheetId);
  const { id } = await unwrap(
    api.POST('/employees/imports', {
      params: { header: { 'Idempotency-Key': input.idempotencyKey } },
      body: {
        fileName: withoutHiddenSigns(input.fileName).slice(0, 200),
        rowCount: input.rows,
        replace: input.replace,
      },
      signal,
    }),
  );
  // A new import has none of the rows sent to another one.
  await client.ask('unsend');
  return { id };
});

export const sendChunk = fromPromise<SentChunk, ChunkInput>(async ({ input, signal }) => {
  const { client } = sheetOf(input.sheetId);
  const newUnits = input.newUnits.length ? { newUnits: [...input.newUnits] } : {};
  const next = await client.ask('chunk', newId());
  if (!next && !input.newUnits.length) return { sent: 0, left: 0 };
  // A chunk with new units is another request and needs another key; the same rows sent twice are the same list.
  const chunk = {
    ...(next ?? { rows: [], removed: [] }),
    key: next && !input.newUnits.length ? next.key : newId(),
  };
  await unwrap(
    api.POST('/employees/imports/{id}/rows', {
      params: { path: { id: input.importId }, header: { 'Idempotency-Key': chunk.key } },
      body: {
        rows: chunk.rows.map(({ number, person }) => ({ rowNumber: number, ...person })),
        removed: chunk.removed,
        ...newUnits,
      },
      signal,
    }),
  );
  return { sent: chunk.rows.length, left: await client.ask('arrived') };
});

const errorsOf = ({ rowNumber, problems }: ImportRow): RefusedRow => ({
  number: rowNumber,
  errors: Object.fromEntries(
    // A problem of the whole person is shown at the field that identifies the person.
    problems.map(({ field, code }) => [field === 'person' ? 'pinfl' : field, code]),
  ),
});

export const judgeImport = fromPromise<JudgedList, ImportInput>(async ({ input, signal }) => {
  const { client, view } = sheetOf(input.sheetId);
  const { plan } = await unwrap(
    api.POST('/employees/imports/{id}/check', {
      params: { path: { id: input.importId }, header: { 'Idempotency-Key': newId() } },
      signal,
    }),
  );
  const rows = plan.problem > 0 ? await loadProblemRows(input.importId, signal) : [];
  const summary = await client.ask('refuse', rows.map(errorsOf));
  await view.choose(summary.problems > 0 ? 'problems' : 'all');
  return { summary, undecided: plan.decide, changes: plan.create + plan.update };
});

export const commitImport = fromPromise<void, { importId: string; idempotencyKey: string }>(
  async ({ input: { importId, idempotencyKey }, signal }) => {
    const params = { path: { id: importId }, header: { 'Idempotency-Key': idempotencyKey } };
    await unwrap(api.POST('/employees/imports/{id}/commit', { params, signal }));
  },
);
