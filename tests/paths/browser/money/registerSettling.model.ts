import { formatMoney } from '#domain/format/index.ts';
import { cases } from '#machines/flows/money/registerSettling/registerSettlingMachine.cases.ts';
import {
  registerFields,
  type SettledRegister,
} from '#machines/flows/money/registerSettling/registerSettlingMachine.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import { typedDate } from '../organization/scheduleClosing.model.ts';
import { confirmedChangeModel, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';
import type { RegistersWorld } from './registers.world.ts';

export interface Driver extends ChangeDriver {
  settle: Gate;
  world: RegistersWorld;
  /** The register chosen last, and its only request. */
  chosen: { id: string; number: number; requestId: string };
}

const states = { handOver: 'sending', markPaid: 'paid', markUnpaid: 'failed' } as const;

/** What the button is called. */
function nameOf(say: Say, { verb, register, payment }: SettledRegister): string {
  if (verb === 'handOver') return say('registers', register.fileSavedAt ? 'handOver' : 'handing.otherwise');
  return payment ? say('registers', `payment.${verb}`) : say('registers', verb);
}

export const model = confirmedChangeModel(cases, {
  gate: ({ settle }: Driver) => settle,
  choose: async ({ page, say, world, chosen }, subject) => {
    const requestId = await world.approve();
    Object.assign(chosen, { requestId }, await world.makeRegister());
    if (subject.verb === 'handOver' && subject.register.fileSavedAt) await world.saveFile(chosen.id);
    await page.goto(`/payments?register=${chosen.id}`);
    const place = subject.payment ? page.locator(`[data-row="${requestId}"]`) : page;
    await place.getByRole('button', { name: nameOf(say, subject), exact: true }).click();
  },
  title: ({ say }, { verb }) => say('registers', `ask.${verb}`),
  confirmLabel: ({ say }, { verb, payment }) =>
    payment && verb !== 'handOver' ? say('payouts', verb) : say('registers', `confirm.${verb}`),
  fields: registerFields,
  shownAs: (field, value) => (field === 'paidOn' ? typedDate(value) : value),
  shows: async ({ page, say, world, chosen }, { verb, register, payment }) => {
    const amount = formatMoney(register.open.amount, 'uz-Latn');
    const text = payment
      ? say('registers', 'textOne', { name: world.work.employeeName, amount })
      : say('registers', verb === 'handOver' ? 'textOver' : 'textAll', {
          number: String(chosen.number),
          count: 1,
          amount,
        });
    await page.getByRole('alertdialog').getByText(text, { exact: true }).waitFor();
  },
  make: async ({ page, say, world, settle, subject, chosen }) => {
    await settle.pass();
    const { verb } = subject;
    const toast =
      verb === 'handOver'
        ? say('registers', 'handed', { number: String(chosen.number) })
        : say('registers', 'settled', { count: 1 });
    await page.getByText(toast, { exact: true }).first().waitFor();
    const state = states[verb];
    const row = await world.work.request(chosen.requestId);
    if (row?.state !== state) throw new Error(`the request is ${JSON.stringify(row)}`);
    const shown = page.locator(`[data-row="${chosen.requestId}"]`);
    const words = {
      paid: say('payments', 'state.paid'),
      failed: say('payouts', 'state.failed'),
      sending: say('registers', 'payment.handedOver'),
    };
    const word = words[state];
    await shown.getByText(word, { exact: true }).waitFor();
    if (verb === 'handOver')
      await page.getByText(say('registers', 'handing.done'), { exact: true }).waitFor();
    const settled = verb === 'handOver' ? nameOf(say, subject) : say('registers', 'markPaid');
    await page.getByRole('button', { name: settled, exact: true }).waitFor({ state: 'detached' });
  },
  refuse: {
    // Somebody else was first.
    settled: async ({ settle, world, chosen }) => {
      await settle.arrived();
      await world.settleAll(chosen.id);
      return settle.pass();
    },
    gone: ({ settle }) => settle.fault(404),
    tooEarly: ({ settle }) => settle.pass({ paidOn: '2026-11-17' }),
  },
  // server/modules/money/registers/registers.test.ts settles what one approved oneself.
  impossible: ({ verb, register }, refusal = '') =>
    register.settling === 'alone' ||
    refusal === 'wrongPassword' ||
    (refusal === 'tooEarly' && verb !== 'markPaid'),
});
