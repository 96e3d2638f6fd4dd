import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/money/ledgerProof/ledgerProofMachine.cases.ts';
import type { CheckedPart } from '#machines/flows/money/ledgerProof/ledgerProofMachine.ts';
import { formatNumber } from '#domain/format/index.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver {
  page: Page;
  say: Say;
  proof: Gate;
  /** Whether the part that was answered last began at the first entry. */
  checked: { first: boolean };
  /** Changes the first and the last entry behind the server's back, or restores them. */
  tamper: (changed: boolean) => Promise<void>;
}

/** One more than the server gives at once. */
export const ENTRIES = 501;

const button = ({ page, say }: Driver, key: 'proof' | 'again' | 'stop') =>
  page.getByRole('button', { name: say('ledger', key), exact: true });

export const model = defineModel<Driver>()(cases, {
  events: {
    'proof.asked': (driver) => {
      if (driver.step.from.moment.snapshot.matches('failed'))
        return driver.page.getByRole('button', { name: driver.say('common', 'tryAgain') }).click();
      return button(driver, driver.step.from.moment.snapshot.matches('resting') ? 'proof' : 'again').click();
    },
    'proof.stopped': (driver) => button(driver, 'stop').click(),
    'xstate.done.actor.checkPart': async (driver) => {
      const before = driver.step.from.moment.snapshot.context as CheckedPart;
      driver.checked.first = before.upTo === null;
      await driver.tamper(driver.case === 'changed');
      await driver.proof.pass();
    },
    'xstate.error.actor.checkPart': ({ proof }) => proof.abort(),
  },
  states: {
    resting: async (driver) => {
      await button(driver, 'proof').waitFor();
      await driver.page.getByText(driver.say('ledger', 'proofNote')).waitFor();
    },
    checking: async ({ page, say, proof, snapshot }) => {
      await proof.arrived();
      const isFirst = snapshot.context.upTo === null;
      const shown = {
        seq: formatNumber(isFirst ? 0 : ENTRIES - 1),
        total: formatNumber(isFirst ? 0 : ENTRIES),
      };
      await page.getByText(say('ledger', 'checking', shown), { exact: true }).waitFor();
    },
    whole: ({ page, say }) =>
      page
        .getByRole('status')
        .filter({ hasText: say('ledger', 'whole', { total: formatNumber(ENTRIES) }) })
        .waitFor(),
    broken: async ({ page, say, checked }) => {
      const seq = formatNumber(checked.first ? 1 : ENTRIES);
      await page
        .getByRole('alert')
        .filter({ hasText: say('ledger', 'fault.content', { seq }) })
        .waitFor();
    },
    failed: ({ page, say }) =>
      page
        .getByRole('alert')
        .filter({ hasText: say('common', 'noAnswer') })
        .waitFor(),
  },
  impossible: ({ snapshot: { context }, event, case: name }) =>
    event.type === 'xstate.done.actor.checkPart' &&
    ((name === 'part' && context.upTo !== null) || (name === 'all' && context.upTo === null)),
});
