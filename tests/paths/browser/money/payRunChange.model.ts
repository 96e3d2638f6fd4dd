import { expect } from 'vitest';
import { formatMoney } from '#domain/format/index.ts';
import { tiyin } from '#domain/money.ts';
import { cases } from '#machines/flows/money/payRunChange/payRunChangeMachine.cases.ts';
import {
  payRunChangeFields,
  type ChangedRun,
} from '#machines/flows/money/payRunChange/payRunChangeMachine.ts';
import { confirmedChangeModel, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';
import { NET_AMOUNT, openItemMenu, type PayRunsWorld } from './payRuns.world.ts';

export interface Driver extends ChangeDriver {
  change: Gate;
  cancel: Gate;
  compute: Gate;
  retry: Gate;
  stop: Gate;
  setNet: Gate;
  world: PayRunsWorld;
  /** The run chosen last. */
  chosen: { id: string };
}

/** As a field and a table have it: without its currency. */
const figuresOf = (amount: number) => formatMoney(tiyin(amount), 'uz-Latn').replace(/\s\D+$/, '');

type OwnVerb = Exclude<ChangedRun['verb'], 'exclude' | 'include' | 'lower' | 'dropNet'>;

/** What the verb's button calls. */
const gateOf = ({ change, ...own }: Pick<Driver, 'change' | OwnVerb>, verb: ChangedRun['verb']) =>
  verb === 'exclude' || verb === 'include' || verb === 'lower'
    ? change
    : own[verb === 'dropNet' ? 'setNet' : verb];

export const model = confirmedChangeModel(cases, {
  gate: (driver: Driver, { verb }) => gateOf(driver, verb),
  choose: async ({ page, say, world, chosen }, { verb }) => {
    await world.begin();
    Object.assign(chosen, { id: (await world.make()).id });
    if (verb === 'retry') await world.failPayment(chosen.id);
    if (verb === 'stop') await world.confirm(chosen.id);
    if (verb === 'include') await world.setItem(chosen.id, 'exclude');
    if (verb === 'dropNet') await world.setNet(chosen.id);
    await page.goto(`/payments/runs/${chosen.id}`);
    if (verb === 'setNet') {
      await page.locator('input[type="file"]').setInputFiles(await world.netFile());
      await page.getByRole('button', { name: say('runs', 'net.apply', { count: 1 }), exact: true }).click();
      return;
    }
    const name = say('runs', `verb.${verb}`);
    const ofPerson = verb === 'exclude' || verb === 'include' || verb === 'lower';
    if (ofPerson) await openItemMenu(page, say, world.employeeName);
    const button = ofPerson ? page.getByRole('menuitem', { name, exact: true }) : null;
    await (button ?? page.getByRole('main').getByRole('button', { name, exact: true })).click();
  },
  title: ({ say }, { verb }) => say('runs', `ask.${verb}`),
  confirmLabel: ({ say }, { verb }) => say('runs', `verb.${verb}`),
  fields: payRunChangeFields,
  shownAs: (field, value) => (field === 'amount' && value !== '' ? figuresOf(Number(value)) : value),
  make: async ({ page, say, world, chosen, subject, ...gates }) => {
    const driver = { page, say, world, chosen, ...gates };
    const { verb } = subject;
    const before = await world.item(chosen.id);
    if (verb === 'compute') await world.work.earnMore();
    await gateOf(driver, verb).pass();
    const name = subject.item ? world.employeeName : '';
    await page
      .getByText(say('runs', `done.${verb}`, { name, count: 1 }), { exact: true })
      .first()
      .waitFor();
    if (verb === 'compute') {
      const { amount: now } = await world.item(chosen.id);
      expect(now).toBeGreaterThan(before.amount);
      await page
        .getByRole('table', { name: say('runs', 'people') })
        .getByText(figuresOf(now))
        .first()
        .waitFor();
      return;
    }
    if (verb === 'setNet' || verb === 'dropNet') {
      const { netPay, amount, proposed } = await world.item(chosen.id);
      expect(netPay).toBe(verb === 'setNet' ? NET_AMOUNT : null);
      expect(amount).toBe(proposed);
      const stands = page.getByText(say('runs', 'verb.dropNet'), { exact: true });
      await stands.waitFor({ state: verb === 'setNet' ? 'visible' : 'detached' });
      await page
        .getByRole('table', { name: say('runs', 'people') })
        .getByText(figuresOf(amount))
        .first()
        .waitFor();
      return;
    }
    if (verb === 'retry' || verb === 'stop') {
      const state = verb === 'retry' ? 'approved' : 'cancelled';
      await page
        .getByRole('table', { name: say('runs', 'people') })
        .getByText(say('payments', `state.${state}`), { exact: true })
        .waitFor();
      expect((await world.item(chosen.id)).payment).toMatchObject({ state });
      return;
    }
    if (verb === 'cancel') {
      await page.getByText(say('runs', 'state.cancelled'), { exact: true }).waitFor();
      const state = await world.stateOf(chosen.id);
      if (state !== 'cancelled') throw new Error(`the run is ${state}`);
      return;
    }
    const { excluded, amount, proposed } = await world.item(chosen.id);
    const wanted =
      verb === 'exclude' ? excluded : !excluded && amount === (verb === 'lower' ? 1_000_000 : proposed);
    if (!wanted) throw new Error(`after ${verb} the person gets ${amount}, excluded: ${excluded}`);
    const shown =
      verb === 'lower'
        ? say('runs', 'insteadOf', { amount: formatMoney(proposed, 'uz-Latn') })
        : say('runs', 'marks.excluded');
    await page
      .getByRole('table', { name: say('runs', 'people') })
      .getByText(shown, { exact: true })
      .waitFor({ state: verb === 'include' ? 'detached' : 'visible' });
  },
  refuse: {
    // Somebody else was first.
    decided: async ({ world, chosen, subject, ...driver }) => {
      const gate = gateOf(driver, subject.verb);
      await gate.arrived();
      await world.cancel(chosen.id);
      return gate.pass();
    },
    // Somebody else sent it again, or nothing is earned any more.
    nobodyLeft: async ({ world, chosen, subject, ...driver }) => {
      const gate = gateOf(driver, subject.verb);
      await gate.arrived();
      await (subject.verb === 'retry' ? world.retry(chosen.id) : world.work.earn(false));
      return gate.pass();
    },
    // It was paid meanwhile.
    allSent: async ({ world, chosen, stop }) => {
      await stop.arrived();
      await world.pay(chosen.id);
      return stop.pass();
    },
    gone: (driver) => gateOf(driver, driver.subject.verb).fault(404),
    tooMuch: ({ change }) => change.pass({ amount: 999_999_999_900 }),
  },
  impossible: ({ verb }, refusal) =>
    (refusal === 'tooMuch' && verb !== 'lower') ||
    (refusal === 'nobodyLeft' && verb !== 'retry' && verb !== 'compute' && verb !== 'dropNet') ||
    (refusal === 'allSent' && verb !== 'stop') ||
    // What is confirmed stays so.
    (refusal === 'decided' && (verb === 'retry' || verb === 'stop')),
});
