import { beforeEach, describe, expect, it } from 'vitest';
import { UNDO_MS } from '#machines/lifecycles/paymentRequestMachine.ts';
import { newId } from '#server/identifier.ts';
import { addAccount, hiredOn } from '#tests/support/worlds/people.ts';
import {
  ask,
  company,
  review,
  salary,
  server,
  usePayments,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { samplePassword } from '#tests/support/server/server.ts';
import { anyone, hireSomebody } from '#tests/support/worlds/world.ts';

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

/** Somebody else who may decide the employer's requests. */
const addColleague = async () => {
  const accountId = await addAccount(server, anyone().phoneNumber);
  const { organizationId } = company;
  await server.db
    .insertInto('employer')
    .values({
      organizationId,
      id: newId(),
      accountId,
      role: 'accountant',
      unitIds: [],
      createdAt: server.clock.date(),
    })
    .execute();
};

describe('an employer’s own request', () => {
  beforeEach(async () => {
    await workedDays();
    await addColleague();
  });

  it.each(Object.entries(ways))('is known by the %s', async (_, become) => {
    const { id } = bodyOf(await ask(10_000_000));
    const read = async () => bodyOf(await server.call('getPaymentRequest', { ...acting(), path: { id } }));
    const before = await read();
    expect(before.own).toBe(false);
    await become();
    expect(refusal(await review([id], 'approve'))).toEqual([403, 'ownRequest']);
    expect(refusal(await review([id], 'cancel', 'Sabab'))).toEqual([403, 'ownRequest']);
    expect(await read()).toEqual({ ...before, own: true });
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
    await server.db
      .updateTable('employee')
      .set(hiredOn('2026-11-01'))
      .where('id', '=', colleague.jobId)
      .execute();
    const { card } = bodyOf(await server.call('getSalary', { as: colleague }));
    const body = { amount: 10_000_000, cardId: card.id };
    const theirs = bodyOf(await server.call('createSalaryRequest', { as: colleague, body })).id;
    const { items } = bodyOf(await review([mine, theirs], 'cancel', 'Sabab'));
    expect(items.map(({ id, code, request }) => [id, code, request?.state, request?.own])).toEqual([
      [mine, 'ownRequest', 'inProcess', true],
      [theirs, null, 'cancelled', false],
    ]);
  });
});

describe('the only employer’s own request', () => {
  let id: string;
  const decide = (event: 'approve' | 'undo' | 'cancel', more: { password?: string; reason?: string } = {}) =>
    server.call('reviewPaymentRequests', { ...acting(), body: { event, requests: [{ id }], ...more } });
  const proven = { password: samplePassword, reason: 'Yolgʻiz ish beruvchiman' };
  const read = async () => bodyOf(await server.call('getPaymentRequest', { ...acting(), path: { id } }));
  const told = async () =>
    bodyOf(await server.call('listNotifications', { as: company.employee })).items.filter(
      ({ params }) => (params as { about?: string }).about === 'requestApproved',
    ).length;
  const audited = async () =>
    (
      await server.db
        .selectFrom('auditEntry')
        .select(['event', 'subjectId'])
        .where('organizationId', '=', company.organizationId)
        .where('subject', '=', 'paymentRequest')
        .orderBy('id')
        .execute()
    ).map((entry) => [entry.event, entry.subjectId]);

  beforeEach(async () => {
    await workedDays();
    id = bodyOf(await ask(10_000_000)).id;
    await ways['phone number']();
  });

  it('is approved with their password and a note, undone, and approved again', async () => {
    const before = await read();
    expect([before.own, before.alone, before.undoUntil]).toEqual([true, true, null]);
    expect((await decide('approve')).body).toMatchObject({
      errors: [{ pointer: '/password', code: 'required' }],
    });
    const without = await decide('approve', { password: samplePassword });
    expect(without.body).toMatchObject({ errors: [{ pointer: '/reason', code: 'reasonRequired' }] });
    const wrong = await decide('approve', { ...proven, password: 'Davomat2' });
    expect(wrong.body).toMatchObject({ errors: [{ pointer: '/password', code: 'passwordWrong' }] });
    expect(await read()).toEqual(before);

    bodyOf(await decide('approve', proven));
    const { state, reviewReason, undoUntil } = await read();
    expect([state, reviewReason, undoUntil]).toEqual([
      ...['approvedAlone', proven.reason, '2026-11-18T04:00:00.000Z'],
    ]);
    expect((await salary()).reserved).toBe(10_000_000);
    bodyOf(await decide('undo'));
    const undone = await read();
    expect(undone).toEqual({ ...before, history: undone.history });
    bodyOf(await decide('approve', proven));
    expect((await read()).history.map(({ event, toState }) => [event, toState])).toEqual([
      ['ask', 'inProcess'],
      ['approve', 'approvedAlone'],
      ['undo', 'inProcess'],
      ['approve', 'approvedAlone'],
    ]);
    expect(await audited()).toEqual([
      ['approveAlone', id],
      ['undoAlone', id],
      ['approveAlone', id],
    ]);
  });

  it('is final and told only when it can no longer be undone', async () => {
    bodyOf(await decide('approve', proven));
    server.clock.set(server.clock.now() + UNDO_MS - 1);
    await server.settled();
    expect((await read()).state).toBe('approvedAlone');
    expect(await told()).toBe(0);
    server.clock.set(server.clock.now() + 1);
    expect((await decide('undo')).body).toMatchObject({
      code: 'illegalTransition',
      legalEvents: ['markPaid', 'cancel'],
    });
    await server.settled();
    await server.settled();
    const { state, undoUntil, history } = await read();
    expect([state, undoUntil, history.map(({ event }) => event)]).toEqual([
      'approved',
      null,
      ['ask', 'approve', 'settle'],
    ]);
    expect(await told()).toBe(1);
    const list = bodyOf(
      await server.call('listPaymentRequests', { ...acting(), query: { state: 'approved' } }),
    );
    expect(list.total).toBe(1);
  });

  it('is cancelled the same way, and never decided together with others', async () => {
    expect(refusal(await decide('cancel', { reason: 'Sabab' }))).toEqual([400, 'validationFailed']);
    const another = bodyOf(await ask(10_000_000)).id;
    const body = { event: 'approve' as const, requests: [{ id }, { id: another }], ...proven };
    expect(refusal(await server.call('reviewPaymentRequests', { ...acting(), body }))).toEqual([
      403,
      'ownRequest',
    ]);
    bodyOf(await decide('cancel', proven));
    expect((await read()).state).toBe('cancelled');
    expect(await audited()).toEqual([['cancelAlone', id]]);
  });

  it('is a colleague’s to decide as soon as there is one, and stays theirs to undo', async () => {
    bodyOf(await decide('approve', proven));
    await addColleague();
    const { own, alone } = await read();
    expect([own, alone]).toEqual([true, false]);
    expect(refusal(await decide('cancel', proven))).toEqual([403, 'ownRequest']);
    bodyOf(await decide('undo'));
    expect(refusal(await decide('approve', proven))).toEqual([403, 'ownRequest']);
  });

  it('allows ten wrong passwords, like sign-in on a trusted device', async () => {
    for (let n = 0; n < 10; n += 1) await decide('approve', { ...proven, password: 'Davomat2' });
    expect((await decide('approve', proven)).status).toBe(429);
  });
});
