import { cases } from '#machines/flows/time/proposalWithdrawal/proposalWithdrawalMachine.cases.ts';
import { confirmedChangeModel, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import { notifyFromOtherTab } from '../support/otherTab.ts';
import type { Gate } from '../support/gates.ts';
import type { WorkWorld } from './work.world.ts';

export interface Driver extends ChangeDriver {
  withdraw: Gate;
  world: WorkWorld;
}

const row = ({ page }: Driver) => page.locator('[data-correction]');

/** The sheet of a day whose correction waits for an employer. */
export const model = confirmedChangeModel(cases, {
  gate: ({ withdraw }: Driver) => withdraw,
  choose: (driver) =>
    row(driver)
      .getByRole('button', { name: driver.say('attendance', 'correction.withdraw'), exact: true })
      .click(),
  title: ({ say }) => say('attendance', 'correction.withdrawTitle'),
  confirmLabel: ({ say }) => say('attendance', 'correction.withdraw'),
  make: async (driver) => {
    const { page, say, world, withdraw } = driver;
    await withdraw.pass();
    await page.getByText(say('attendance', 'correction.withdrawnToast')).first().waitFor();
    await row(driver).getByText(say('attendance', 'correction.state.withdrawn'), { exact: true }).waitFor();
    const stored = await world.correction();
    if (stored?.state !== 'withdrawn') throw new Error(`the correction is ${JSON.stringify(stored)}`);
    await world.setCorrection('proposed');
    await notifyFromOtherTab(page, { type: 'data.changed', topic: 'attendance' });
    await row(driver).getByText(say('attendance', 'correction.state.proposed'), { exact: true }).waitFor();
  },
  refuse: {
    // It was decided meanwhile.
    decided: async ({ page, withdraw, world }) => {
      await withdraw.arrived();
      await world.decideCorrection('accepted');
      const answer = page.waitForResponse('**/api/attendance/corrections/*/withdraw');
      await withdraw.pass();
      await answer;
      await world.decideCorrection('proposed');
    },
  },
});
