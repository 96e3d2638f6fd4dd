import { formatDate, formatMoney } from '#domain/format/index.ts';
import { cases } from '#machines/flows/money/payoutSettling/payoutSettlingMachine.cases.ts';
import {
  isSettledAlone,
  needsReason,
  type SettledPayment,
  type SettlingForm,
} from '#machines/flows/money/payoutSettling/settlingForm.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { putInDoubt, putRefused } from '#tests/support/worlds/payoutInDoubt.ts';
import type { TestServer } from '#tests/support/server/server.ts';
import type { WorkWorld } from '../time/work.world.ts';
import { typedDate } from '../organization/scheduleClosing.model.ts';
import { confirmedChangeModel, lastBody, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver extends ChangeDriver {
  settle: Gate;
  world: WorkWorld;
  server: TestServer;
  /** Of the payment chosen last. */
  chosen: { id: string };
}

const states = { markPaid: 'paid', markUnpaid: 'failed', markReturned: 'returned' } as const;

const labelOf = ({ verb, attempt }: SettledPayment) => (attempt ? 'late.mark' : verb);

/** A request of its own for each choice, in the state that the verb is for. */
async function prepare({ world, server }: Driver, { verb, attempt }: SettledPayment): Promise<string> {
  const id = await world.askAgain();
  const { employer } = world.company;
  const as = { as: employer, job: employer.jobId };
  const body = { event: 'approve' as const, requests: [{ id }] };
  bodyOf(await server.call('reviewPaymentRequests', { ...as, body }));
  if (attempt) await putRefused(server, id);
  if (verb === 'markUnpaid') await putInDoubt(server, id);
  if (verb === 'markReturned') {
    const paid = { event: 'markPaid', paidOn: '2026-11-18' } as const;
    bodyOf(await server.call('settlePaymentRequest', { ...as, path: { id }, body: paid }));
  }
  return id;
}

export const model = confirmedChangeModel<Driver, SettledPayment, SettlingForm, void>(cases, {
  gate: ({ settle }) => settle,
  choose: async (driver, subject) => {
    const { page, say, chosen } = driver;
    chosen.id = await prepare(driver, subject);
    await page.goto(`/requests/${chosen.id}`);
    await page.getByRole('button', { name: say('payouts', labelOf(subject)), exact: true }).click();
  },
  title: ({ say }, { verb, attempt }) => say('payouts', attempt ? 'late.title' : `title.${verb}`),
  confirmLabel: ({ say }, subject) => say('payouts', labelOf(subject)),
  fields: (subject) => [
    ...(subject.verb === 'markPaid' ? (['paidOn', 'reference'] as const) : []),
    ...(needsReason(subject) ? (['reason'] as const) : []),
    ...(isSettledAlone(subject) ? (['password'] as const) : []),
  ],
  shownAs: (field, value) => (field === 'paidOn' ? typedDate(value) : value),
  shows: async ({ page, say, world }, { verb, request, attempt }) => {
    const amount = formatMoney(request.amount, 'uz-Latn');
    const text = say('payouts', attempt ? 'late.text' : `text.${verb}`, { name: world.employeeName, amount });
    await page.getByRole('alertdialog').getByText(text, { exact: true }).waitFor();
  },
  make: async (driver) => {
    const { page, say, world, settle, subject, chosen } = driver;
    const { reference, reason } = lastBody(driver) as Partial<SettlingForm>;
    await settle.pass();
    await page
      .getByText(say('payouts', subject.attempt ? 'late.toast' : `toast.${subject.verb}`), { exact: true })
      .first()
      .waitFor();
    const state = states[subject.verb];
    const row = await world.request(chosen.id);
    if (row?.state !== state) throw new Error(`the request is ${JSON.stringify(row)}`);
    await page
      .getByText(say('payments', `state.${state}`), { exact: true })
      .first()
      .waitFor();
    const payment = page.getByRole('region', { name: say('payouts', 'heading') });
    const said = { markPaid: 'settled', markUnpaid: 'rejected', markReturned: 'returned' } as const;
    const words = [
      say('payouts', `outcome.${said[subject.verb]}`),
      subject.verb === 'markPaid' && formatDate('2026-11-18', 'uz-Latn'),
      reference && say('payouts', 'number', { number: reference }),
      reason,
    ].filter(Boolean);
    await payment.getByText(words.join(' · '), { exact: true }).waitFor();
  },
  refuse: {
    // Somebody else did it first.
    illegal: async ({ settle, world, chosen }) => {
      await settle.arrived();
      await world.setRequest(chosen.id, 'cancelled');
      return settle.pass();
    },
    gone: ({ settle }) => settle.fault(404),
    tooEarly: ({ settle }) => settle.pass({ paidOn: '2026-11-17' }),
  },
  // server/modules/money/requests/settlePayment.test.ts settles one's own.
  impossible: ({ verb, request, attempt }, refusal = '') =>
    request.settling === 'alone' ||
    refusal === 'wrongPassword' ||
    (refusal === 'tooEarly' && (verb !== 'markPaid' || attempt !== null)),
});
