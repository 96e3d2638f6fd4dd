import { newId } from '#server/identifier.ts';
import type { App } from '../browser/app.ts';
import { at, button, gateOf, heading, inTurn, someEmployee, type BuiltScreen, type Scene } from './scenes.ts';

/** Changes the title as if a colleague had saved it. */
async function retitle(app: App, title: string): Promise<void> {
  const { organizationId } = await someEmployee(app);
  await app.server.db
    .updateTable('organization')
    .set((column) => ({ title, version: column('version', '+', 1) }))
    .where('id', '=', organizationId)
    .execute();
}

const printedGate = ({ server }: App) =>
  server.db.selectFrom('gate').select('id').where('isStatic', '=', true).executeTakeFirst();

/** A gate without a screen, made once, on the page itself: signing in beside it would end the visit. */
async function makePrinted({ app, page, say }: Scene): Promise<void> {
  if (await printedGate(app)) return;
  await button(page, say('gates', 'makePrinted')).click();
  await page.getByRole('alertdialog').getByRole('textbox').fill('Ombor');
  await button(page, say('gates', 'naming.printed.confirm')).click();
  await page.getByText(say('gates', 'weaker'), { exact: true }).waitFor();
}

/** As if the company had been founded in the app just now, with its hours left as they are. */
async function restartCompany({ app }: Scene): Promise<void> {
  const { organizationId } = await someEmployee(app);
  const marks = {
    ...{ details: null, hours: 'later', schedules: 'kept' },
    ...{ paydays: null, gate: null, employee: null },
  };
  await app.server.db
    .insertInto('guidedStep')
    .values(
      Object.entries(marks).map(([step, mark]) => ({
        ...{ organizationId, step, mark },
        ...{ markedAt: null, markedByAccountId: null },
      })),
    )
    .onConflict((on) => on.doNothing())
    .execute();
}

const forgetStart = async (app: App) => {
  await app.server.db.deleteFrom('guidedStep').execute();
};

async function addUnits(app: App): Promise<void> {
  const { organizationId } = await someEmployee(app);
  const titles = ['Ofis', 'Ombor', 'Savdo zali'];
  const open = { organizationId, closedAt: null, createdAt: app.server.clock.date() };
  const there = app.server.db.selectFrom('unit').where('organizationId', '=', organizationId);
  if (await there.select('id').executeTakeFirst()) return;
  await app.server.db
    .insertInto('unit')
    .values(titles.map((title) => ({ ...open, id: newId(), title })))
    .execute();
}

const shift = (start: string, end: string) => ({ start, end });
const week = (hours: object, saturday: object | null = null) => [
  ...Array.from({ length: 5 }, () => hours),
  saturday,
  null,
];
const usual = { breakMinutes: 60, worksOnHolidays: false, anchor: null };

/** Three in use, one of them with a planned version and one with a planned closing, and one that was closed. */
const schedules = [
  {
    title: 'Qoʻriqchilar',
    closedFrom: null,
    versions: [
      {
        validFrom: '2026-03-01',
        schedule: {
          ...{ kind: 'cycle', anchor: '2026-03-01', breakMinutes: 60, worksOnHolidays: true },
          days: [shift('08:00', '20:00'), shift('20:00', '08:00'), null, null],
        },
      },
    ],
  },
  {
    title: 'Savdo zali',
    closedFrom: null,
    versions: [
      {
        validFrom: '2026-09-01',
        schedule: { kind: 'weekly', ...usual, days: week(shift('10:00', '19:00'), shift('10:00', '15:00')) },
      },
      {
        validFrom: '2026-12-01',
        schedule: { kind: 'weekly', ...usual, days: week(shift('09:00', '18:00'), shift('09:00', '14:00')) },
      },
    ],
  },
  {
    title: 'Qishki',
    closedFrom: '2027-03-01' as const,
    versions: [
      {
        validFrom: '2026-11-01',
        schedule: { kind: 'weekly', ...usual, days: week(shift('10:00', '18:00')) },
      },
    ],
  },
  {
    title: 'Yozgi',
    closedFrom: '2026-09-01' as const,
    versions: [
      {
        validFrom: '2026-06-01',
        schedule: { kind: 'weekly', ...usual, days: week(shift('07:00', '16:00')) },
      },
    ],
  },
];

/** Adds the schedules once, and assigns the first one to somebody. */
async function addSchedules({ server: { db, clock } }: App): Promise<void> {
  const { organizationId, id: employeeId } = await someEmployee({ server: { db } } as App);
  const there = db.selectFrom('schedule').where('organizationId', '=', organizationId);
  if (await there.select('id').executeTakeFirst()) return;
  const saved = { organizationId, savedAt: clock.date(), savedByAccountId: null, replacedAt: null };
  for (const [place, { title, closedFrom, versions }] of schedules.entries()) {
    const id = newId();
    const createdAt = new Date(clock.now() + place);
    await db
      .insertInto('schedule')
      .values({ organizationId, id, title, version: 1, closedFrom, createdAt })
      .execute();
    await db
      .insertInto('scheduleVersion')
      .values(versions.map((version) => ({ ...saved, id: newId(), scheduleId: id, ...version })) as never)
      .execute();
    if (place > 0) continue;
    // Starts so late that it changes nothing in other scenes.
    const given = { employeeId, unitId: null, scheduleId: id, validFrom: '2027-06-01' as const };
    await db
      .insertInto('scheduleAssignment')
      .values({ ...saved, id: newId(), ...given })
      .execute();
  }
}

const findSchedule = ({ server }: App, title: string) =>
  server.db.selectFrom('schedule').select('id').where('title', '=', title).executeTakeFirstOrThrow();

const openSchedule = (title: string) =>
  inTurn(
    ({ app }) => addSchedules(app),
    async (scene) => at(`/settings/schedules/${(await findSchedule(scene.app, title)).id}`)(scene),
  );
/** The company's own rules. */
export const settingsScreens: readonly BuiltScreen[] = [
  {
    name: 'units',
    who: 'employer',
    open: async (scene) => {
      await addUnits(scene.app);
      await at('/settings/units')(scene);
    },
  },
  { name: 'absence-kinds', who: 'employer', open: at('/settings/absences') },
  { name: 'payout-settings', who: 'employer', open: at('/settings/payouts') },
  {
    name: 'absence-kind',
    who: 'employer',
    open: inTurn(at('/settings/absences'), async ({ page, say }) => {
      const kind = say('absences', 'kind.n9');
      await button(page, say('absences', 'changeOf', { kind })).click();
      await page.locator('select[name="treatment"]').waitFor();
    }),
  },
  {
    name: 'schedules',
    who: 'employer',
    open: inTurn(({ app }) => addSchedules(app), at('/settings/schedules')),
  },
  { name: 'schedule-week', who: 'employer', open: openSchedule('Savdo zali') },
  { name: 'schedule-cycle', who: 'employer', open: openSchedule('Qoʻriqchilar') },
  {
    name: 'schedule-errors',
    who: 'employer',
    open: inTurn(openSchedule('Qoʻriqchilar'), async ({ page, say }) => {
      const fill = (name: string, value: string) => page.locator(`input[name="${name}"]`).fill(value);
      await fill('title', '');
      await fill('days.0.end', '');
      await fill('days.1.start', '25:00');
      await button(page, say('settings', 'preview')).click();
      await page.getByText(say('fields', 'timeInvalid')).first().waitFor();
    }),
  },
  {
    name: 'schedule-effect',
    who: 'employer',
    open: inTurn(openSchedule('Savdo zali'), async ({ page, say }) => {
      await page.locator('input[name="days.0.end"]').fill('20:00');
      await button(page, say('settings', 'preview')).click();
      await page.getByRole('alertdialog').waitFor();
    }),
  },
  {
    name: 'schedule-closing',
    who: 'employer',
    open: inTurn(
      ({ app }) => addSchedules(app),
      at('/settings/schedules'),
      async ({ page, say }) => {
        await button(page, say('schedules', 'actionsOf', { schedule: 'Savdo zali' })).click();
        await page.getByRole('menuitem', { name: say('schedules', 'close'), exact: true }).click();
        await page.getByRole('dialog').waitFor();
      },
    ),
  },
  {
    name: 'schedule-giving',
    who: 'employer',
    open: inTurn(
      ({ app }) => addSchedules(app),
      at('/settings/schedules'),
      async ({ page, say }) => {
        await button(page, say('schedules', 'actionsOf', { schedule: 'Savdo zali' })).click();
        await page.getByRole('menuitem', { name: say('schedules', 'giveTo'), exact: true }).click();
        await page.getByRole('dialog').getByRole('checkbox').nth(1).check();
        await button(page, say('settings', 'preview')).click();
        await page.getByRole('dialog').getByText(say('settings', 'effectTitle')).waitFor();
      },
    ),
  },
  { name: 'settings-details', who: 'employer', open: at('/settings/company') },
  { name: 'settings-salary', who: 'employer', open: at('/settings/company/salary') },
  {
    name: 'settings-errors',
    who: 'employer',
    open: inTurn(at('/settings/company/salary'), async ({ page, say }) => {
      await page.getByRole('textbox', { name: say('settings', 'allowedPercent'), exact: true }).fill('70');
      await button(page, say('settings', 'preview')).click();
      await page.getByText(say('fields', 'from1To50')).first().waitFor();
    }),
  },
  { name: 'settings-hours', who: 'employer', open: at('/settings/company/hours') },
  {
    name: 'settings-effect',
    who: 'employer',
    open: inTurn(at('/settings/company/hours'), async ({ page, say }) => {
      await page.getByRole('checkbox').nth(5).uncheck();
      await button(page, say('settings', 'preview')).click();
      await page.getByRole('alertdialog').waitFor();
    }),
  },
  {
    name: 'settings-conflict',
    who: 'employer',
    open: inTurn(at('/settings/company'), async ({ app, page, say }) => {
      await page
        .getByRole('textbox', { name: say('settings', 'title'), exact: true })
        .fill('Registon Savdo Uyi');
      await retitle(app, 'Namuna Savdo Invest');
      await button(page, say('settings', 'save')).click();
      await heading(page, say('settings', 'conflictTitle'));
    }),
    undo: (app) => retitle(app, 'Namuna Savdo'),
  },
  { name: 'gates', who: 'employer', open: at('/settings/gates') },
  {
    name: 'gate-printed-making',
    who: 'employer',
    open: inTurn(at('/settings/gates'), async ({ page, say }) => {
      await button(page, say('gates', 'makePrinted')).click();
      await page.getByRole('alertdialog').waitFor();
    }),
  },
  {
    name: 'gate-address',
    who: 'employer',
    open: inTurn(at('/settings/gates'), async ({ app, page, say }) => {
      const { title } = await gateOf(app);
      await button(page, say('gates', 'actionsOf', { gate: title })).click();
      await page.getByRole('menuitem', { name: say('gates', 'pair'), exact: true }).click();
      await page.getByRole('img', { name: say('gates', 'pairCode') }).waitFor();
    }),
  },
  {
    name: 'gate-print',
    who: 'employer',
    open: inTurn(at('/settings/gates'), makePrinted, async (scene) =>
      at(`/settings/gates/${(await printedGate(scene.app))?.id ?? ''}/print`)(scene),
    ),
  },
  {
    name: 'start',
    who: 'employer',
    open: inTurn(restartCompany, at('/start')),
    undo: forgetStart,
  },
  {
    name: 'start-overview',
    who: 'employer',
    open: inTurn(restartCompany, at('/home'), ({ page, say }) =>
      page.getByText(say('home', 'startTitle')).waitFor(),
    ),
    undo: forgetStart,
  },
];
