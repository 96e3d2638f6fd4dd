import { beforeEach, describe, expect, it } from 'vitest';
import { ask, company, review, server, usePayments, workedDays } from '#tests/support/paymentsWorld.ts';
import { bodyOf, refusal } from '#tests/support/punching.ts';
import { anyone, hireSomebody } from '#tests/support/world.ts';

usePayments();

const setEmployee = (id: string, values: { accountId?: string; pinfl?: string; phoneNumber?: string }) =>
  server.db.updateTable('employee').set(values).where('id', '=', id).execute();
const ofEmployer = () =>
  server.db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', company.employer.accountId)
    .executeTakeFirstOrThrow();
const setCard = (employeeId: string, fingerprint: string) =>
  server.db.updateTable('card').set({ fingerprint }).where('employeeId', '=', employeeId).execute();

/** An employer who is an employee too names the job that is acted in. */
const acting = () => ({ as: company.employer, job: company.employer.jobId });

/** Each makes the employer the same person as the employee, in one way only. */
const ways = {
  account: () => setEmployee(company.employee.jobId, { accountId: company.employer.accountId }),
  PINFL: async () => {
    const { pinfl } = anyone();
    await server.db
      .updateTable('account')
      .set({ pinfl })
      .where('id', '=', company.employer.accountId)
      .execute();
    await setEmployee(company.employee.jobId, { pinfl });
  },
  'phone number': async () =>
    setEmployee(company.employee.jobId, { phoneNumber: (await ofEmployer()).phoneNumber }),
  card: async () => {
    const own = await hireSomebody(server, company.employer);
    await setEmployee(own.jobId, { phoneNumber: (await ofEmployer()).phoneNumber });
    for (const id of [own.jobId, company.employee.jobId]) await setCard(id, 'the same');
  },
};

describe('an employer’s own request', () => {
  beforeEach(() => workedDays());

  it.each(Object.entries(ways))('is known by the %s', async (_, become) => {
    const { id } = bodyOf(await ask(10_000_000));
    const read = async () => bodyOf(await server.call('getPaymentRequest', { ...acting(), path: { id } }));
    expect((await read()).own).toBe(false);
    await become();
    expect(refusal(await review([id], 'approve'))).toEqual([403, 'ownRequest']);
    expect(refusal(await review([id], 'cancel', 'Sabab'))).toEqual([403, 'ownRequest']);
    expect(await read()).toMatchObject({ state: 'inProcess', own: true });
    const list = bodyOf(await server.call('listPaymentRequests', acting()));
    expect(list.items.map(({ own }) => own)).toEqual([true]);
  });

  it('is refused among others, which are decided', async () => {
    const mine = bodyOf(await ask(10_000_000)).id;
    await ways['phone number']();
    const colleague = await hireSomebody(server, company.employer);
    await setCard(colleague.jobId, 'another');
    await server.db
      .updateTable('punch')
      .set({ employeeId: colleague.jobId })
      .where('employeeId', '=', company.employee.jobId)
      .execute();
    const { card } = bodyOf(await server.call('getSalary', { as: colleague }));
    const body = { amount: 10_000_000, cardId: card.id };
    const theirs = bodyOf(await server.call('createSalaryRequest', { as: colleague, body })).id;
    const { items } = bodyOf(await review([mine, theirs], 'cancel', 'Sabab'));
    expect(items).toMatchObject([
      { id: mine, outcome: 'refused', code: 'ownRequest', request: { own: true } },
      { id: theirs, outcome: 'reviewed', request: { state: 'cancelled', own: false } },
    ]);
  });
});
