import { fromPromise } from 'xstate';
import type { TemplateInput } from '#machines/flows/employees/excelUpload/excelUploadSetup.ts';
import { api } from '#src/session/client.ts';
import { saveAnswer } from '#src/actors/shared/saveFile.ts';

export const downloadTemplate = fromPromise<void, TemplateInput>(async ({ input, signal }) => {
  const answer = api.GET('/employees/import-template', { params: { query: input }, parseAs: 'blob', signal });
  await saveAnswer(answer, `xodimlar.${input.format}`);
});
