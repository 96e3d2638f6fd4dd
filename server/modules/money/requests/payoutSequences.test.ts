import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OperationId } from '#server/http/operation.ts';
import { newId } from '#server/identifier.ts';
import type { Answer, CallInput } from '#tests/support/server/call.ts';
import { isLong } from '#tests/support/run/long.ts';
import { chooseMulticard, multicard, usePaymentsByMulticard } from '#tests/support/worlds/multicardWorld.ts';
import { acting, today } from '#tests/support/worlds/payRunsWorld.ts';
import { PayoutModel, type InBooks } from '#tests/support/worlds/payoutModel.ts';
import { known, step, times, worked, type Do, type Step } from '#tests/support/worlds/payoutSteps.ts';
import { hiredOn } from '#tests/support/worlds/people.ts';
import {
  cardId,
  company,
  freshCompany,
  salary,
  server,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import { samplePassword, workingMorning } from '#tests/support/server/server.ts';
import { expectWholeBooks } from '#tests/support/worlds/wholeBooks.ts';

usePaymentsByMulticard();

const STEPS = isLong ? { runs: 250, least: 40, most: 60 } : { runs: 6, least: 25, most: 40 };
const MINUTE = 60_000;

let model: PayoutModel;
/** The last call that was accepted, and its answer. */
let last: { again: () => Promise<{ status: number; body: unknown }>; answer: unknown } | undefined;

const items = () =>
  server.db
    .selectFrom('payoutItem')
    .select(['id', 'requestId', 'state', 'amount', 'attempts'])
    .where('organizationId', '=', company.organizationId)
    .execute();
const statesOf = async (): Promise<ReadonlyMap<string, string>> => {
  const rows = await server.db
    .selectFrom('paymentRequest')
    .select(['id', 'state'])
    .where('organizationId', '=', company.organizationId)
    .execute();
  return new Map(rows.map(({ id, state }) => [id, state]));
};

const tables = [
  ...(['paymentRequest', 'paymentRequestEvent', 'payoutItem', 'payoutAttempt', 'payoutAnswer'] as const),
  ...(['ledgerHead', 'attendanceCorrection'] as const),
];
/** All that a call must leave as it is when it is refused, or made once more. */
const written = () =>
  Promise.all(
    tables.map(async (table) => {
      const all = server.db.selectFrom(table as 'payoutItem').selectAll();
      const rows = await all.where('organizationId', '=', company.organizationId).execute();
      return rows.map((row) => JSON.stringify(row)).sort();
    }),
  );

/** What the provider's books have of a payout, by its attempts. */
const inBooks = (itemId: string, attempt: number) =>
  [...multicard.payments.values()].filter((one) => one.store_invoice_id === `${itemId}.${attempt}`);
async function lastInBooks(requestId: string): Promise<InBooks> {
  const item = (await items()).find((one) => one.requestId === requestId);
  return item && inBooks(item.id, item.attempts)[0]?.status;
}

const codeIn = (body: unknown): string | undefined => {
  const { code, items: results } = body as { code?: string; items?: { code?: string | null }[] };
  return code ?? results?.[0]?.code ?? undefined;
};

/** Calls, and sees that it is accepted or refused as the model says. */
async function call<Op extends OperationId>(operation: Op, input: CallInput<Op>, refusal?: string) {
  const before = refusal === undefined ? undefined : await written();
  const key = newId();
  const again = () => server.call(operation, { ...input, key });
  const { status, body } = await again();
  expect([operation, codeIn(body)]).toEqual([operation, refusal]);
  if (refusal === undefined) last = { again, answer: [status, body] };
  else expect(await written()).toEqual(before);
  return body as Extract<Answer<Op>, { status: 200 | 201 }>['body'];
}

/** Once something was accepted. */
async function staysBelowCap() {
  const { reserved, paid } = await salary();
  expect(reserved + paid).toBeLessThanOrEqual(model.cap);
}

async function ask({ amount, approved, draft, confirm }: Do<'ask'>) {
  const states = await statesOf();
  const { enabled } = await salary();
  const sum = {
    ...{ little: 1_000_000, much: 20_000_000, all: Math.max(enabled, 100_000), less: 99_900 },
    more: Math.max(enabled, 99_900) + 100,
  }[amount];
  const refusal = model.refusalOfAsking(sum, states);
  const made = await call(
    'createSalaryRequest',
    { as: company.employee, body: { amount: sum, cardId } },
    refusal,
  );
  if (refusal !== undefined) return;
  expect(sum).toBeLessThanOrEqual(enabled);
  model.requests.set(made.id, { amount: sum, last: 'ask', approvals: 0 });
  await staysBelowCap();
  if (approved) await approve(made.id, { draft, confirm });
}

async function review(id: string, event: 'approve' | 'cancel', refusal: string | undefined) {
  const body = { event, requests: [{ id }], ...(event === 'cancel' && { reason: 'Kerak emas' }) };
  await call('reviewPaymentRequests', { ...acting(), body }, refusal);
  if (refusal !== undefined) return;
  const request = model.requests.get(id)!;
  request.last = event;
  if (event !== 'approve') return;
  request.approvals += 1;
  await staysBelowCap();
}

async function approve(id: string, { draft, confirm }: Pick<Do<'approve'>, 'draft' | 'confirm'>) {
  const refusal = model.refusalOfApproving(id, await statesOf());
  if (refusal === undefined) {
    if (draft) multicard.faults.draft.push(draft);
    if (confirm) multicard.faults.confirm.push(confirm);
  }
  await review(id, 'approve', refusal);
  await server.paid();
  // What is left was for a call that was not made.
  for (const kind of ['draft', 'confirm'] as const) multicard.faults[kind].length = 0;
}

async function say(id: string, event: Do<'say'>['event']) {
  const state = (await statesOf()).get(id)!;
  const refusal = model.refusalOfSaying(event, state);
  if (refusal === undefined && !model.isTrue(event, await lastInBooks(id))) return;
  const body = {
    ...{ event, reason: 'Kabinetda koʻrdim' },
    ...(event === 'markPaid' && { paidOn: today }),
    ...(state === 'inDoubt' && { password: samplePassword }),
  };
  await call('settlePaymentRequest', { ...acting(), path: { id }, body }, refusal);
  if (refusal === undefined) model.requests.get(id)!.last = event;
}

async function correct({ date, to, by }: Do<'correct'>) {
  const wanted = { date, pairs: times[to], reason: 'Terminal adashgan' };
  const refusal = model.refusalOfCorrecting(date, to);
  if (by === 'employer') {
    const { jobId: employeeId } = company.employee;
    await call('proposeCorrection', { ...acting(), body: { ...wanted, employeeId } }, refusal);
  } else {
    const { id } = await call('proposeCorrection', { as: company.employee, body: wanted }, refusal);
    if (refusal !== undefined) return;
    const event = by === 'employee' ? 'accept' : 'refuse';
    const subject = { kind: 'correction' as const, id, date };
    const body = {
      event,
      items: [subject],
      ...(event === 'refuse' && { note: 'Kamera boshqacha' }),
    } as const;
    await call('settle', { ...acting(), body: { ...body, items: [...body.items] } });
  }
  if (refusal === undefined && by !== 'employeeInVain') model.days.set(date, to);
}

async function repeat() {
  if (!last) return;
  const before = await written();
  const { status, body } = await last.again();
  expect([status, body]).toEqual(last.answer);
  expect(await written()).toEqual(before);
}

const asMorning = async <T>(work: () => Promise<T>): Promise<T> => {
  const now = server.clock.now();
  server.clock.set(Date.parse(workingMorning));
  const result = await work();
  await server.paid();
  server.clock.set(now);
  return result;
};

async function act(one: Step): Promise<void> {
  if (one.do === 'pass') {
    if (one.read) multicard.faults.read.push(one.read);
    server.clock.set(server.clock.now() + one.minutes * MINUTE);
  } else if (one.do === 'progress') multicard.progress();
  else if (one.do === 'revert') multicard.revert();
  else if (one.do === 'ask') await asMorning(() => ask(one));
  else if (one.do === 'correct') await asMorning(() => correct(one));
  else if (one.do === 'repeat') await asMorning(repeat);
  else {
    const ids = [...model.requests.keys()].filter((id) => model.requests.get(id)!.last !== 'cancel');
    const id = ids.at(-1 - (one.which % ids.length));
    if (id === undefined) return;
    if (one.do === 'approve') await asMorning(() => approve(id, one));
    else if (one.do === 'say') await asMorning(() => say(id, one.event));
    else {
      const refusal = model.refusalOfCancelling((await statesOf()).get(id)!);
      await asMorning(() => review(id, 'cancel', refusal));
    }
  }
  await server.paid();
}

const stages = { waiting: 'payoutPending', sending: 'inFlight', accepted: 'inFlight', inDoubt: 'inFlight' };

/** What must be true after every step. */
async function judge() {
  const [states, all] = [await statesOf(), await items()];
  expect([...states.keys()].sort()).toEqual([...model.requests.keys()].sort());
  for (const [id, { amount, approvals }] of model.requests) {
    const item = all.find(({ requestId }) => requestId === id);
    expect(item?.attempts ?? 0).toBe(approvals);
    const attempts = item ? Array.from({ length: approvals }, (_, n) => inBooks(item.id, n + 1)) : [];
    for (const drafts of attempts) expect(drafts.length).toBeLessThanOrEqual(1);
    const known = attempts.flat();
    for (const { payment_amount } of known) expect(payment_amount).toBe(amount);
    expect(known.filter(({ status }) => status === 'success').length).toBeLessThanOrEqual(1);
    expect(model.mayBe(id, attempts.at(-1)?.[0]?.status)).toContain(states.get(id));
  }

  const { advance, ...sums } = model.sums(states);
  expect(await asMorning(salary)).toMatchObject(sums);

  const accounts = await server.db
    .selectFrom('ledgerAccount')
    .select(['kind', 'debit', 'credit'])
    .where('organizationId', '=', company.organizationId)
    .execute();
  const sumOf = (side: 'debit' | 'credit') => accounts.reduce((sum, account) => sum + account[side], 0);
  expect(sumOf('debit')).toBe(sumOf('credit'));
  const balanceOf = (kind: string) =>
    Math.abs(accounts.reduce((sum, one) => sum + (one.kind === kind ? one.debit - one.credit : 0), 0));
  for (const stage of ['payoutPending', 'inFlight', 'bank'] as const) {
    const there = all.filter(({ state }) =>
      stage === 'bank' ? state === 'paid' : stages[state as keyof typeof stages] === stage,
    );
    expect([stage, balanceOf(stage)]).toEqual([stage, there.reduce((sum, { amount }) => sum + amount, 0)]);
  }
  expect(balanceOf('advance')).toBe(advance);
  await expectWholeBooks(server.db, company.organizationId);
}

let done = 0;
async function walk(steps: readonly Step[]) {
  await freshCompany();
  multicard.reset();
  // Nobody asks about the payouts of the walks before.
  await server.db.updateTable('payoutItem').set({ nextAt: null }).execute();
  last = undefined;
  model = new PayoutModel(worked);
  await server.db
    .updateTable('employee')
    .set(hiredOn('2026-11-01'))
    .where('id', '=', company.employee.jobId)
    .execute();
  await workedDays(worked);
  await asMorning(chooseMulticard);
  for (const one of steps) {
    await act(one);
    await judge();
    done += 1;
  }
  // Once nothing goes wrong any more, nothing stays open.
  multicard.faults.read.length = 0;
  multicard.progress();
  for (let hours = 0; hours < 3; hours += 1) {
    server.clock.set(server.clock.now() + 60 * MINUTE);
    await server.paid();
  }
  await judge();
  for (const { id, requestId, state, attempts } of await items()) {
    expect(['paid', 'failed', 'returned', 'cancelled']).toContain(state);
    if (inBooks(id, attempts)[0]?.status === 'success')
      expect([requestId, state]).toEqual([requestId, 'paid']);
  }
}

it(
  'whatever is done and goes wrong in whatever order, nothing is paid twice or beyond the limit, and nothing is lost',
  { timeout: 3_600_000 },
  async () => {
    const { runs, least, most } = STEPS;
    const sequences = fc.array(step, { minLength: least, maxLength: most, size: 'max' });
    await fc.assert(fc.asyncProperty(sequences, walk), {
      ...{ numRuns: known.length + runs, noBias: true },
      examples: known.map((steps): [Step[]] => [steps]),
    });
    expect(done).toBeGreaterThanOrEqual(runs * least);
  },
);
