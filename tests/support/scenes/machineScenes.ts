import { at, someEmployee, inTurn, type BuiltScreen } from './scenes.ts';

/** The machines' charts, as seen by an employer who opened the inspector. */
export const machineScreens: readonly BuiltScreen[] = [
  { name: 'machines', who: 'employer', open: at('/machines') },
  { name: 'machine-session', who: 'employer', open: at('/machines/session') },
  { name: 'machine-workingDay', who: 'employer', open: at('/machines/workingDay') },
  {
    name: 'machine-employee',
    who: 'employer',
    open: async (scene) => {
      await at('/machines')(scene);
      const { id } = await someEmployee(scene.app);
      await at(`/employees/${id}/history`)(scene);
      await scene.page.locator('a[href="/machines/employee"]').click();
      await scene.page.locator('main[data-machine="page"] .chart-frame .here').first().waitFor();
    },
  },
  {
    name: 'machine-panel',
    who: 'employer',
    open: inTurn(at('/employees'), async ({ page }) => {
      await page.keyboard.press('m');
      await page.locator('.inspector-panel .here').first().waitFor();
    }),
  },
];
