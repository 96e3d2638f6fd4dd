import Papa from 'papaparse';
import { beforeEach, describe, expect, it } from 'vitest';
import type { components } from '#openapi/generated/contract.d.ts';
import {
  ask,
  company,
  other,
  review,
  server,
  salary,
  usePayments,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import { choosePayouts } from '#tests/support/worlds/payoutsWorld.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { joinColleague } from '#tests/support/worlds/staff.ts';
import { sampleCard } from '#tests/support/worlds/world.ts';
import { expectWholeBooks } from '#tests/support/worlds/wholeBooks.ts';

usePayments();
beforeEach(async () => {
  await workedDays();
  bodyOf(await choosePayouts({ version: 0, provider: 'file' }));
});

type Said = Partial<components['schemas']['PayoutRegisterSettlement']>;
type By = typeof company.employer;
const today = '2026-11-18';
const approved = async (amount: number, by = company.employer) => {
  const { id } = bodyOf(await ask(amount));
  const body = { event: 'approve' as const, requests: [{ id }] };
  bodyOf(await server.call('reviewPaymentRequests', { as: by, job: by.jobId, body }));
  return id;
};
const none = { count: 0, amount: 0 };
const noRegister = { waiting: none, stopped: none, items: [], page: 1, pageSize: 20, total: 0 };
const make = (as = company.employer) => server.call('createPayoutRegister', { as, job: as.jobId });
const list = async (as = company.employer) => bodyOf(await server.call('listPayoutRegisters', { as }));
const read = async (id: string) =>
  bodyOf(await server.call('getPaymentRequest', { as: company.employer, path: { id } }));
const settle = (id: string, body: Said = {}, as: By = company.employer) =>
  server.call('settlePayoutRegister', {
    ...{ as, job: as.jobId, path: { id } },
    body: {
      event: 'markPaid',
      reason: 'Bank javobi',
      ...(body.event !== 'markUnpaid' && { paidOn: today }),
      ...body,
    },
  });
const file = async (id: string, format: 'csv' | 'xlsx' = 'csv', as = company.employer) => {
  const body = { format, language: 'ru' } as const;
  return bodyOf(await server.call('exportPayoutRegister', { as, path: { id }, body }));
};
/** Joins after the approvals, so that somebody else may settle them. */
const accountant = async () => {
  const session = await joinColleague(server, company.employer, { role: 'accountant' });
  return session as unknown as By;
};

describe('a register', () => {
  it('takes what is approved, and is handed over with it', async () => {
    expect(refusal(await make())).toEqual([409, 'nothingWaits']);
    const [first, second] = [await approved(10_000_000), await approved(5_000_000)];
    await server.paid();
    expect((await read(first)).state).toBe('approved');
    const two = { count: 2, amount: 15_000_000 };
    expect(await list()).toEqual({ ...noRegister, waiting: two });

    const register = bodyOf(await make());
    expect(register).toEqual({
      ...{ id: register.id, number: 1, createdAt: server.clock.date().toISOString() },
      ...{ createdBy: expect.stringMatching(/^998/) as string, fileSavedAt: null, handedOverAt: null },
      ...{ all: two, open: two, paid: none, unpaid: none, settling: 'alone', today },
    });
    for (const id of [first, second]) {
      const { state, shownAs, attempts } = await read(id);
      const sent = attempts.map(({ n, provider, answers }) => [n, provider, answers]);
      expect([state, shownAs, sent]).toEqual(['sending', 'inProgress', [[1, 'file', []]]]);
    }
    expect(await list()).toEqual({ ...noRegister, items: [{ ...register, settling: null }], total: 1 });
    expect(refusal(await make())).toEqual([409, 'nothingWaits']);
    await approved(1_000_000);
    const next = bodyOf(await make());
    expect([next.number, next.all]).toEqual([2, { count: 1, amount: 1_000_000 }]);
    const { items } = bodyOf(
      await server.call('listPayouts', { as: company.employer, query: { register: register.id } }),
    );
    expect(items.map(({ requestId }) => requestId).sort()).toEqual([first, second].sort());
    await expectWholeBooks(server.db, company.organizationId);
  });

  it('of ten at once is one', async () => {
    await approved(10_000_000);
    const answers = await Promise.all(Array.from({ length: 10 }, () => make()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect((await list()).total).toBe(1);
  });

  it('is the same file each time, with whole card numbers, whatever was changed since', async () => {
    const id = await approved(10_000_000);
    const register = bodyOf(await make());
    const before = [await file(register.id), await file(register.id, 'xlsx')];
    const [heading, row] = Papa.parse<string[]>(before[0]!.toString().slice(1), {
      skipEmptyLines: true,
    }).data;
    expect(heading).toEqual([
      ...['№', 'ФИО', 'ПИНФЛ', 'Номер карты', 'Сумма, сум', 'За месяц', 'Код платежа'],
    ]);
    const { key } = (await read(id)).attempts[0]!;
    expect(row?.map((cell) => cell.trim())).toEqual([
      ...['1', row?.[1], company.employee.identity.pinfl, sampleCard, '100000', '2026-11', key],
    ]);
    await server.db
      .updateTable('employee')
      .set({ lastName: 'Boshqa' })
      .where('id', '=', company.employee.jobId)
      .execute();
    server.clock.set(server.clock.now() + 60_000);
    expect([await file(register.id), await file(register.id, 'xlsx')]).toEqual(before);
  });
});

describe('the way of a register to the bank', () => {
  const told = async (id: string) => {
    const { fileSavedAt, handedOverAt } = bodyOf(
      await server.call('getPayoutRegister', { as: company.employer, path: { id } }),
    );
    return { fileSavedAt, handedOverAt };
  };
  const handOver = (id: string, reason?: string) =>
    server.call('settlePayoutRegister', {
      ...{ as: company.employer, job: company.employer.jobId, path: { id } },
      body: { event: 'handOver', ...(reason !== undefined && { reason }) },
    });
  const now = () => server.clock.date().toISOString();

  it('begins with the file, and then somebody says that the bank has it', async () => {
    const request = await approved(10_000_000);
    const { id } = bodyOf(await make());
    expect(await told(id)).toEqual({ fileSavedAt: null, handedOverAt: null });
    expect((await handOver(id)).body).toMatchObject({
      errors: [{ pointer: '/reason', code: 'reasonRequired' }],
    });
    await file(id);
    server.clock.set(server.clock.now() + 60_000);
    await file(id, 'xlsx');
    const fileSavedAt = now();
    server.clock.set(server.clock.now() + 60_000);
    const handedOverAt = now();
    const { settled, register } = bodyOf(await handOver(id));
    expect([settled, register.handedOverAt]).toEqual([0, handedOverAt]);
    server.clock.set(server.clock.now() + 60_000);
    bodyOf(await handOver(id));
    expect(await told(id)).toEqual({ fileSavedAt, handedOverAt });
    expect((await list()).items).toEqual([{ ...register, settling: null, handedOverAt }]);
    expect((await read(request)).state).toBe('sending');
    const { items } = bodyOf(await server.call('listAuditTrail', { as: company.employer }));
    const ofRegister = items.filter(({ subject }) => subject === 'payoutRegister');
    expect(ofRegister.map(({ event, title }) => [event, title])).toEqual([
      ['handOver', '№ 1'],
      ['saveFile', '№ 1'],
      ['saveFile', '№ 1'],
      ['make', '№ 1'],
    ]);
  });

  it('may be another one, which somebody describes', async () => {
    await approved(10_000_000);
    const { id } = bodyOf(await make());
    bodyOf(await handOver(id, 'Qogʻozda'));
    expect(await told(id)).toEqual({ fileSavedAt: null, handedOverAt: now() });
    const second = await approved(5_000_000);
    const settled = bodyOf(await make());
    bodyOf(await settle(settled.id, { event: 'markUnpaid', requestIds: [second] }, await accountant()));
    expect(refusal(await handOver(settled.id, 'Qogʻozda'))).toEqual([409, 'registerSettled']);
    expect(
      refusal(
        await server.call('settlePayoutRegister', {
          ...{ as: other.employer, job: other.employer.jobId, path: { id } },
          body: { event: 'handOver', reason: 'Qogʻozda' },
        }),
      ),
    ).toEqual([404, 'notFound']);
  });
});

describe('what the bank did with a register', () => {
  it('is said of one payment, and then of all the others, by somebody who approved none of them', async () => {
    const [first, second, third] = [
      await approved(10_000_000),
      await approved(5_000_000),
      await approved(1_000_000),
    ];
    const register = bodyOf(await make());
    const by = await accountant();
    const one = { event: 'markUnpaid', requestIds: [second], reason: 'Karta yopilgan' } satisfies Said;
    const unpaid = { count: 1, amount: 5_000_000 };
    const paid = { count: 2, amount: 11_000_000 };
    expect(bodyOf(await settle(register.id, one, by))).toEqual({
      ...{ settled: 1, refused: 0 },
      register: { ...register, open: paid, unpaid, settling: 'open' },
    });
    expect(bodyOf(await settle(register.id, {}, by))).toEqual({
      ...{ settled: 2, refused: 0 },
      register: { ...register, open: none, paid, unpaid, settling: null },
    });
    expect((await Promise.all([first, second, third].map(read))).map(({ state }) => state)).toEqual([
      'paid',
      'failed',
      'paid',
    ]);
    const { paidOn, attempts } = await read(first);
    expect([paidOn, attempts.map(({ answers }) => answers)]).toEqual([
      today,
      [[expect.objectContaining({ source: 'hand', outcome: 'settled', paidOn: today, note: 'Bank javobi' })]],
    ]);
    const earned = await salary();
    expect([earned.paid, earned.reserved]).toEqual([11_000_000, 5_000_000]);
    const { items } = bodyOf(await server.call('listNotifications', { as: company.employee }));
    expect(items.map(({ params }) => (params as { about?: string }).about)).toEqual(
      expect.arrayContaining(['requestPaid', 'requestFailed']),
    );
    expect(refusal(await settle(register.id, {}, by))).toEqual([409, 'registerSettled']);
    const { balances } = bodyOf(await server.call('listLedgerEntries', { as: company.employer }));
    expect(Object.fromEntries(balances.map(({ kind, balance }) => [kind, balance]))).toEqual({
      ...{ advance: 11_000_000, payoutPending: 0, inFlight: 0, bank: -11_000_000 },
    });
    await expectWholeBooks(server.db, company.organizationId);

    // What was not paid can be approved again, and goes out in the next register.
    bodyOf(await review([second], 'approve'));
    const again = bodyOf(await make());
    expect([again.number, again.all]).toEqual([2, unpaid]);
    bodyOf(await settle(again.id, {}, by));
    expect((await read(second)).attempts.map(({ n }) => n)).toEqual([1, 2]);
    const { items: registers } = await list();
    expect(registers.map((each) => [each.paid.count, each.unpaid.count])).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });

  it('is somebody else’s to say of what one approved, and needs the password where there is nobody else', async () => {
    const id = await approved(10_000_000);
    const register = bodyOf(await make());
    expect(register.settling).toBe('alone');
    const asked = await settle(register.id);
    expect(asked.body).toMatchObject({ errors: [{ pointer: '/password', code: 'required' }] });
    const wrong = await settle(register.id, { password: 'Boshqa123' });
    expect(wrong.body).toMatchObject({ errors: [{ pointer: '/password', code: 'passwordWrong' }] });
    expect((await read(id)).state).toBe('sending');

    await accountant();
    const found = { as: company.employer, path: { id: register.id } };
    expect(bodyOf(await server.call('getPayoutRegister', found)).settling).toBe('others');
    expect(refusal(await settle(register.id))).toEqual([403, 'secondPersonNeeded']);
    expect((await read(id)).state).toBe('sending');
  });

  it('names the field that is wrong, and writes nothing', async () => {
    const id = await approved(10_000_000);
    const register = bodyOf(await make());
    const by = await accountant();
    const refusals = [
      [{ paidOn: '2026-11-19' }, '/paidOn', 'dayNotYet'],
      [{ paidOn: '2026-11-17' }, '/paidOn', 'beforeRegister'],
      [{ reason: '   ' }, '/reason', 'reasonRequired'],
    ] as const;
    for (const [body, pointer, code] of refusals)
      expect((await settle(register.id, body, by)).body).toMatchObject({ errors: [{ pointer, code }] });
    expect((await read(id)).state).toBe('sending');
    expect(refusal(await settle(register.id, {}, other.employer))).toEqual([404, 'notFound']);
  });

  it('of two at once counts once', async () => {
    await approved(10_000_000);
    const register = bodyOf(await make());
    const by = await accountant();
    const answers = await Promise.all(Array.from({ length: 5 }, () => settle(register.id, {}, by)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    await expectWholeBooks(server.db, company.organizationId);
  });
});

it('keeps another provider from being chosen while it is open, and says so before', async () => {
  await approved(10_000_000);
  const { id, number } = bodyOf(await make());
  await approved(5_000_000);
  const unsettled = async () =>
    bodyOf(await server.call('getPayoutSettings', { as: company.employer })).unsettled;
  const [waiting, open, none] = [5_000_000, 10_000_000, 0].map((amount) => ({
    count: Math.sign(amount),
    amount,
  }));
  expect(await unsettled()).toEqual({
    ...{ byHand: none, waiting, sending: none, inDoubt: none },
    registers: [{ id, number, open }],
  });
  expect(refusal(await choosePayouts({ version: 1, provider: 'hand' }))).toEqual([409, 'payoutsOnTheirWay']);
  bodyOf(await settle(id, { event: 'markUnpaid' }, await accountant()));
  expect(await unsettled()).toEqual({ byHand: none, waiting, sending: none, inDoubt: none, registers: [] });
  bodyOf(await choosePayouts({ version: 1, provider: 'hand' }));
  await approved(3_000_000);
  const byHand = { count: 1, amount: 3_000_000 };
  expect(await unsettled()).toEqual({ byHand, waiting, sending: none, inDoubt: none, registers: [] });
});

it('is not seen by another company', async () => {
  await approved(10_000_000);
  const register = bodyOf(await make());
  expect(await list(other.employer)).toEqual(noRegister);
  const as = other.employer;
  expect(refusal(await server.call('getPayoutRegister', { as, path: { id: register.id } }))).toEqual([
    404,
    'notFound',
  ]);
});
