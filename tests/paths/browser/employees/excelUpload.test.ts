import { afterAll, beforeAll, describe } from 'vitest';
import { startApp, type App } from '#tests/support/browser/app.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { model } from './excelUpload.model.ts';
import { openPath } from '../support/openPath.ts';
import { holdSheets } from '../support/sheetGate.ts';
import { holdStorage } from '../support/storageGate.ts';
import { walkEach } from '../support/walkEach.ts';
import { UploadWorld } from './upload.world.ts';

const imports = '/api/employees/imports';
const routes = {
  template: { method: 'GET', path: '/api/employees/import-template' },
  start: { method: 'POST', path: imports },
  chunk: { method: 'POST', path: `${imports}/*/rows` },
  check: { method: 'POST', path: `${imports}/*/check` },
  commit: { method: 'POST', path: `${imports}/*/commit` },
};

let app: App;
let say: Say;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

describe('the upload of a list', () =>
  walkEach(
    model,
    async () => {
      const world = await UploadWorld.make(app.server);
      const path = await openPath(app, routes, { session: world.employer });
      const { page, gates } = path;
      const sheets = await holdSheets(page);
      const { drafts } = await holdStorage(page, { drafts: 'davomat-drafts' });
      drafts.close();
      await page.goto('/employees/upload');
      const list = { phoneNumber: '', refusal: 'stuck' as const };
      const kept = { book: new Uint8Array() };
      return { path, driver: { page, say, world, gates, sheets, drafts, list, kept } };
    },
    {
      still: true,
      shown: (states) => !states.some((state) => state === 'handedOver' || state === 'written'),
    },
  ));
