import { fromPromise } from 'xstate';
import type { TemplateInput } from '#machines/flows/employees/excelUpload/excelUploadSetup.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { nameOf, saveFile } from '#src/actors/shared/saveFile.ts';

export const downloadTemplate = fromPromise<void, TemplateInput>(async ({ input, signal }) => {
  const answer = api.GET('/employees/import-template', { params: { query: input }, parseAs: 'blob', signal });
  const file = await unwrap(answer);
  saveFile(file, nameOf((await answer).response, `xodimlar.${input.format}`));
});
