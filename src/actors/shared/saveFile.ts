import { fromPromise } from 'xstate';
import { downloadMachineOf } from '#machines/flows/shared/download/downloadMachine.ts';
import type { ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import { required } from '#machines/support/required.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';

/** A list as a file. */
export interface WantedFile extends Pick<components['schemas']['EmployeeExport'], 'format' | 'language'> {
  query: ListQuery;
  /** Only these rows; null for everything that matches the query. Only the list of employees exports a selection. */
  ids: string[] | null;
}

/** Saves a file on the device by clicking a download link. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** The file name from the response, or `otherwise`. */
function nameOf({ headers }: Response, otherwise: string): string {
  const disposition = headers.get('Content-Disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="([^"]+)"/.exec(disposition)?.[1] ?? otherwise);
}

type FileAnswer =
  { data: Blob; error?: never; response: Response } | { data?: never; error: unknown; response: Response };

/** Leaves the answered file with the device, by its own name or `otherwise`, or what `rename` makes of it. */
export async function saveAnswer(
  answer: Promise<FileAnswer>,
  otherwise: string,
  rename = (name: string) => name,
): Promise<{ name: string }> {
  const file = await unwrap(answer);
  const name = rename(nameOf((await answer).response, otherwise));
  saveFile(file, name);
  return { name };
}

/** A download by `save`, which says while it waits how many are before it. */
export const downloadBy = <Wanted>(
  save: (wanted: Wanted, signal: AbortSignal) => Promise<{ name: string }>,
) =>
  downloadMachineOf<Wanted>().provide({
    actors: {
      saveFile: fromPromise(({ input, signal }) => save(required(input.wanted, 'wanted'), signal)),
      askPlace: fromPromise(({ signal }) => unwrap(api.GET('/account/queue', { signal }))),
    },
  });

/** A download that asks with the session's fetch, because a plain link would carry no token. */
export const exportOf = (
  name: string,
  ask: (wanted: WantedFile, options: { parseAs: 'blob'; signal: AbortSignal }) => Promise<FileAnswer>,
) =>
  downloadBy<WantedFile>((wanted, signal) =>
    saveAnswer(ask(wanted, { parseAs: 'blob', signal }), `${name}.${wanted.format}`),
  );

/** For `useDownload`. */
export type Export = ReturnType<typeof exportOf>;
