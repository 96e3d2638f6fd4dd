import { cases } from '#machines/flows/time/reasonGiving/reasonGivingMachine.cases.ts';
import { confirmedChangeModel, lastBody, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import { notifyFromOtherTab } from '../support/otherTab.ts';
import type { Gate } from '../support/gates.ts';
import type { WorkWorld } from './work.world.ts';

export interface Driver extends ChangeDriver {
  give: Gate;
  world: WorkWorld;
}

const row = ({ page }: Driver) => page.locator('[data-date="2026-11-17"]');

/** The sheet of late days, in which one day’s reason is due. */
export const model = confirmedChangeModel(cases, {
  gate: ({ give }: Driver) => give,
  choose: (driver) =>
    row(driver)
      .getByRole('button', { name: driver.say('home', 'tardiness.write'), exact: true })
      .click(),
  title: ({ say }) => say('home', 'tardiness.ask'),
  confirmLabel: ({ say }) => say('home', 'tardiness.send'),
  fields: () => ['reason'],
  make: async (driver) => {
    const { page, say, world, give } = driver;
    const { reason } = lastBody(driver) as { reason: string };
    await give.pass();
    await page.getByText(say('home', 'tardiness.sent')).first().waitFor();
    await row(driver).getByText(say('home', 'tardiness.state.given'), { exact: true }).waitFor();
    await row(driver)
      .getByText(say('home', 'tardiness.reasonIs', { reason }))
      .waitFor();
    const stored = await world.tardinessReason();
    if (stored?.state !== 'given' || stored.reason !== reason)
      throw new Error(`the reason is ${JSON.stringify(stored)}`);
    // The next choice on the path finds it due again.
    await world.setTardinessReason(null);
    await notifyFromOtherTab(page, { type: 'data.changed', topic: 'tardiness' });
  },
  refuse: {
    tooLong: ({ give }) => give.pass({ reason: 'x'.repeat(301) }),
    // It was decided meanwhile.
    decided: async ({ page, give, world }) => {
      await give.arrived();
      await world.setTardinessReason('accepted');
      const answer = page.waitForResponse('**/api/attendance/tardiness/*/reason');
      await give.pass();
      await answer;
      await world.setTardinessReason(null);
    },
  },
});
