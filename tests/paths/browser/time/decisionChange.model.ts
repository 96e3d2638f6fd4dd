import { cases } from '#machines/flows/time/decisionChange/decisionChangeMachine.cases.ts';
import { showsFieldError } from '#tests/support/server/fieldErrors.ts';
import { lastBody } from '../shared/confirmedChange.model.ts';
import { previewedChangeModel, type PreviewedDriver } from '../shared/previewedChange.model.ts';
import { notifyFromOtherTab } from '../support/otherTab.ts';
import type { WorkWorld } from './work.world.ts';

export interface Driver extends PreviewedDriver {
  world: WorkWorld;
}

/** Of November’s 21 working days at five million a month: eleven counted, one becomes a half, so that half of the month is left. */
const changes = ['11 → 10,5', "2 619 047 so'm → 2 500 000 so'm"];

const field = ({ page }: Driver, name: string) => page.locator(`[name="${name}"]`);

/** The sheet of a day of two hours that was counted, on the person's record. */
export const model = previewedChangeModel(cases, {
  title: ({ say }: Driver) => say('dayChange', 'decideTitle'),
  askLabel: ({ say }) => say('dayChange', 'showEffect'),
  confirmLabel: ({ say }) => say('dayChange', 'decide'),
  choose: ({ page, say }) =>
    page.getByRole('button', { name: say('attendance', 'decided.change'), exact: true }).click(),
  fill: async (driver, { event, reason }) => {
    if (event !== undefined) await field(driver, 'event').selectOption(event);
    if (reason !== undefined) await field(driver, 'reason').fill(reason);
  },
  shows: async (driver, { form, errors }) => {
    for (const name of ['event', 'reason'] as const) {
      const shownField = field(driver, name);
      await shownField.waitFor();
      await showsFieldError(shownField, driver.say, errors[name] ?? null);
      const shown = await shownField.inputValue();
      if (shown !== form[name]) throw new Error(`${name} shows "${shown}", not "${form[name]}"`);
    }
  },
  showsEffect: async (_, sheet) => {
    const words = (await sheet.getByRole('status').innerText()).replaceAll(/\s+/g, ' ');
    for (const change of changes)
      if (!words.includes(change)) throw new Error(`the effect says "${words}", not "${change}"`);
  },
  make: async (driver) => {
    const { page, say, world, change } = driver;
    const { reason } = lastBody(driver) as { reason: string };
    await change.pass();
    const decided = page.locator('[data-decision="halved"]');
    await decided.getByText(say('attendance', 'decided.noteIs', { note: reason })).waitFor();
    await decided.getByText(`${say('attendance', 'decided.halved')}: 18-noyabr, `).waitFor();
    const stored = await world.dayDecision();
    if (stored?.decision !== 'halved' || stored.note !== reason)
      throw new Error(`the decision is ${JSON.stringify(stored)}`);
    await world.decideDay('counted');
    await notifyFromOtherTab(page, { type: 'data.changed', topic: 'attendance' });
    await page.locator('[data-decision="counted"]').waitFor();
  },
  // Somebody else decided meanwhile.
  refuse: (_, gate) => gate.pass({ was: 'dismissed' }),
  atField: { event: 'settle' },
});
