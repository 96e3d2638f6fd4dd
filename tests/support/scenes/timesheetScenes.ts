import { at, button, inTurn, type BuiltScreen } from './scenes.ts';

/** The month sheet, and what is entered from it. */
export const timesheetScreens: readonly BuiltScreen[] = [
  { name: 'timesheet', who: 'employer', open: at('/attendances/month') },
  {
    name: 'day-entry',
    who: 'employer',
    open: inTurn(at('/attendances/month'), async ({ page, say }) => {
      await button(page, say('dayEntry', 'open')).first().click();
      await page.getByRole('checkbox').first().check();
      await page.locator('input[name="reason"]').fill('Qogʻozdagi jurnal');
      await button(page, say('dayChange', 'showEffect')).click();
      await button(page, say('dayEntry', 'enter')).waitFor();
    }),
  },
];
