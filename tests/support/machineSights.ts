import { at, someEmployee, then, type BuiltScreen } from './sights.ts';

/** The machines' charts, as seen by an employer who opened the inspector. */
export const machineScreens: readonly BuiltScreen[] = [
  { name: 'machines', who: 'employer', open: at('/machines') },
  { name: 'machine-session', who: 'employer', open: at('/machines/session') },
  { name: 'machine-workingDay', who: 'employer', open: at('/machines/workingDay') },
  {
    name: 'machine-employee',
    who: 'employer',
    open: async (sight) => {
      await at('/machines')(sight);
      const { id } = await someEmployee(sight.app);
      await at(`/employees/${id}`)(sight);
      await sight.page.locator('.history-head a').click();
      await sight.page.locator('main[data-machine="page"] .chart-frame .here').first().waitFor();
    },
  },
  {
    name: 'machine-panel',
    who: 'employer',
    open: then(at('/employees'), async ({ page }) => {
      await page.keyboard.press('?');
      await page.locator('.inspector-panel .here').first().waitFor();
    }),
  },
];
