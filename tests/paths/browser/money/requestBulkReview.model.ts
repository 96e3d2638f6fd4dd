import { formatMoney } from '#domain/format/index.ts';
import { tiyin } from '#domain/money.ts';
import { cases } from '#machines/flows/money/requestBulkReview/requestBulkReviewMachine.cases.ts';
import {
  isReasonRequired,
  type BulkReviewVerb,
} from '#machines/flows/money/requestBulkReview/requestBulkReviewMachine.ts';
import { remainingRows } from '#machines/flows/shared/confirmedChange/rowResults.ts';
import type { Key } from '#tests/support/browser/texts.ts';
import type { WorkWorld } from '../time/work.world.ts';
import { confirmedChangeModel, lastBody, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver extends ChangeDriver {
  world: WorkWorld;
  decide: Gate;
  /** Requests of the cases, in their order, 100 000 so'm each. */
  requests: [string, string];
}

const titles: Record<BulkReviewVerb, Key<'payments'>> = {
  approve: 'bulk.approveTitle',
  cancel: 'bulk.cancelTitle',
};
const labels = { approve: 'approve', cancel: 'cancelRequest' } as const;
const states = { approve: 'approved', cancel: 'cancelled' } as const;
const done = { approve: 'bulk.approved', cancel: 'bulk.cancelled' } as const;

const result = ({ page, say }: Driver) =>
  page.getByRole('dialog', { name: say('payments', 'bulk.finished') });
const selection = ({ page, say }: Driver) => page.getByRole('region', { name: say('payments', 'selection') });
const nameOf = ({ world }: Driver) => `${world.employeeName}, ${formatMoney(tiyin(10_000_000), 'uz-Latn')}`;

export const model = confirmedChangeModel(cases, {
  gate: ({ decide }: Driver) => decide,
  choose: async (driver, { verb, rows }) => {
    const { page, say, world, requests } = driver;
    for (const id of requests) await world.setRequest(id, 'inProcess');
    await page.reload();
    for (const id of requests) await page.locator(`[data-row="${id}"]`).getByRole('checkbox').check();
    await selection(driver)
      .getByText(say('payments', 'chosen', { count: rows.length }), { exact: true })
      .waitFor();
    await selection(driver)
      .getByRole('button', { name: say('payments', labels[verb]), exact: true })
      .click();
    const names = page.getByRole('alertdialog').getByText(nameOf(driver), { exact: true });
    await names.first().waitFor();
    if ((await names.count()) !== rows.length) throw new Error('the dialog does not name every request');
  },
  title: ({ say }, { verb, rows }) => say('payments', titles[verb], { count: rows.length }),
  confirmLabel: ({ say }, { verb }) => say('payments', labels[verb]),
  fields: ({ verb }) => (isReasonRequired(verb) ? ['reason'] : []),
  make: async ({ world, decide, requests, case: outcome }) => {
    await decide.arrived();
    for (const id of requests) await world.setRequest(id, 'inProcess');
    // Somebody else was quicker with the second.
    if (outcome !== 'all') await world.setRequest(requests[1], 'paid');
    await decide.pass();
  },
  refuse: { tooLong: ({ decide }) => decide.pass({ reason: 'x'.repeat(301) }) },
  report: {
    shows: async (driver, { subject, report }) => {
      const { say, world, requests } = driver;
      const { verb, rows } = subject!;
      const failed = remainingRows(rows, report).length;
      await result(driver)
        .getByText(
          failed > 0
            ? say('payments', 'bulk.someFailed', { done: rows.length - failed, failed })
            : say('payments', 'bulk.allDone', { count: rows.length }),
        )
        .waitFor();
      const shown = await result(driver).getByRole('listitem').allInnerTexts();
      const refused = `${nameOf(driver)}\n${say('problems', 'illegalTransition')}`;
      const decided = `${nameOf(driver)}\n${say('payments', done[verb])}`;
      const wanted = rows.map((_, index) => (index < failed ? refused : decided));
      if (JSON.stringify(shown) !== JSON.stringify(wanted))
        throw new Error(`the results are ${JSON.stringify(shown)}, not ${JSON.stringify(wanted)}`);
      const first = await world.request(requests[0]);
      if (first?.state !== states[verb]) throw new Error(`the first request is ${first?.state ?? 'gone'}`);
      const { reason = null } = lastBody(driver) as { reason?: string };
      if (verb === 'cancel' && first.reviewReason !== reason) throw new Error('another reason was kept');
      await selection(driver).waitFor({ state: 'detached' });
    },
    retry: (driver) =>
      result(driver)
        .getByRole('button', { name: driver.say('payments', 'bulk.retryFailed') })
        .click(),
    close: (driver) =>
      result(driver)
        .getByRole('button', { name: driver.say('payments', 'bulk.close') })
        .click(),
  },
});
