import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sheetGridMachine } from '#machines/flows/employees/sheetGrid/sheetGridMachine.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { person } from '#tests/support/sheets/people.ts';
import { loadTexts, type Say } from '#tests/support/texts.ts';
import { Coverage } from '#tests/paths/engine/index.ts';
import { model, ROWS } from './sheetGrid.model.ts';
import { openPath, type PathPage } from '../support/openPath.ts';
import { settledBy } from '../support/settledBy.ts';
import { assertAllTaken, pathsToWalk, walk } from '../support/walk.ts';
import { bookOf, UploadWorld } from './upload.world.ts';

let app: App;
let say: Say;
let path: PathPage<never>;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());
beforeEach(async () => {
  const world = await UploadWorld.make(app.server);
  path = await openPath(app, {}, { session: world.employer });
});
afterEach(async () => {
  await path.visit.close();
  expect(path.visit.complaints).toEqual([]);
});

describe('the grid of an upload', () => {
  const coverage = new Coverage(sheetGridMachine);

  test.each(pathsToWalk(model))('%s', async (_name, walked) => {
    const { page, recorder } = path;
    await page.goto('/employees/upload');
    await page.getByRole('button', { name: say('upload', 'haveFile') }).click();
    const buffer = Buffer.from(bookOf(ROWS, { 0: { phoneNumber: '12' } }));
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'xodimlar.xlsx', mimeType: 'application/octet-stream', buffer });
    await page.getByRole('button', { name: say('upload', 'allRows') }).click();
    await page.locator(`#cell-${ROWS - 1}-0`).waitFor();
    const settled = settledBy(recorder, { coverage, shown: false });
    const texts = Array.from({ length: ROWS }, (_, row) => person(row).slice(0, 2).map(String));
    await walk(model, walked, { page, say, texts }, { settled });
  });

  test('took every transition', () => {
    assertAllTaken(coverage);
  });
});
