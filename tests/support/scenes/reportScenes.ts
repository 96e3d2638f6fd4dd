import type { Insertable } from 'kysely';
import type { Report } from '#server/database/tables.generated.ts';
import { newId } from '#server/identifier.ts';
import type { App } from '../browser/app.ts';
import { at, phoneOf, someEmployee, type BuiltScreen, type Scene } from './scenes.ts';

const NEXT_YEAR = new Date('2027-11-18T09:00:00+05:00');

const ready = { state: 'ready', progress: 100, tries: 1, parts: 1, keptUntil: '2026-12-18' } as const;

/** Newest first. */
const rows: readonly Partial<Insertable<Report>>[] = [
  { kind: 'people', fromMonth: null, toMonth: null, columns: ['lastName'], format: 'xlsx' },
  {
    ...{ kind: 'attendance', fromMonth: '2025-12', toMonth: '2026-11', columns: ['date', 'worked'] },
    ...{ format: 'csv', state: 'making', progress: 42, tries: 1 },
  },
  { ...ready, kind: 'tardiness', columns: ['date'], format: 'xlsx', size: 18_432 },
  { ...ready, kind: 'payslips', columns: ['month'], format: 'csv', size: 2_411_008, unit: 'none' },
  {
    ...{ kind: 'attendance', fromMonth: '2025-11', toMonth: '2026-10', columns: ['date'], format: 'xlsx' },
    ...{ state: 'failed', tries: 1, problem: 'tooManyRows' },
  },
  {
    ...{ kind: 'timesheet', columns: [], format: 'xlsx', state: 'expired', progress: 100, tries: 1 },
    ...{ size: 52_411_008, keptUntil: '2026-12-16', removedOn: '2026-11-17' },
  },
];

async function addReports(app: App): Promise<void> {
  await forgetReports(app);
  const { db, clock } = app.server;
  const { organizationId } = await someEmployee(app);
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('phoneNumber', '=', phoneOf.employer)
    .executeTakeFirstOrThrow();
  const at = clock.date();
  const before = (minutes: number) => new Date(at.getTime() - minutes * 60_000);
  const ids = rows.map(() => newId());
  await db
    .insertInto('report')
    .values(
      rows.map((row, index) => ({
        ...{ organizationId, id: ids[index]!, kind: 'people', fromMonth: '2026-10', toMonth: '2026-10' },
        ...{
          unit: null,
          columns: [],
          format: 'csv',
          language: 'uz-Latn',
          requestedAt: before(7 + index * 95),
        },
        ...{ requestedByAccountId: account.id, state: 'queued', progress: 0, tries: 0, nextTryAt: NEXT_YEAR },
        ...{ tryId: row.state === 'making' ? newId() : null, problem: null, name: 'report', size: null },
        ...{ finishedAt: row.state ? before(6 + index * 95) : null, parts: null, keptUntil: null },
        ...row,
      })),
    )
    .execute();
  await db
    .insertInto('reportDownload')
    .values(
      [3, 2].map((minutes) => ({
        ...{ organizationId, id: newId(), reportId: ids[2]! },
        ...{ byAccountId: account.id, at: before(minutes) },
      })),
    )
    .execute();
}

async function forgetReports(app: App): Promise<void> {
  const { organizationId } = await someEmployee(app);
  for (const table of ['reportPart', 'reportDownload', 'report'] as const)
    await app.server.db.deleteFrom(table).where('organizationId', '=', organizationId).execute();
}

const openReports = async (scene: Scene) => {
  await addReports(scene.app);
  await at('/reports')(scene);
};

/** Reports in each of their states, and the form that asks for one. */
export const reportScreens: readonly BuiltScreen[] = [
  { name: 'reports', who: 'employer', open: openReports, undo: forgetReports },
  { name: 'reports-empty', who: 'employer', open: at('/reports') },
  {
    name: 'report-form',
    who: 'employer',
    open: async (scene) => {
      await openReports(scene);
      const { page, say } = scene;
      await page
        .getByRole('button', { name: say('reports', 'again'), exact: true })
        .first()
        .click();
      await page.getByRole('alertdialog').getByText(say('reports', 'columns'), { exact: true }).waitFor();
    },
    undo: forgetReports,
  },
];
