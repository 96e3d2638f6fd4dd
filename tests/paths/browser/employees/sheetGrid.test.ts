import { afterAll, beforeAll, describe } from 'vitest';
import { startApp, type App } from '#tests/support/browser/app.ts';
import { person } from '#tests/support/sheets/people.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { model, ROWS } from './sheetGrid.model.ts';
import { openPath } from '../support/openPath.ts';
import { walkEach } from '../support/walkEach.ts';
import { bookOf, UploadWorld } from './upload.world.ts';

let app: App;
let say: Say;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

describe('the grid of an upload', () =>
  walkEach(
    model,
    async () => {
      const world = await UploadWorld.make(app.server);
      const path = await openPath(app, {}, { session: world.employer });
      const { page } = path;
      await page.goto('/employees/upload');
      await page.getByRole('button', { name: say('upload', 'haveFile') }).click();
      const buffer = Buffer.from(bookOf(ROWS, { 0: { phoneNumber: '12' } }));
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'xodimlar.xlsx', mimeType: 'application/octet-stream', buffer });
      await page.getByRole('button', { name: say('upload', 'allRows') }).click();
      await page.locator(`#cell-${ROWS - 1}-0`).waitFor();
      const texts = Array.from({ length: ROWS }, (_, row) => person(row).slice(0, 2).map(String));
      return { path, driver: { page, say, texts } };
    },
    { shown: false },
  ));
