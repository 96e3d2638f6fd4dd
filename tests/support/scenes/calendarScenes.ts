import { yearByLaw } from '#domain/calendar/companyYear.ts';
import { addDays, companyDate, weekday, type CompanyDate } from '#domain/calendar/index.ts';
import { formatDate } from '#domain/format/index.ts';
import type { App } from '../browser/app.ts';
import { at, button, heading, inTurn, someEmployee, type BuiltScreen, type Scene } from './scenes.ts';

const waitForYear = ({ page }: Scene) => page.locator('[data-date$="-12-31"]').waitFor();

/** A Tuesday of a spring without holidays, and the Saturday of its week; `inYears` from now. */
function weekOf(app: App, inYears: number): { year: string; tuesday: CompanyDate; saturday: CompanyDate } {
  const year = String(Number(companyDate(app.server.clock.now()).slice(0, 4)) + inYears);
  const start = `${year}-04-13` as CompanyDate;
  const tuesday = addDays(start, (9 - weekday(start)) % 7);
  return { year, tuesday, saturday: addDays(tuesday, 4) };
}

const nextYear = async (scene: Scene) => {
  await at(`/settings/calendar/${weekOf(scene.app, 1).year}`)(scene);
  await waitForYear(scene);
};

/** A day off in place of a Saturday, not saved yet. */
async function moveDay({ app, page, say }: Scene): Promise<void> {
  const { tuesday, saturday } = weekOf(app, 1);
  await page.locator(`[data-date="${tuesday}"]`).click();
  await page.getByRole('combobox').selectOption('dayOff');
  await page
    .getByRole('textbox', { name: say('workCalendar', 'insteadWorked') })
    .fill(formatDate(saturday, 'ru', 'short'));
  await button(page, say('workCalendar', 'give')).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Adds the holiday as if a colleague had saved it. */
async function makeHoliday(app: App): Promise<void> {
  const { organizationId } = await someEmployee(app);
  const { year, tuesday } = weekOf(app, 1);
  const holiday = { date: tuesday, kind: 'holiday', week: 'all', source: 'company' } as const;
  await app.server.db
    .insertInto('calendarYear')
    .values({ organizationId, year: Number(year), decree: null, version: 1 })
    .execute();
  await app.server.db
    .insertInto('calendarDay')
    .values([...yearByLaw(Number(year)), holiday].map((day) => ({ organizationId, ...day })))
    .execute();
}

async function forgetHoliday(app: App): Promise<void> {
  const { organizationId } = await someEmployee(app);
  const { year } = weekOf(app, 1);
  await app.server.db
    .deleteFrom('calendarDay')
    .where('organizationId', '=', organizationId)
    .where('date', '>=', `${year}-01-01` as CompanyDate)
    .execute();
  await app.server.db
    .deleteFrom('calendarYear')
    .where('organizationId', '=', organizationId)
    .where('year', '=', Number(year))
    .execute();
}

/** The company's calendar. */
export const calendarScreens: readonly BuiltScreen[] = [
  { name: 'calendar', who: 'employer', open: inTurn(at('/settings/calendar'), waitForYear) },
  { name: 'calendar-next', who: 'employer', open: nextYear },
  {
    name: 'calendar-day',
    who: 'employer',
    open: inTurn(nextYear, moveDay, ({ app, page }) =>
      page.locator(`[data-date="${weekOf(app, 1).tuesday}"]`).click(),
    ),
  },
  {
    name: 'calendar-effect',
    who: 'employer',
    open: inTurn(nextYear, moveDay, async ({ page, say }) => {
      await button(page, say('settings', 'preview')).click();
      await page.getByRole('alertdialog').waitFor();
    }),
  },
  {
    name: 'calendar-conflict',
    who: 'employer',
    open: inTurn(nextYear, moveDay, async ({ app, page, say }) => {
      await makeHoliday(app);
      await button(page, say('settings', 'preview')).click();
      await button(page, say('settings', 'save')).click();
      await heading(page, say('settings', 'conflictTitle'));
    }),
    undo: forgetHoliday,
  },
];
