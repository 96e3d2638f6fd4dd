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
import { addWorkedDays, bodyOf, faults, refusal } from '#tests/support/worlds/punching.ts';
import { joinColleague, makeUnit, staffOf } from '#tests/support/worlds/staff.ts';
import { debtorsRow, drafted, none, one } from '#tests/support/worlds/wholeMoney.ts';

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
    expect(run).toEqual(
      drafted(run, {
        ...{ number: 1, period: '2026-11', included: one(TEN_DAYS_EARNED - amount) },
        // Confirming cancels what nobody has decided: the salary has it.
        undecided: one(undecided.amount),
      }),
    );
    expect(await items(run.id)).toEqual([debtorsRow(10, TEN_DAYS_EARNED - amount, { reserved: amount })]);
  });

  it('is of everybody who worked, also of those who were blocked or have no card', async () => {
    const staff = staffOf(server, company.employer);
    const worker = await staff.hire({ lastName: 'Yusupova', salary: tiyin(210_000_000) });
    await addWorkedDays(server, company, worker.id, ['2026-11-02', '2026-11-03']);
    bodyOf(await staff.update(worker.id, { chosenStatus: 'blocked' }));
    await server.db.deleteFrom('card').where('employeeId', '=', worker.id).execute();
    const idle = await staff.hire();
    const run = bodyOf(await make());
    const included = { count: 2, amount: TEN_DAYS_EARNED + 20_000_000 };
    expect(run).toEqual(
      drafted(run, { period: '2026-11', included, withoutCard: 1, notActive: 1, warned: 1 }),
    );
    const found = await items(run.id, { show: 'warned' });
    expect(found).toEqual([
      debtorsRow(2, 20_000_000, {
        ...{ employeeId: worker.id, employeeName: 'Yusupova Dilshod', employeeStatus: 'notIdentified' },
        ...{ salary: 210_000_000, earned: 20_000_000, hasCard: false },
      }),
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
    expect(bodyOf(await make({ kind: 'advance' })).number).toBe(2);
    bodyOf(await cancel(run.id));
    expect(bodyOf(await make()).number).toBe(3);
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
    const advance = { kind: 'advance', period: '2026-11', advancePercent: 40 };
    expect(run).toEqual(drafted(run, { ...advance, included: one(200_000_000) }));
    expect(await items(run.id)).toEqual([debtorsRow(10, 200_000_000, { share: 200_000_000 })]);
    bodyOf(await cancel(run.id));
    bodyOf(await staff.update(company.employee.jobId, { ownBalanceLimit: fromSom(1_500_000) }));
    bodyOf(await ask(fromSom(200_000)));
    const limited = bodyOf(await make({ kind: 'advance' }));
    expect(await items(limited.id)).toEqual([
      debtorsRow(10, 130_000_000, { share: 200_000_000, limit: 150_000_000, reserved: 20_000_000 }),
    ]);
    expect(refusal(await make({ kind: 'advance', period: '2026-10' }))).toEqual([422, 'monthOutOfRange']);
  });
});

describe('a draft', () => {
  it('leaves a person out, lowers the amount, and gives it back', async () => {
    const run = bodyOf(await make());
    const { id } = run;
    const row = (more = {}) => debtorsRow(10, TEN_DAYS_EARNED, more);
    const out = row({ excluded: true, reason: 'Nizo' });
    expect(bodyOf(await change(id, { event: 'exclude', reason: 'Nizo' }))).toEqual({
      ...{ run: { ...run, included: none, excluded: run.included }, item: out },
    });
    expect(await items(id, { show: 'included' })).toEqual([]);
    expect(await items(id, { show: 'excluded' })).toEqual([out]);
    expect(bodyOf(await change(id, { event: 'lower', amount: fromSom(1_000_000), reason: 'Qarz' }))).toEqual({
      run: { ...run, included: one(100_000_000), lowered: 1 },
      item: row({ amount: 100_000_000, reason: 'Qarz' }),
    });
    expect(bodyOf(await change(id, { event: 'include' }))).toEqual({ run, item: row() });
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
      expect(faults(answer)).toEqual([`${pointer} ${code}`]);
    }
    expect(await items(id)).toEqual([debtorsRow(10, TEN_DAYS_EARNED)]);
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
    const run = bodyOf(await make());
    const { id } = run;
    expect(refusal(await cancel(id, ' '))).toEqual([400, 'validationFailed']);
    const noDraft = { confirming: null, provider: null };
    expect(bodyOf(await cancel(id))).toEqual({
      ...{ ...run, ...noDraft, state: 'cancelled', reason: 'Boshqatdan' },
    });
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
