import { beforeEach, describe, expect, it } from 'vitest';
import { fromSom, tiyin } from '#domain/money.ts';
import {
  ask,
  company,
  earnedBy,
  other,
  review,
  salary,
  server,
  TEN_DAYS_EARNED,
  usePayments,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import {
  acting,
  block,
  compute,
  confirm,
  ledger,
  make,
  paymentOf,
  read,
  today,
} from '#tests/support/worlds/payRunsWorld.ts';
import { settlePayment } from '#tests/support/worlds/payoutsWorld.ts';
import { addWorkedDays, bodyOf, faults, refusal } from '#tests/support/worlds/punching.ts';
import { joinColleague, makeUnit, staffOf } from '#tests/support/worlds/staff.ts';
import {
  approvedNow,
  askedFor,
  booked,
  confirmedOf,
  drafted,
  none,
  one,
  paymentsOf,
  readOf,
  readRequest,
  salaryOf,
} from '#tests/support/worlds/wholeMoney.ts';

usePayments();
beforeEach(() => workedDays());

const approved = async (amount: number) => {
  const { id } = bodyOf(await ask(amount));
  bodyOf(await review([id], 'approve'));
  return id;
};
const about = async () => {
  const { items } = bodyOf(await server.call('listNotifications', { as: company.employee }));
  return items.map(({ params }) => (params as { about?: string }).about);
};

describe('a confirmed advance', () => {
  it('is approved for everybody, waits to be paid, and leaves less to ask for', async () => {
    const run = await make('advance');
    expect([run.confirming, run.payments, run.confirmedAt]).toEqual(['open', null, null]);
    const before = await salary();
    expect(run.included).toEqual(one(200_000_000));
    expect(bodyOf(await confirm(run))).toEqual(confirmedOf(run));
    expect(before.enabled).toBeGreaterThan(0);
    expect(await salary()).toEqual({ ...before, reserved: 200_000_000, enabled: 0 });
    const balances = { advance: 200_000_000, payoutPending: 200_000_000 };
    expect(await ledger()).toEqual({ kinds: ['approved'], balances });
    const where = ['organizationId', '=', company.organizationId] as const;
    const head = await server.db
      .selectFrom('ledgerHead')
      .select(['seq', 'hash'])
      .where(...where)
      .execute();
    const kept = server.db
      .selectFrom('ledgerCheckpoint')
      .select(['seq', 'hash'])
      .where(...where);
    expect(await kept.execute()).toEqual(head);
    const id = await paymentOf(run.id);
    const paid = bodyOf(await settlePayment(id, { event: 'markPaid', paidOn: today }));
    const { kind, runId, state, amount } = paid;
    expect([kind, runId, state, amount]).toEqual(['advance', run.id, 'paid', 200_000_000]);
    expect(await about()).toEqual(['advancePaid']);
    expect((await read(run.id)).payments).toEqual(paymentsOf(none, { paid: run.included }));
  });

  it('is among the person’s payments, and not among what people ask for', async () => {
    const run = await make('advance');
    bodyOf(await confirm(run));
    const query = { employee: company.employee.jobId };
    for (const asked of [{ as: company.employee }, acting(), { ...acting(), query }]) {
      const { items, totals } = bodyOf(await server.call('listPaymentRequests', asked));
      expect([items, totals.approved.count]).toEqual([[], 0]);
    }
  });

  it('is hidden from managers', async () => {
    const { jobId } = company.employee;
    const held = { people: [jobId], validFrom: '2026-11-18' as const };
    const unitId = await makeUnit(server, company.employer, 'Savdo', held);
    const manager = await joinColleague(server, company.employer, { role: 'manager', unitIds: [unitId] });
    const asked = bodyOf(await ask(10_000_000));
    const run = await make('advance');
    bodyOf(await confirm(run));
    const id = await paymentOf(run.id);
    const as = manager;
    const theirs = bodyOf(await server.call('listPaymentRequests', { as, query: { employee: jobId } }));
    expect(theirs.items.map((request) => request.id)).toEqual([asked.id]);
    expect(refusal(await server.call('getPaymentRequest', { as, path: { id } }))).toEqual([404, 'notFound']);
    const body = { requests: [{ id }], event: 'cancel' as const, reason: 'Xato' };
    expect(bodyOf(await server.call('reviewPaymentRequests', { as, body })).items).toEqual([
      { id, outcome: 'refused', code: 'notFound', request: null, legalEvents: [] },
    ]);
  });

  it('is not for somebody who was blocked meanwhile', async () => {
    const run = await make('advance');
    await block();
    expect(refusal(await confirm(run))).toEqual([409, 'runOutdated']);
    expect(refusal(await compute(run.id))).toEqual([409, 'nobodyToPay']);
    expect((await read(run.id)).state).toBe('draft');
  });
});

describe('a confirmed salary', () => {
  it('is what was earned without its advances, which it takes off', async () => {
    await approved(20_000_000);
    const { id: undecided } = bodyOf(await ask(10_000_000));
    const run = await make();
    const amount = TEN_DAYS_EARNED - 20_000_000;
    expect(run).toEqual(
      drafted(run, { period: '2026-11', included: one(amount), undecided: one(10_000_000) }),
    );
    bodyOf(await confirm(run));
    expect(await ledger()).toEqual({
      kinds: ['approved', 'accrued', 'offset', 'approved'],
      balances: { salaryExpense: TEN_DAYS_EARNED, payable: 0, advance: 0, payoutPending: TEN_DAYS_EARNED },
    });
    expect(await readRequest(undecided, { as: company.employee })).toEqual(
      readOf(undecided, 10_000_000, {
        ...{ state: 'cancelled', shownAs: 'cancelled', cancelledBy: 'salary', funds: null },
        history: ['ask: Rahimov Dilshod', 'include'],
      }),
    );
    expect(await about()).toEqual(['requestInSalary', 'requestApproved']);
    expect(refusal(await ask(100_000))).toEqual([422, 'amountAboveEnabled']);

    bodyOf(await settlePayment(await paymentOf(run.id), { event: 'markPaid', paidOn: today }));
    expect((await about())[0]).toBe('salaryPaid');
  });

  it('owes an advance again that comes back, and a correction pays it', async () => {
    const advance = await approved(20_000_000);
    bodyOf(await settlePayment(advance, { event: 'markPaid', paidOn: today }));
    bodyOf(await confirm(await make()));
    bodyOf(await settlePayment(advance, { event: 'markReturned', reason: 'Karta yopilgan' }));
    expect(await booked()).toEqual({
      ...{ salaryExpense: TEN_DAYS_EARNED, payable: 20_000_000, payoutPending: TEN_DAYS_EARNED - 20_000_000 },
    });

    const body = { kind: 'salary', period: '2026-11' } as const;
    const again = () => server.call('createPayRun', { ...acting(), body });
    expect(refusal(await again())).toEqual([409, 'nobodyToPay']);
    bodyOf(await review([advance], 'cancel', 'Ish haqi bilan'));
    const rest = bodyOf(await again());
    expect(rest).toEqual(drafted(rest, { kind: 'correction', period: '2026-11', included: one(20_000_000) }));
    expect(refusal(await again())).toEqual([409, 'runOpen']);
    bodyOf(await confirm(rest));
    expect((await readRequest(await paymentOf(rest.id))).kind).toBe('salary');
    const { kinds } = await ledger();
    expect([kinds.at(-1), kinds.filter((kind) => kind === 'accrued').length]).toEqual(['approved', 1]);
    expect(await booked()).toEqual({ salaryExpense: TEN_DAYS_EARNED, payoutPending: TEN_DAYS_EARNED });
  });

  it('that was not paid is approved again in full, also of somebody who is blocked', async () => {
    const run = await make();
    bodyOf(await confirm(run));
    const id = await paymentOf(run.id);
    bodyOf(await settlePayment(id, { event: 'markPaid', paidOn: today }));
    bodyOf(await settlePayment(id, { event: 'markReturned', reason: 'Karta yopilgan' }));
    expect((await read(run.id)).payments).toEqual(paymentsOf(none, { failed: one(TEN_DAYS_EARNED) }));
    await block();
    const again = { ...approvedNow, kind: 'salary', runId: run.id };
    expect(bodyOf(await review([id], 'approve')).items).toEqual([
      {
        ...{ id, outcome: 'reviewed', code: null, legalEvents: [] },
        request: askedFor(id, TEN_DAYS_EARNED, again),
      },
    ]);
    expect(await booked()).toEqual({ salaryExpense: TEN_DAYS_EARNED, payoutPending: TEN_DAYS_EARNED });
  });

  it('waits for its month to be closed, once the month is over', async () => {
    const run = await make();
    server.clock.set(Date.parse('2026-12-03T09:00:00+05:00'));
    const { accountId } = company.employer;
    const account = server.db.selectFrom('account').select('phoneNumber').where('id', '=', accountId);
    const { phoneNumber } = await account.executeTakeFirstOrThrow();
    company.employer = { ...company.employer, ...(await server.signIn(phoneNumber)) };
    expect(refusal(await confirm(run))).toEqual([409, 'monthNotClosed']);
  });
});

describe('a draft that is confirmed', () => {
  it('has the totals that were read back, and the password', async () => {
    const run = await make();
    const wrong = { count: 1, amount: tiyin(TEN_DAYS_EARNED - 100) };
    expect(refusal(await confirm(run, wrong))).toEqual([409, 'runTotalsChanged']);
    const refused = await confirm(run, { password: 'Birovniki1' });
    expect([refused.status, faults(refused)]).toEqual([400, ['/password passwordWrong']]);
    expect(refusal(await confirm(run, {}, { as: other.employer }))).toEqual([404, 'notFound']);
    expect((await read(run.id)).state).toBe('draft');
    expect((await ledger()).kinds).toEqual([]);
  });

  it('is computed again when somebody would get less by now; what was lowered stays so', async () => {
    const staff = staffOf(server, company.employer);
    const second = await staff.hire({ lastName: 'Yusupova', salary: tiyin(210_000_000) });
    await addWorkedDays(server, company, second.id, ['2026-11-02', '2026-11-03']);
    const run = await make();
    const lower = { event: 'lower', employeeId: second.id, amount: fromSom(50_000), reason: 'Qarz' } as const;
    const lowered = bodyOf(
      await server.call('changePayRun', { ...acting(), path: { id: run.id }, body: lower }),
    ).run;
    await approved(20_000_000);
    expect(refusal(await confirm(lowered))).toEqual([409, 'runOutdated']);
    const computed = bodyOf(await compute(run.id));
    const included = { count: 2, amount: TEN_DAYS_EARNED - 15_000_000 };
    expect(computed).toEqual({ changed: 1, run: { ...lowered, included } });
    bodyOf(await confirm(computed.run));
    expect(refusal(await compute(run.id))).toEqual([409, 'illegalTransition']);
    // What the month has earned is owed, paid or not.
    expect(await booked()).toEqual({
      ...{ salaryExpense: TEN_DAYS_EARNED + 20_000_000, payable: 15_000_000 },
      payoutPending: TEN_DAYS_EARNED + 5_000_000,
    });
  });

  it('is paid once, also when it is confirmed twice at once', async () => {
    const run = await make();
    const answers = await Promise.all([confirm(run), confirm(run)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(run.id)).payments).toEqual(paymentsOf(run.included));
  });

  it('is paid to cards', async () => {
    const run = await make();
    await server.db.deleteFrom('card').where('employeeId', '=', company.employee.jobId).execute();
    expect(refusal(await confirm(run))).toEqual([409, 'runWithoutCard']);
  });

  it('is of no more for anybody than whoever pays sends in one payment', async () => {
    const { organizationId, employee } = company;
    await server.db
      .insertInto('payoutSettings')
      .values({
        ...{ organizationId, version: 1, provider: 'multicard', applicationId: 'ilova', storeId: '1' },
        ...{ secretEncrypted: Buffer.from('sir'), savedAt: server.clock.date() },
        savedByAccountId: company.employer.accountId,
      })
      .execute();
    await server.db
      .updateTable('employeeSalary')
      .set({ salary: fromSom(50_000_000) })
      .where('employeeId', '=', employee.jobId)
      .execute();
    const run = await make('salary');
    const facts = { provider: 'multicard', mostInPayment: fromSom(10_000_000), aboveMost: 1, warned: 1 };
    const earned = earnedBy(10, fromSom(50_000_000));
    expect(run).toEqual(drafted(run, { period: '2026-11', included: one(earned), ...facts }));
    const query = { show: 'warned' } as const;
    const shown = await server.call('listPayRunItems', { ...acting(), path: { id: run.id }, query });
    expect(bodyOf(shown).items.map(({ employeeId }) => employeeId)).toEqual([employee.jobId]);
    expect(refusal(await confirm(run))).toEqual([409, 'runAboveMost']);
    const amount = fromSom(10_000_000);
    const body = { event: 'lower', employeeId: employee.jobId, amount, reason: 'Limit' } as const;
    const lowered = await server.call('changePayRun', { ...acting(), path: { id: run.id }, body });
    expect(bodyOf(lowered).run).toEqual({
      ...{ ...run, included: one(amount), lowered: 1, aboveMost: 0, warned: 0 },
    });
  });

  it('is somebody else’s to confirm when it pays whoever confirms it; with nobody else it has a note and can be undone', async () => {
    const colleague = await joinColleague(server, company.employer, { role: 'accountant' });
    const { accountId } = company.employer;
    await server.db
      .updateTable('employee')
      .set({ accountId })
      .where('id', '=', company.employee.jobId)
      .execute();
    const run = await make();
    expect(run.confirming).toBe('others');
    expect(refusal(await confirm(run, { note: 'Shoshilinch' }))).toEqual([403, 'ownInRun']);
    await server.db.deleteFrom('employer').where('id', '=', colleague.jobId).execute();
    expect((await read(run.id)).confirming).toBe('alone');
    expect(faults(await confirm(run))).toEqual(['/note reasonRequired']);
    bodyOf(await confirm(run, { note: 'Boshqa egasi yoʻq' }));
    const id = await paymentOf(run.id);
    expect(await readRequest(id)).toEqual(
      salaryOf(run, id, {
        ...{ state: 'approvedAlone', own: true, alone: true, undoUntil: '2026-11-18T04:00:00.000Z' },
        ...{ reviewReason: 'Boshqa egasi yoʻq' },
        history: [`ask: ${run.createdBy}`, `approve: ${run.createdBy}`],
      }),
    );
  });
});
