export const sheetTypes =
  '.xlsx,.csv,.txt,.tsv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Clears the input, so that the same file can be chosen again after it was corrected. */
export function pickedFile(input: HTMLInputElement): File | undefined {
  const file = input.files?.[0];
  input.value = '';
  return file;
}
