import { fromPromise } from 'xstate';
import type { Import, KeyedAct } from '#machines/flows/employees/importRun/importRunMachine.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { newId } from '#src/runtime/newId.ts';
import { loadProblemRows } from './imports.ts';

const CHUNK = 500;

/** Removes all rows with problems from the list. Idempotent: rows already removed are no longer found. */
async function leaveOut(id: string, signal: AbortSignal): Promise<Import> {
  const numbers = (await loadProblemRows(id, signal)).map(({ rowNumber }) => rowNumber);
  for (let at = 0; at < numbers.length; at += CHUNK)
    await unwrap(
      api.POST('/employees/imports/{id}/rows', {
        params: { path: { id }, header: { 'Idempotency-Key': newId() } },
        body: { rows: [], removed: numbers.slice(at, at + CHUNK) },
        signal,
      }),
    );
  return unwrap(
    api.POST('/employees/imports/{id}/check', {
      params: { path: { id }, header: { 'Idempotency-Key': newId() } },
      signal,
    }),
  );
}

export const actOnImport = fromPromise<Import, { importId: string } & KeyedAct>(({ input, signal }) => {
  const { importId: id, act, key } = input;
  if (act.name === 'leaveOut') return leaveOut(id, signal);
  const options = { params: { path: { id }, header: { 'Idempotency-Key': key } }, signal };
  switch (act.name) {
    case 'decide':
      return unwrap(
        api.POST('/employees/imports/{id}/decide', {
          ...options,
          body: {
            decision: act.decision,
            ...(act.rowNumbers ? { rowNumbers: act.rowNumbers } : {}),
          },
        }),
      );
    case 'check':
      return unwrap(api.POST('/employees/imports/{id}/check', options));
    case 'commit':
      return unwrap(api.POST('/employees/imports/{id}/commit', options));
    case 'stop':
      return unwrap(api.POST('/employees/imports/{id}/stop', options));
    case 'continue':
      return unwrap(api.POST('/employees/imports/{id}/continue', options));
    case 'undo':
      return unwrap(api.POST('/employees/imports/{id}/undo', options));
  }
});
