import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { excelUploadMachine } from '#machines/flows/employees/excelUpload/excelUploadMachine.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { loadTexts, type Say } from '#tests/support/texts.ts';
import { Coverage } from '#tests/paths/engine/index.ts';
import { model } from './excelUpload.model.ts';
import { openPath, type PathPage } from '../support/openPath.ts';
import { settledBy } from '../support/settledBy.ts';
import { holdSheets } from '../support/sheetGate.ts';
import { holdStorage } from '../support/storageGate.ts';
import { assertAllTaken, pathsToWalk, walk } from '../support/walk.ts';
import { UploadWorld } from './upload.world.ts';

const imports = '/api/employees/imports';
const routes = {
  template: { method: 'GET', path: '/api/employees/import-template' },
  start: { method: 'POST', path: imports },
  chunk: { method: 'POST', path: `${imports}/*/rows` },
  check: { method: 'POST', path: `${imports}/*/check` },
};

let app: App;
let say: Say;
let world: UploadWorld;
let path: PathPage<keyof typeof routes>;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await UploadWorld.make(app.server);
  path = await openPath(app, routes, { session: world.employer });
});
afterEach(async () => {
  await path.visit.close();
  expect(path.visit.complaints).toEqual([]);
});

describe('the upload of a list', () => {
  const coverage = new Coverage(excelUploadMachine);

  test.each(pathsToWalk(model))('%s', async (_name, walked) => {
    const { page, recorder, gates } = path;
    const sheets = await holdSheets(page);
    const { drafts } = await holdStorage(page, { drafts: 'davomat-drafts' });
    drafts.close();
    await page.goto('/employees/upload');
    const settled = settledBy(recorder, {
      coverage,
      still: true,
      shown: (states) => !states.includes('handedOver'),
    });
    const list = { phoneNumber: '', refusal: 'stuck' as const };
    const kept = { book: new Uint8Array() };
    await walk(model, walked, { page, say, world, gates, sheets, drafts, list, kept }, { settled });
  });

  test('took every transition', () => {
    assertAllTaken(coverage, model.leftOut());
  });
});
