import { beforeEach, expect, it } from 'vitest';
import { inTransaction } from '#server/database/transaction.ts';
import { writeAudit } from '#server/modules/audit/index.ts';
import {
  ask,
  company,
  other,
  review,
  server,
  usePayments,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import { choosePayouts, settlePayment } from '#tests/support/worlds/payoutsWorld.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { samplePassword } from '#tests/support/server/server.ts';
import { joinColleague } from '#tests/support/worlds/staff.ts';
import { sampleCard } from '#tests/support/worlds/world.ts';

usePayments();
beforeEach(() => workedDays());

const today = '2026-11-18';
const approved = async () => {
  const { id } = bodyOf(await ask(10_000_000));
  bodyOf(await review([id], 'approve'));
  return id;
};
const show = (
  id: string,
  password?: string,
  as: { accessToken: string; jobId?: string } = company.employer,
) =>
  server.call('showPayoutCard', {
    ...{ as, path: { id }, body: password === undefined ? {} : { password } },
    ...(as.jobId !== undefined && { job: as.jobId }),
  });
const read = async (id: string) =>
  bodyOf(await server.call('getPaymentRequest', { as: company.employer, path: { id } }));
const shownCards = async () =>
  (
    await server.db
      .selectFrom('auditEntry')
      .selectAll()
      .where('event', '=', 'show')
      .where('organizationId', '=', company.organizationId)
      .execute()
  ).map(({ byAccountId, employeeId, after }) => ({ byAccountId, employeeId, after }));

it('is the whole number, and the trail says who saw whose, without it', async () => {
  const id = await approved();
  expect((await read(id)).cardShowing).toBe('open');
  expect(bodyOf(await show(id))).toEqual({ cardNumber: sampleCard });
  const { jobId: employeeId } = company.employee;
  const cardNumber = `${sampleCard.slice(0, 4)} •••• •••• ${sampleCard.slice(-4)}`;
  const byAccountId = company.employer.accountId;
  expect(await shownCards()).toEqual([{ byAccountId, employeeId, after: { employeeId, cardNumber } }]);
  const stored = JSON.stringify(await server.db.selectFrom('auditEntry').selectAll().execute());
  expect(stored).not.toContain(sampleCard);
  const { items } = bodyOf(await server.call('listAuditTrail', { as: company.employer }));
  expect(items[0]).toMatchObject({ subject: 'card', event: 'show', employee: { id: employeeId } });
});

it('is for whoever pays alone: not for other roles, other companies and other states', async () => {
  const { id } = bodyOf(await ask(10_000_000));
  expect(refusal(await show(id))).toEqual([409, 'illegalTransition']);
  bodyOf(await review([id], 'approve'));
  const accountant = await joinColleague(server, company.employer, { role: 'accountant' });
  expect(refusal(await show(id, undefined, company.employee))[0]).toBe(403);
  expect(refusal(await show(id, undefined, other.employer))).toEqual([404, 'notFound']);
  expect(await shownCards()).toEqual([]);
  expect(bodyOf(await show(id, undefined, accountant))).toEqual({ cardNumber: sampleCard });
  bodyOf(await settlePayment(id, { event: 'markPaid', paidOn: today }));
  expect((await read(id)).cardShowing).toBeNull();
  expect(refusal(await show(id))).toEqual([409, 'illegalTransition']);
});

it('takes the password of who is paid by it and has nobody else, and is otherwise left to somebody else', async () => {
  const id = await approved();
  const { phoneNumber } = await server.db
    .selectFrom('account')
    .select('phoneNumber')
    .where('id', '=', company.employer.accountId)
    .executeTakeFirstOrThrow();
  const self = server.db.updateTable('employee').set({ phoneNumber });
  await self.where('id', '=', company.employee.jobId).execute();
  expect((await read(id)).cardShowing).toBe('alone');
  for (const [password, code] of [
    [undefined, 'required'],
    ['Boshqa123', 'passwordWrong'],
  ] as const)
    expect((await show(id, password)).body).toMatchObject({ errors: [{ pointer: '/password', code }] });
  expect(await shownCards()).toEqual([]);
  expect(bodyOf(await show(id, samplePassword))).toEqual({ cardNumber: sampleCard });
  await joinColleague(server, company.employer, { role: 'accountant' });
  expect((await read(id)).cardShowing).toBe('others');
  expect(refusal(await show(id, samplePassword))).toEqual([403, 'ownRequest']);
});

it('is not shown of what a register takes, has, or got back: the next register would pay it again', async () => {
  bodyOf(await choosePayouts({ version: 0, provider: 'file' }));
  const id = await approved();
  const isHidden = async (state: string) => {
    expect(await read(id)).toMatchObject({ state, cardShowing: null });
    expect(refusal(await show(id))).toEqual([409, 'illegalTransition']);
  };
  await isHidden('approved');
  const { employer: as } = company;
  const register = bodyOf(await server.call('createPayoutRegister', { as, job: as.jobId }));
  await isHidden('sending');
  const body = { event: 'markUnpaid', reason: 'Karta yopilgan', password: samplePassword } as const;
  bodyOf(await server.call('settlePayoutRegister', { as, job: as.jobId, path: { id: register.id }, body }));
  await isHidden('failed');
});

it('is shown sixty times an hour to one account', async () => {
  const id = await approved();
  for (let shown = 0; shown < 60; shown += 1) bodyOf(await show(id));
  expect(refusal(await show(id))).toEqual([429, 'tooManyRequests']);
});

it('a register knows a file of as many rows that was saved when files were noted without their register', async () => {
  bodyOf(await choosePayouts({ version: 0, provider: 'file' }));
  await approved();
  const { employer: as, organizationId } = company;
  const { id } = bodyOf(await server.call('createPayoutRegister', { as, job: as.jobId }));
  const note = async (rows: number) => {
    const author = { organizationId, byAccountId: as.accountId, at: server.clock.date() };
    const after = { kind: 'register', rows, format: 'xlsx' };
    await inTransaction(server.db, (tx) =>
      writeAudit(tx, author, [{ subject: 'list', event: 'export', after }]),
    );
    return bodyOf(await server.call('getPayoutRegister', { as, path: { id } })).fileSavedAt;
  };
  expect(await note(7)).toBeNull();
  expect(await note(1)).toBe(server.clock.date().toISOString());
});
