import { beforeEach, describe, expect, it } from 'vitest';
import { fromSom, type Tiyin } from '#domain/money.ts';
import {
  ask,
  at,
  company,
  ENABLED,
  review,
  salary,
  server,
  TEN_DAYS_EARNED,
  usePayments,
  withdraw,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import {
  acting,
  block,
  compute,
  confirm,
  make,
  read,
  stop,
  today,
} from '#tests/support/worlds/payRunsWorld.ts';
import { settlePayment } from '#tests/support/worlds/payoutsWorld.ts';
import { bodyOf, faults, refusal } from '#tests/support/worlds/punching.ts';
import { joinColleague, makeUnit, staffOf } from '#tests/support/worlds/staff.ts';
import {
  approvedNow,
  askedFor,
  booked,
  confirmedOf,
  debtorsRow,
  drafted,
  fundsFor,
  MORNING,
  none,
  one,
  paymentsOf,
  shownAfter,
} from '#tests/support/worlds/wholeMoney.ts';

usePayments();
beforeEach(() => workedDays());

const asked = async (...amounts: Tiyin[]): Promise<string[]> => {
  const ids: string[] = [];
  for (const amount of amounts) ids.push(bodyOf(await ask(amount)).id);
  return ids;
};
/** Of a request for so much, of a person who reserves so much by others. */
const rowOf = (requestId: string, amount: number, more: Parameters<typeof debtorsRow>[2] = {}) =>
  debtorsRow(10, amount, { requestId, requestedAt: MORNING, ...more });
const items = async (id: string) =>
  bodyOf(await server.call('listPayRunItems', { ...acting(), path: { id }, query: {} })).items;
const change = (
  id: string,
  requestId: string,
  body: { event: 'exclude' | 'include' | 'lower'; amount?: Tiyin },
) =>
  server.call('changePayRun', {
    ...acting(),
    path: { id },
    body: { employeeId: company.employee.jobId, requestId, reason: 'Keyinroq', ...body },
  });
const requestsOf = async () => {
  const all = bodyOf(await server.call('listPaymentRequests', acting())).items;
  return Object.fromEntries(all.map((one) => [one.id, one]));
};
const cardOf = async () =>
  (
    await server.db
      .selectFrom('card')
      .select('id')
      .where('employeeId', '=', company.employee.jobId)
      .executeTakeFirstOrThrow()
  ).id;
/** The employer becomes the employee, and asks for pay. */
const askOwn = async () => {
  await server.db
    .updateTable('employee')
    .set({ accountId: company.employer.accountId })
    .where('id', '=', company.employee.jobId)
    .execute();
  const body = { amount: fromSom(200_000), cardId: await cardOf() };
  const as = { as: company.employer, job: company.employee.jobId };
  return bodyOf(await server.call('createSalaryRequest', { ...as, body })).id;
};
const faultsOf = (answer: { status: number; body: unknown }) => [answer.status, ...faults(answer)];
const about = async () => {
  const found = bodyOf(await server.call('listNotifications', { as: company.employee }));
  return found.items.map(({ params }) => (params as { about?: string }).about);
};

describe('a run of requests', () => {
  it('has a row for each of a person, with what is beside it, and reserves nothing twice', async () => {
    const [first, second] = await asked(fromSom(200_000), fromSom(100_000));
    const before = await salary();
    const run = await make('requests');
    const included = { count: 2, amount: fromSom(300_000) };
    expect(run).toEqual(drafted(run, { kind: 'requests', period: '2026-11', included }));
    expect(await items(run.id)).toEqual([
      rowOf(first!, fromSom(200_000), { reserved: fromSom(100_000) }),
      rowOf(second!, fromSom(100_000), { reserved: fromSom(200_000) }),
    ]);
    expect(await salary()).toEqual(before);
  });

  it('approves them when it is confirmed, and pays each once', async () => {
    const [first, second] = await asked(fromSom(200_000), fromSom(100_000));
    const run = await make('requests');
    expect(bodyOf(await confirm(run))).toEqual(confirmedOf(run));
    const approved = { ...approvedNow, runId: run.id };
    expect(await requestsOf()).toEqual({
      [first!]: askedFor(first!, fromSom(200_000), approved),
      [second!]: askedFor(second!, fromSom(100_000), approved),
    });
    const reserved = fromSom(300_000);
    expect(await salary()).toEqual({ ...shownAfter(10), reserved, enabled: ENABLED - reserved });
    const waits = { advance: fromSom(300_000), payoutPending: fromSom(300_000) };
    expect(await booked()).toEqual(waits);
    expect(await about()).toEqual(['requestApproved', 'requestApproved']);
    bodyOf(await settlePayment(first!, { event: 'markPaid', paidOn: today }));
    const left = one(fromSom(100_000));
    const payments = paymentsOf(left, { paid: one(fromSom(200_000)) });
    expect(await read(run.id)).toEqual(confirmedOf(run, { waiting: left, payments }));
    expect((await items(run.id)).map(({ payment }) => payment)).toEqual([
      { id: first, state: 'paid' },
      { id: second, state: 'approved' },
    ]);
  });

  it('leaves out and lowers one request, not the other of the same person', async () => {
    const [first, second] = await asked(fromSom(200_000), fromSom(100_000));
    const run = await make('requests');
    bodyOf(await change(run.id, first!, { event: 'exclude' }));
    const [third] = await asked(fromSom(50_000));
    const { run: changed } = bodyOf(
      await change(run.id, second!, { event: 'lower', amount: fromSom(40_000) }),
    );
    expect(changed).toEqual({
      ...{ ...run, included: one(fromSom(40_000)), excluded: one(fromSom(200_000)), lowered: 1 },
      // What is left out stands in the draft.
      otherRequests: one(fromSom(50_000)),
    });
    bodyOf(await confirm(changed));
    expect(await requestsOf()).toEqual({
      [first!]: askedFor(first!, fromSom(200_000), { funds: fundsFor(fromSom(200_000), fromSom(90_000)) }),
      [second!]: askedFor(second!, fromSom(40_000), {
        ...{ ...approvedNow, runId: run.id, askedAmount: fromSom(100_000), reviewReason: 'Keyinroq' },
      }),
      [third!]: askedFor(third!, fromSom(50_000), { funds: fundsFor(fromSom(50_000), fromSom(240_000)) }),
    });
    expect(await about()).toEqual(['requestApprovedForLess']);
  });

  it('lowers by the rules of a request', async () => {
    const [id] = await asked(fromSom(200_000));
    const run = await make('requests');
    const lower = async (amount: number) =>
      faultsOf(await change(run.id, id!, { event: 'lower', amount: amount as Tiyin }));
    expect(await lower(fromSom(500))).toEqual([422, '/amount amountTooSmall']);
    expect(await lower(fromSom(2_000) + 1)).toEqual([422, '/amount amountNotWholeSom']);
    expect(await lower(fromSom(200_000))).toEqual([400, '/amount amountAboveProposed']);
  });

  it('finds a row by its request alone, of its own person', async () => {
    const [id] = await asked(fromSom(200_000));
    const run = await make('requests');
    const employeeId = company.employee.jobId;
    for (const row of [
      { employeeId },
      { employeeId, requestId: run.id },
      { employeeId: run.id, requestId: id! },
    ]) {
      const body = { event: 'exclude' as const, reason: 'Keyinroq', ...row };
      const answer = await server.call('changePayRun', { ...acting(), path: { id: run.id }, body });
      expect(refusal(answer)).toEqual([404, 'notFound']);
    }
    expect(await items(run.id)).toEqual([rowOf(id!, fromSom(200_000))]);
  });

  it('goes back to review when one was withdrawn or decided meanwhile', async () => {
    const [first, second] = await asked(fromSom(200_000), fromSom(100_000));
    const run = await make('requests');
    bodyOf(await withdraw(first!));
    expect(refusal(await confirm(run))).toEqual([409, 'runOutdated']);
    expect((await requestsOf())[second!]).toEqual(askedFor(second!, fromSom(100_000)));
    const included = one(fromSom(100_000));
    expect(bodyOf(await compute(run.id))).toEqual({ changed: 1, run: { ...run, included } });
    bodyOf(await review([second!], 'approve'));
    expect(refusal(await confirm(await read(run.id)))).toEqual([409, 'runOutdated']);
    expect(refusal(await compute(run.id))).toEqual([409, 'nobodyToPay']);
  });

  it('has no request of somebody who is blocked', async () => {
    const [first] = await asked(fromSom(200_000));
    const run = await make('requests');
    await block();
    expect((await read(run.id)).notActive).toBe(1);
    expect(refusal(await confirm(run))).toEqual([409, 'runOutdated']);
    expect(refusal(await compute(run.id))).toEqual([409, 'nobodyToPay']);
    const funds = { ...fundsFor(fromSom(200_000)), employeeStatus: 'blocked', approvable: 0 };
    expect((await requestsOf())[first!]).toEqual(askedFor(first!, fromSom(200_000), { funds }));
  });

  it('has only those that may be approved in full', async () => {
    const [id] = await asked(fromSom(200_000));
    const staff = staffOf(server, company.employer);
    bodyOf(await staff.update(company.employee.jobId, { ownBalanceLimit: fromSom(150_000) }));
    const body = { kind: 'requests' as const, period: '2026-11' as const };
    expect(refusal(await server.call('createPayRun', { ...acting(), body }))).toEqual([409, 'nobodyToPay']);
    bodyOf(await staff.update(company.employee.jobId, { ownBalanceLimit: fromSom(200_000) }));
    const run = await make('requests');
    expect(await items(run.id)).toEqual([rowOf(id!, fromSom(200_000), { limit: fromSom(200_000) })]);
    expect(run.otherRequests).toEqual({ count: 0, amount: 0 });
    bodyOf(await staff.update(company.employee.jobId, { ownBalanceLimit: fromSom(199_000) }));
    expect(refusal(await confirm(run))).toEqual([409, 'runOutdated']);
  });

  it('is open once a month, of this month or an earlier one', async () => {
    await asked(fromSom(200_000));
    const of = (period: '2026-11' | '2026-12') =>
      server.call('createPayRun', { ...acting(), body: { kind: 'requests', period } });
    expect(faultsOf(await of('2026-12'))).toEqual([422, '/period monthOutOfRange']);
    await make('requests');
    expect(refusal(await of('2026-11'))).toEqual([409, 'runOpen']);
  });

  it('is neither a salary nor an advance of its month', async () => {
    await asked(fromSom(200_000));
    const run = await make('requests');
    bodyOf(await confirm(run));
    const paid = await make('salary');
    expect(paid.kind).toBe('salary');
    const reserved = fromSom(200_000);
    expect(await items(paid.id)).toEqual([debtorsRow(10, TEN_DAYS_EARNED - reserved, { reserved })]);
  });

  it('stops what nobody has sent', async () => {
    const [id] = await asked(fromSom(200_000));
    const run = await make('requests');
    bodyOf(await confirm(run));
    const payments = paymentsOf(none, { cancelled: run.included });
    expect(bodyOf(await stop(run.id))).toEqual({
      ...{ changed: 1, refused: 0, run: confirmedOf(run, { waiting: none, payments }) },
    });
    expect((await requestsOf())[id!]).toEqual(
      askedFor(id!, fromSom(200_000), {
        ...{ ...approvedNow, runId: run.id, state: 'cancelled', shownAs: 'cancelled' },
        ...{ cancelledBy: 'employer', reviewReason: 'Hisob tekshiriladi' },
      }),
    );
  });

  it('leaves an own request to a manager who may decide it', async () => {
    const unitId = await makeUnit(server, company.employer, 'Savdo', {
      ...{ people: [company.employee.jobId], validFrom: '2026-11-18' },
    });
    const manager = await joinColleague(server, company.employer, { role: 'manager', unitIds: [unitId] });
    const [theirs] = await asked(fromSom(100_000));
    const paid = await make('requests');
    bodyOf(await confirm(paid));
    const own = await askOwn();
    const run = await make('requests');
    expect(run.confirming).toBe('others');
    expect(refusal(await confirm(run, { note: 'Oʻzimga' }))).toEqual([403, 'ownInRun']);
    const decided = bodyOf(
      await server.call('reviewPaymentRequests', {
        as: manager,
        body: { requests: [{ id: own }], event: 'approve' },
      }),
    );
    expect(decided.items).toEqual([
      {
        ...{ id: own, outcome: 'reviewed', code: null, legalEvents: [] },
        // A manager is told of no card.
        request: askedFor(own, fromSom(200_000), { ...approvedNow, card: null }),
      },
    ]);
    expect(refusal(await confirm(run, { note: 'Oʻzimga' }))).toEqual([403, 'ownInRun']);
    // Of a run that a manager may not open, they are told nothing.
    const path = { id: theirs! };
    expect(bodyOf(await server.call('getPaymentRequest', { as: manager, path })).runId).toBeNull();
    expect(bodyOf(await server.call('getPaymentRequest', { ...acting(), path })).runId).toBe(paid.id);
  });

  it('lets the only employer approve their own with a note, and take it back for another run', async () => {
    const id = await askOwn();
    const run = await make('requests');
    expect(run.confirming).toBe('alone');
    expect(faultsOf(await confirm(run))).toEqual([400, '/note reasonRequired']);
    bodyOf(await confirm(run, { note: 'Oʻzimga' }));
    const undoUntil = '2026-11-18T04:00:00.000Z';
    const decided = { ...approvedNow, runId: run.id, state: 'approvedAlone', undoUntil };
    const told = { own: true, alone: true };
    expect((await requestsOf())[id]).toEqual(
      askedFor(id, fromSom(200_000), { ...decided, ...told, reviewReason: 'Oʻzimga' }),
    );
    const body = { requests: [{ id }], event: 'undo' as const };
    bodyOf(await server.call('reviewPaymentRequests', { ...acting(), body }));
    expect((await requestsOf())[id]).toEqual(askedFor(id, fromSom(200_000), told));
    expect((await make('requests')).included.count).toBe(1);
  });
});

it('pays what was asked for in a month that is over, closed or not', async () => {
  const [id] = await asked(fromSom(200_000));
  await at('2026-12-02T08:50:00+05:00');
  const run = await make('requests', '2026-11');
  bodyOf(await confirm(run));
  const approved = { ...approvedNow, runId: run.id, reviewedAt: '2026-12-02T03:50:00.000Z' };
  expect((await requestsOf())[id!]).toEqual(askedFor(id!, fromSom(200_000), approved));
});
