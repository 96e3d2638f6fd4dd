import { formatMoney, formatNumber } from '#domain/format/index.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import { cases } from '#machines/flows/money/requestReview/requestReviewMachine.cases.ts';
import {
  amountIn,
  isAlone,
  needsReason,
  type ReviewedRequest,
} from '#machines/flows/money/requestReview/reviewForm.ts';
import type { WorkWorld } from '../time/work.world.ts';
import { confirmedChangeModel, lastBody, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver extends ChangeDriver {
  decide: Gate;
  world: WorkWorld;
}

const labels = { approve: 'approve', undo: 'undo', cancel: 'cancelRequest', withdraw: 'withdraw' } as const;
const titles = {
  approve: 'approveTitle',
  undo: 'undoTitle',
  cancel: 'cancelTitle',
  withdraw: 'withdrawTitle',
} as const;
const toasts = {
  approve: 'approvedToast',
  undo: 'undoneToast',
  cancel: 'cancelledToast',
  withdraw: 'withdrawnToast',
} as const;
const states = {
  approve: 'approved',
  undo: 'inProcess',
  cancel: 'cancelled',
  withdraw: 'cancelled',
} as const;

interface SentReview {
  requests: { id: string; amount?: Tiyin }[];
  reason?: string;
}
const sentRequest = (driver: Driver) => (lastBody(driver) as SentReview).requests[0]!;
const money = (amount: Tiyin) => formatMoney(amount, 'uz-Latn');

async function answered({ page, decide }: Driver): Promise<void> {
  const answer = page.waitForResponse('**/api/payments/requests/review');
  await decide.pass();
  await answer;
}

/** The open dialog's facts, by their labels. */
const factsOf = async ({ page }: Driver) => {
  const facts = page.getByRole('alertdialog').locator('dl');
  const [words, values] = [
    await facts.locator('dt').allInnerTexts(),
    await facts.locator('dd').allInnerTexts(),
  ];
  return Object.fromEntries(words.map((word, index) => [word, values[index]]));
};

export const model = confirmedChangeModel(cases, {
  gate: ({ decide }: Driver) => decide,
  choose: async ({ page, say, world }, { verb }: ReviewedRequest) => {
    const id = await world.undecided();
    await page
      .locator(`[data-row="${id}"]`)
      .getByRole('button', { name: say('payments', labels[verb]), exact: true })
      .click();
  },
  title: ({ say }, { verb }) => say('payments', titles[verb]),
  confirmLabel: ({ say }, { verb }) => say('payments', labels[verb]),
  fields: (subject, form) => [
    ...(subject.verb === 'approve' ? (['amount'] as const) : []),
    ...(needsReason(form, subject) ? (['reason'] as const) : []),
    ...(isAlone(subject) ? (['password'] as const) : []),
  ],
  shownAs: (field, value) => (field === 'amount' && value ? formatNumber(Number(value) / 100) : value),
  shows: async (driver, { verb, request }, form) => {
    const { page, say, world } = driver;
    const amount = money((verb === 'approve' ? amountIn(form) : null) ?? request.amount);
    const text = verb === 'approve' ? 'approveText' : 'cancelText';
    await page
      .getByRole('alertdialog')
      .getByText(say('payments', text, { name: world.employeeName, amount }), { exact: true })
      .waitFor();
    const { earned, enabled } = await world.fundsOfChosen();
    const wanted = {
      [say('payments', 'asked')]: money(tiyin(10_000_000)),
      [say('payments', 'earned')]: money(earned),
      [say('payments', 'enabledBesides')]: money(enabled),
      [say('payments', 'note')]: 'Davolanish uchun',
    };
    const shown = await factsOf(driver);
    if (JSON.stringify(shown) !== JSON.stringify(wanted))
      throw new Error(`the dialog shows ${JSON.stringify(shown)}, not ${JSON.stringify(wanted)}`);
  },
  make: async (driver) => {
    const { page, say, world, decide, subject } = driver;
    const { id, amount = tiyin(10_000_000) } = sentRequest(driver);
    const { reason = null } = lastBody(driver) as SentReview;
    await decide.pass();
    await page
      .getByText(say('payments', toasts[subject.verb], { count: 1 }))
      .first()
      .waitFor();
    const row = await world.request(id);
    if (row?.state !== states[subject.verb] || row.amount !== amount || row.reviewReason !== reason)
      throw new Error(`the request is ${JSON.stringify(row)}`);
    const shown = page.locator(`[data-row="${id}"]`);
    await shown.getByText(say('payments', `state.${row.state}`), { exact: true }).waitFor();
    await shown.getByText(money(amount), { exact: true }).waitFor();
    if (subject.verb !== 'approve' || !(await world.isUndecidedLeft())) return;
    const next = page.locator('[data-row]:has(:focus)');
    await next.waitFor();
    if ((await next.getAttribute('data-row')) === id) throw new Error('the focus stays in the decided row');
  },
  refuse: {
    // Somebody else did it first.
    illegal: async (driver) => {
      await driver.decide.arrived();
      await driver.world.setRequest(sentRequest(driver).id, 'paid');
      return driver.decide.pass();
    },
    exceeds: async (driver) => {
      await driver.decide.arrived();
      await driver.world.setLimit(tiyin(5_000_000));
      await answered(driver);
      await driver.world.setLimit(null);
    },
    notActive: async (driver) => {
      await driver.decide.arrived();
      await driver.world.setStatus('blocked');
      await answered(driver);
      await driver.world.setStatus('active');
    },
  },
  // Withdrawing is the employee's, tests/journeys/ownRequest.test.ts decides on one's own, and only an approval is judged by its
  // amount and its person. What a register got back is approved on its page: tests/journeys/requestPage.test.ts.
  impossible: ({ verb, request }, refusal = '') =>
    verb === 'withdraw' ||
    request.alone ||
    refusal === 'wrongPassword' ||
    (verb === 'cancel' && ['exceeds', 'notActive'].includes(refusal)),
});
