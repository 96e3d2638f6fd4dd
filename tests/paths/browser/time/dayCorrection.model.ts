import { cases } from '#machines/flows/time/dayCorrection/dayCorrectionMachine.cases.ts';
import { showsFieldError } from '#tests/support/server/fieldErrors.ts';
import { notifyFromOtherTab } from '../support/otherTab.ts';
import { lastBody } from '../shared/confirmedChange.model.ts';
import { previewedChangeModel, type PreviewedDriver } from '../shared/previewedChange.model.ts';
import type { WorkWorld } from './work.world.ts';

export interface Driver extends PreviewedDriver {
  world: WorkWorld;
}

/** Of November’s 21 working days at five million a month. */
const changes = ['10 → 11', "2 380 952 so'm → 2 619 047 so'm", "1 190 476 so'm → 1 309 523 so'm"];

const input = ({ page }: Driver, name: string) => page.locator(`input[name="${name}"]`);

/** The sheet of a day whose check-out was missed, in the employee's own month. */
export const model = previewedChangeModel(cases, {
  title: ({ say }: Driver) => say('dayChange', 'correctTitle'),
  askLabel: ({ say }) => say('dayChange', 'showEffect'),
  confirmLabel: ({ say }) => say('dayChange', 'propose'),
  choose: ({ page, say }) =>
    page.getByRole('button', { name: say('attendance', 'correction.propose'), exact: true }).click(),
  fill: async (driver, { pairs, reason }) => {
    for (const [place, pair] of (pairs ?? []).entries())
      for (const end of ['in', 'out'] as const) {
        const field = input(driver, `pairs.${place}.${end}`);
        if ((await field.inputValue()) !== pair[end]) await field.fill(pair[end]);
      }
    if (reason !== undefined) await input(driver, 'reason').fill(reason);
  },
  shows: async (driver, { form, errors }) => {
    const fields: Record<string, string> = { reason: form.reason };
    for (const [place, pair] of form.pairs.entries())
      for (const end of ['in', 'out'] as const) fields[`pairs.${place}.${end}`] = pair[end];
    for (const [name, value] of Object.entries(fields)) {
      const field = input(driver, name);
      await field.waitFor();
      await showsFieldError(field, driver.say, errors[name as keyof typeof errors] ?? null);
      const shown = await field.inputValue();
      if (shown !== value) throw new Error(`${name} shows "${shown}", not "${value}"`);
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
    await page.getByText(say('attendance', 'correction.sent')).first().waitFor();
    const row = page.locator('[data-correction]');
    await row.getByText(say('attendance', 'correction.state.proposed'), { exact: true }).waitFor();
    await row.getByText(say('attendance', 'correction.reasonIs', { reason })).waitFor();
    await row.getByText(`${say('attendance', 'correction.byEmployee')}: 18-noyabr, `).waitFor();
    const { pairs } = lastBody(driver) as { pairs: { in: string; out: string }[] };
    await row.getByText(`${pairs[0]!.in}–${pairs[0]!.out}`, { exact: true }).waitFor();
    const stored = await world.correction();
    if (stored?.state !== 'proposed' || stored.reason !== reason)
      throw new Error(`the correction is ${JSON.stringify(stored)}`);
    await world.setCorrection(null);
    await notifyFromOtherTab(page, { type: 'data.changed', topic: 'attendance' });
    await row.waitFor({ state: 'detached' });
  },
  // The times that another day has already.
  refuse: (_, gate) => gate.pass({ date: '2026-11-17', pairs: [{ in: '08:55', out: '18:05' }] }),
  atField: { pairs: [{ in: '09:00', out: '23:59' }] },
});
