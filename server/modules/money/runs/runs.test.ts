import { beforeEach, describe, expect, it } from 'vitest';
import { fromSom, tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import {
  ask,
  company,
  other,
  review,
  server,
  TEN_DAYS_EARNED,
  usePayments,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import { addWorkedDays, bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { joinColleague, makeUnit, staffOf } from '#tests/support/worlds/staff.ts';

type Schemas = components['schemas'];

usePayments();
beforeEach(() => workedDays());

const make = (body: Partial<Schemas['NewPayRun']> = {}, as = company.employer) =>
  server.call('createPayRun', { as, job: as.jobId, body: { kind: 'salary', period: '2026-11', ...body } });
const items = async (id: string, query: { search?: string; show?: Schemas['PayRunItemFilter'] } = {}) =>
  bodyOf(await server.call('listPayRunItems', { as: company.employer, path: { id }, query })).items;
const change = (id: string, body: Partial<Schemas['PayRunChange']>) => {
  const as = company.employer;
  const employeeId = company.employee.jobId;
  return server.call('changePayRun', {
    ...{ as, job: as.jobId, path: { id } },
    body: { event: 'exclude', employeeId, ...body },
  });
};
const cancel = (id: string, reason = 'Boshqatdan') => {
  const as = company.employer;
  return server.call('cancelPayRun', { as, job: as.jobId, path: { id }, body: { reason } });
};

describe('a salary run', () => {
  it('gives what was earned without what was asked for', async () => {
    const { id, amount } = bodyOf(await ask(fromSom(200_000)));
    bodyOf(await review([id], 'approve'));
    const undecided = bodyOf(await ask(fromSom(100_000)));
    const run = bodyOf(await make());
    expect(run).toMatchObject({
      ...{ number: 1, kind: 'salary', period: '2026-11', state: 'draft', advancePercent: null },
      ...{ excluded: { count: 0, amount: 0 }, lowered: 0, withoutCard: 0, notActive: 0, warned: 0 },
      included: { count: 1, amount: TEN_DAYS_EARNED - amount },
      // Confirming cancels what nobody has decided: the salary has it.
      undecided: { count: 1, amount: undecided.amount },
    });
    expect(await items(run.id)).toEqual([
      {
        ...{
          employeeId: company.employee.jobId,
          employeeStatus: 'active',
          hasCard: true,
          cardHeldUntil: null,
        },
        ...{ employeeName: expect.any(String) as string, salary: 500_000_000, workingDays: 21 },
        ...{
          daysWorked: 10,
          earned: TEN_DAYS_EARNED,
          adjustments: 0,
          netPay: null,
          netDifference: 0,
          tax: 0,
          share: null,
          limit: null,
        },
        ...{ additions: 0, deductions: 0, lines: [], aboveHalf: false },
        ...{ carryOver: 0, carried: 0, requestId: null, requestedAt: null },
        ...{ reserved: amount, paid: 0, proposed: TEN_DAYS_EARNED - amount, excluded: false },
        ...{ amount: TEN_DAYS_EARNED - amount, reason: null, payment: null },
      },
    ]);
  });

  it('is of everybody who worked, also of those who were blocked or have no card', async () => {
    const staff = staffOf(server, company.employer);
    const worker = await staff.hire({ lastName: 'Yusupova', salary: tiyin(210_000_000) });
    await addWorkedDays(server, company, worker.id, ['2026-11-02', '2026-11-03']);
    bodyOf(await staff.update(worker.id, { chosenStatus: 'blocked' }));
    await server.db.deleteFrom('card').where('employeeId', '=', worker.id).execute();
    const idle = await staff.hire();
    const run = bodyOf(await make());
    expect(run).toMatchObject({ included: { count: 2 }, withoutCard: 1, notActive: 1, warned: 1 });
    const found = await items(run.id, { show: 'warned' });
    expect(found).toMatchObject([
      { employeeId: worker.id, amount: 20_000_000, employeeStatus: 'notIdentified', hasCard: false },
    ]);
    expect((await items(run.id)).map(({ employeeId }) => employeeId)).not.toContain(idle.id);
    expect((await items(run.id, { search: 'yusup' })).map(({ employeeId }) => employeeId)).toEqual([
      worker.id,
    ]);
    expect(await items(run.id, { search: 'hech kim' })).toEqual([]);
  });

  it('is of a month that may be paid, one draft at a time', async () => {
    for (const period of ['2026-12', '2025-11', '2026-10'] as const)
      expect(refusal(await make({ period }))).toEqual([422, 'monthOutOfRange']);
    const run = bodyOf(await make());
    expect(refusal(await make())).toEqual([409, 'runOpen']);
    expect(bodyOf(await make({ kind: 'advance' }))).toMatchObject({ number: 2 });
    bodyOf(await cancel(run.id));
    expect(bodyOf(await make())).toMatchObject({ number: 3 });
    expect(refusal(await make({}, other.employer))).toEqual([409, 'nobodyToPay']);
    const list = bodyOf(await server.call('listPayRuns', { as: company.employer }));
    expect(list.items.map(({ number, state }) => [number, state])).toEqual([
      [3, 'draft'],
      [2, 'draft'],
      [1, 'cancelled'],
    ]);
  });
});

describe('an advance run', () => {
  it('gives the percent of the salary, though no more than the limit and without the blocked', async () => {
    const staff = staffOf(server, company.employer);
    const blocked = await staff.hire();
    await addWorkedDays(server, company, blocked.id, ['2026-11-02']);
    bodyOf(await staff.update(blocked.id, { chosenStatus: 'blocked' }));
    const run = bodyOf(await make({ kind: 'advance' }));
    expect(run).toMatchObject({ advancePercent: 40, included: { count: 1, amount: 200_000_000 } });
    expect(await items(run.id)).toMatchObject([{ share: 200_000_000, limit: null, amount: 200_000_000 }]);
    bodyOf(await cancel(run.id));
    bodyOf(await staff.update(company.employee.jobId, { ownBalanceLimit: fromSom(1_500_000) }));
    bodyOf(await ask(fromSom(200_000)));
    const limited = bodyOf(await make({ kind: 'advance' }));
    expect(await items(limited.id)).toMatchObject([
      { limit: 150_000_000, reserved: 20_000_000, amount: 130_000_000 },
    ]);
    expect(refusal(await make({ kind: 'advance', period: '2026-10' }))).toEqual([422, 'monthOutOfRange']);
  });
});

describe('a draft', () => {
  it('leaves a person out, lowers the amount, and gives it back', async () => {
    const { id } = bodyOf(await make());
    const nothing = { count: 0, amount: 0 };
    const all = { count: 1, amount: TEN_DAYS_EARNED };
    expect(bodyOf(await change(id, { event: 'exclude', reason: 'Nizo' }))).toMatchObject({
      ...{ run: { included: nothing, excluded: all }, item: { excluded: true, reason: 'Nizo' } },
    });
    expect(await items(id, { show: 'included' })).toEqual([]);
    expect(await items(id, { show: 'excluded' })).toMatchObject([{ reason: 'Nizo' }]);
    expect(
      bodyOf(await change(id, { event: 'lower', amount: fromSom(1_000_000), reason: 'Qarz' })),
    ).toMatchObject({
      run: { included: { count: 1, amount: 100_000_000 }, excluded: nothing, lowered: 1 },
      item: { excluded: false, amount: 100_000_000, proposed: TEN_DAYS_EARNED, reason: 'Qarz' },
    });
    expect(bodyOf(await change(id, { event: 'include' }))).toMatchObject({
      run: { included: all, lowered: 0 },
      item: { amount: TEN_DAYS_EARNED, reason: null },
    });
  });

  it('names the field that is wrong, and writes nothing', async () => {
    const { id } = bodyOf(await make());
    for (const [body, pointer, code] of [
      [{ event: 'exclude' }, '/reason', 'reasonRequired'],
      [{ event: 'exclude', reason: '  ' }, '/reason', 'reasonRequired'],
      [{ event: 'lower', reason: 'Qarz' }, '/amount', 'required'],
      [{ event: 'lower', reason: 'Qarz', amount: tiyin(TEN_DAYS_EARNED) }, '/amount', 'amountAboveProposed'],
    ] as const) {
      const answer = await change(id, body);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ errors: [{ pointer, code }] });
    }
    expect(await items(id)).toMatchObject([{ amount: TEN_DAYS_EARNED, excluded: false, reason: null }]);
  });

  it('is found by nobody else, and of it only its own people', async () => {
    const { id } = bodyOf(await make());
    expect(refusal(await server.call('getPayRun', { as: other.employer, path: { id } }))).toEqual([
      ...[404, 'notFound'],
    ]);
    const employeeId = other.employee.jobId;
    expect(refusal(await change(id, { employeeId, reason: 'Yoʻq' }))).toEqual([404, 'notFound']);
    const unitIds = [await makeUnit(server, company.employer, 'Ombor')];
    const manager = await joinColleague(server, company.employer, { role: 'manager', unitIds });
    expect((await server.call('getPayRun', { as: manager, path: { id } })).status).toBe(403);
  });

  it('changes no more once it is cancelled', async () => {
    const { id } = bodyOf(await make());
    expect(refusal(await cancel(id, ' '))).toEqual([400, 'validationFailed']);
    expect(bodyOf(await cancel(id))).toMatchObject({ state: 'cancelled', reason: 'Boshqatdan' });
    expect(refusal(await cancel(id))).toEqual([409, 'illegalTransition']);
    expect(refusal(await change(id, { reason: 'Nizo' }))).toEqual([409, 'illegalTransition']);
    const audit = await server.db
      .selectFrom('auditEntry')
      .select('event')
      .where('organizationId', '=', company.organizationId)
      .where('subject', '=', 'payRun')
      .orderBy('at')
      .orderBy('id')
      .execute();
    expect(audit.map(({ event }) => event)).toEqual(['make', 'cancel']);
  });
});
