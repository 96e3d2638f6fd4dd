import { fileTypeOf, TELLING_BYTES } from '#domain/attendance/absenceFile.ts';
import type { ChosenFile } from '#machines/flows/time/absenceEntry/absenceEntryMachine.ts';
import { ApiFailure } from '#src/api/problem.ts';
import { textOf } from '#src/i18n/i18n.ts';
import { newId } from '#src/runtime/newId.ts';
import { api } from '#src/session/client.ts';
import { downloadBy, saveAnswer } from '../shared/saveFile.ts';

/** The file chosen last: only one form is open at a time. */
let kept: { key: string; file: File } | null = null;

export function keepFile(file: File): ChosenFile {
  kept = { key: newId(), file };
  return { key: kept.key, name: file.name, bytes: file.size };
}

const makeRefusal = (code: string) =>
  new ApiFailure({ kind: 'problem', status: 422, code, fields: { file: code } });

/** Throws as the server would: by its first bytes. */
export async function readChosen({ key }: ChosenFile): Promise<Blob> {
  // It is gone with the tab that chose it, and a phone may take a file away while it is open.
  if (kept?.key !== key) throw makeRefusal('fileKindUnknown');
  const { file } = kept;
  const head = await file
    .slice(0, TELLING_BYTES)
    .arrayBuffer()
    .catch(() => null);
  if (!head || !fileTypeOf(new Uint8Array(head))) throw makeRefusal('fileKindUnknown');
  return file;
}

export const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).split(',')[1] ?? '');
    reader.onerror = () => reject(makeRefusal('fileKindUnknown'));
    reader.readAsDataURL(file);
  });

/** Downloads the file of an absence by the absence's id. */
export const absenceDownload = downloadBy<string>((id, signal) => {
  const answer = api.GET('/attendance/absences/{id}/file', {
    params: { path: { id } },
    parseAs: 'blob',
    signal,
  });
  return saveAnswer(answer, 'absence', (name) => name.replace(/^absence/, textOf('absences')('fileName')));
});
