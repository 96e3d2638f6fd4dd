import { columnKeys, type ColumnKey } from '#domain/import/columns.ts';
import { good, people, stage, type ImportedRow } from '../worlds/imports.ts';
import { headings, person } from '../sheets/people.ts';
import { listBook, type SheetCell } from '../sheets/xlsx.ts';
import type { App } from '../browser/app.ts';
import { at, button, phoneOf, someEmployee, inTurn, type BuiltScreen, type Scene } from './scenes.ts';

/** Twelve people, some with the usual errors of lists. */
function book(heading: Partial<Record<ColumnKey, string>> = {}): Uint8Array {
  const wrong: Record<number, Partial<Record<ColumnKey, SheetCell>>> = {
    0: { phoneNumber: '12' },
    1: { cardNumber: 8_600_000_000_000_000 },
    2: { pinfl: person(6)[columnKeys.indexOf('pinfl')] ?? '' },
    5: { salary: 'besh million', status: 'ishda' },
  };
  const rows = Array.from({ length: 12 }, (_, index) =>
    columnKeys.map((key, column) => wrong[index]?.[key] ?? person(index)[column] ?? ''),
  );
  return listBook([headings.map((text, column) => heading[columnKeys[column]!] ?? text), ...rows]);
}

/** A list kept from the scene before is discarded first. */
const fileStep = inTurn(at('/employees/upload'), async ({ page, say }) => {
  const [discard, haveFile] = [
    button(page, say('upload', 'keptDiscard')),
    button(page, say('upload', 'haveFile')),
  ];
  await discard.or(haveFile).waitFor();
  if (await discard.isVisible()) await discard.click();
  await haveFile.click();
});
const choose = async ({ page }: Scene, bytes: Uint8Array, name = 'xodimlar.xlsx') =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });

const reviewed = inTurn(fileStep, async (scene) => {
  await choose(scene, book());
  await scene.page.getByText(scene.say('upload', 'rowProblem', { v: 2 })).waitFor();
});

/** The employer at another computer, from which the list is sent. */
const office = ({ server }: App) => server.signIn(phoneOf.employer, 'a-computer-in-the-office');

const forgetImports = async ({ server }: App) => {
  await server.db.deleteFrom('employeeImport').execute();
  await server.db.deleteFrom('notification').execute();
};

/** A list of eight on the server: two of them already work here, one has somebody's phone number. */
async function sendList(app: App) {
  const as = await office(app);
  const known = await app.server.db
    .selectFrom('employee')
    .selectAll()
    .where('id', '<>', (await someEmployee(app)).id)
    .where('status', '=', 'active')
    .orderBy('pinfl')
    .limit(2)
    .execute();
  const rows = people(8).map((row, index): ImportedRow => {
    const same = known[index];
    if (same) {
      const { lastName, firstName, passportSerialNumber, pinfl, phoneNumber } = same;
      return { ...row, lastName, firstName, passportSerialNumber, pinfl, phoneNumber };
    }
    return index === 7 ? { ...row, phoneNumber: phoneOf.employee } : row;
  });
  const { path } = await stage(app.server, as, rows);
  good(await app.server.call('checkImport', { as, path }));
  return { as, path };
}

const plan = async (scene: Scene) => {
  const { path } = await sendList(scene.app);
  await at(`/employees/imports/${path.id}`)(scene);
  await button(scene.page, scene.say('upload', 'updateAll')).waitFor();
};

/** Importing employees from a file, step by step, with its results. */
export const uploadScreens: readonly BuiltScreen[] = [
  { name: 'upload', who: 'employer', open: at('/employees/upload') },
  { name: 'upload-file', who: 'employer', open: fileStep },
  {
    name: 'upload-refused',
    who: 'employer',
    open: inTurn(fileStep, async (scene) => {
      await choose(scene, new TextEncoder().encode('not a book'));
      await scene.page.getByText(scene.say('upload', 'refusedTitle')).waitFor();
    }),
  },
  {
    name: 'upload-columns',
    who: 'employer',
    open: inTurn(fileStep, async (scene) => {
      await choose(scene, book({ pinfl: 'Raqami', salary: 'Puli' }));
      await scene.page.getByText(scene.say('upload', 'mappingTitle')).waitFor();
    }),
  },
  { name: 'upload-grid', who: 'employer', open: reviewed },
  {
    name: 'upload-remove',
    who: 'employer',
    open: inTurn(reviewed, async ({ page, say }) => {
      await button(page, say('upload', 'removeBad')).click();
      await page.getByRole('alertdialog').waitFor();
    }),
  },
  { name: 'imports-empty', who: 'employer', open: at('/employees/imports') },
  { name: 'import-plan', who: 'employer', open: plan, undo: forgetImports },
  {
    name: 'imports',
    who: 'employer',
    open: async (scene) => {
      await sendList(scene.app);
      await at('/employees/imports')(scene);
    },
    undo: forgetImports,
  },
  {
    name: 'import-done',
    who: 'employer',
    open: async (scene) => {
      const { server } = scene.app;
      const { as, path } = await sendList(scene.app);
      good(await server.call('addImportRows', { as, path, body: { rows: [], removed: [9] } }));
      good(await server.call('decideImport', { as, path, body: { decision: 'update' } }));
      good(await server.call('checkImport', { as, path }));
      good(await server.call('commitImport', { as, path }));
      await server.imported();
      await at(`/employees/imports/${path.id}`)(scene);
    },
    undo: async (app) => {
      const as = await office(app);
      const { id } = await app.server.db.selectFrom('employeeImport').select('id').executeTakeFirstOrThrow();
      good(await app.server.call('undoImport', { as, path: { id } }));
      await app.server.imported();
      await forgetImports(app);
    },
  },
];
