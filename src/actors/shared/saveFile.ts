import type { ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import type { components } from '#openapi/generated/contract.d.ts';

/** A list as a file. */
export interface WantedFile extends Pick<components['schemas']['EmployeeExport'], 'format' | 'language'> {
  query: ListQuery;
  /** These rows, otherwise everything that matches the query; only the list of employees has a selection to save. */
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
export function nameOf({ headers }: Response, otherwise: string): string {
  const disposition = headers.get('Content-Disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="([^"]+)"/.exec(disposition)?.[1] ?? otherwise);
}
