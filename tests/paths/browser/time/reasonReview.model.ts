import { cases } from '#machines/flows/time/reasonReview/reasonReviewMachine.cases.ts';
import type { ReviewedReason } from '#machines/flows/time/reasonReview/reasonReviewMachine.ts';
import { confirmedChangeModel, lastBody, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import { notifyFromOtherTab } from '../support/otherTab.ts';
import type { Gate } from '../support/gates.ts';
import type { WorkWorld } from './work.world.ts';

export interface Driver extends ChangeDriver {
  judge: Gate;
  world: WorkWorld;
}

const labels = { accept: 'reason.accept', refuse: 'reason.refuse' } as const;
const titles = { accept: 'reason.acceptTitle', refuse: 'reason.refuseTitle' } as const;
const toasts = { accept: 'reason.acceptedToast', refuse: 'reason.refusedToast' } as const;
const states = { accept: 'accepted', refuse: 'refused' } as const;
const reason = 'Qor yogʻdi';

const row = ({ page, world }: Driver) => page.locator(`[data-row="${world.company.employee.jobId}"]`);

/** The day board, on which one person was late and gave a reason. */
export const model = confirmedChangeModel(cases, {
  gate: ({ judge }: Driver) => judge,
  choose: (driver, { verb }: ReviewedReason) =>
    row(driver)
      .getByRole('button', { name: driver.say('attendance', labels[verb]), exact: true })
      .click(),
  title: ({ say }, { verb }) => say('attendance', titles[verb]),
  confirmLabel: ({ say }, { verb }) => say('attendance', labels[verb]),
  fields: ({ verb }) => (verb === 'refuse' ? ['note'] : []),
  shows: ({ page, say }) =>
    page
      .getByRole('alertdialog')
      .getByText(say('attendance', 'reason.is', { reason }), { exact: true })
      .waitFor(),
  make: async (driver) => {
    const { page, say, world, judge, subject } = driver;
    const { note = null } = lastBody(driver) as { note?: string };
    await judge.pass();
    await page.getByText(say('attendance', toasts[subject.verb])).first().waitFor();
    const state = states[subject.verb];
    await row(driver)
      .getByText(say('attendance', `reason.${state}`), { exact: true })
      .waitFor();
    const stored = await world.tardinessReason();
    if (stored?.state !== state || stored.decisionNote !== note)
      throw new Error(`the reason is ${JSON.stringify(stored)}`);
    // The next choice on the path finds it undecided again.
    await world.setTardinessReason('given');
    await notifyFromOtherTab(page, { type: 'data.changed', topic: 'tardiness' });
    await row(driver).getByText(say('attendance', 'reason.given'), { exact: true }).waitFor();
  },
  refuse: {
    tooLong: ({ judge }) => judge.pass({ note: 'x'.repeat(301) }),
    // A colleague did it first.
    decided: async ({ page, judge, world }) => {
      await judge.arrived();
      await world.decideTardinessReason('accepted');
      const answer = page.waitForResponse('**/api/attendance/tardiness-reasons/review');
      await judge.pass();
      await answer;
      await world.decideTardinessReason('given');
    },
  },
  impossible: ({ verb }, refusal = '') => verb === 'accept' && refusal === 'tooLong',
});
