import { beforeEach, expect, it } from 'vitest';
import { payByFile, type Bank } from '#tests/support/worlds/bankResultWorld.ts';
import {
  company,
  ENABLED,
  review,
  salary,
  server,
  usePayments,
} from '#tests/support/worlds/paymentsWorld.ts';
import { settlePayment } from '#tests/support/worlds/payoutsWorld.ts';
import { bodyOf, faults, refusal } from '#tests/support/worlds/punching.ts';
import { samplePassword } from '#tests/support/server/server.ts';
import { expectWholeBooks } from '#tests/support/worlds/wholeBooks.ts';
import { answerOf, approvedNow, readOf, shownAfter } from '#tests/support/worlds/wholeMoney.ts';

usePayments();
let bank: Bank;
let id: string;

/** The first attempt is refused. */
beforeEach(async () => {
  bank = await payByFile();
  const first = await bank.register(10_000_000);
  [id] = first.requests as [string];
  await bank.settle(first, 'markUnpaid');
});

const paid = {
  ...{ event: 'markPaid' as const, attempt: 1, paidOn: '2026-11-18' as const },
  ...{ reference: '1024', reason: 'Bank tasdiqladi' },
};
const say = (
  more: Partial<Parameters<typeof settlePayment>[1]> = {},
  as: { accessToken: string; jobId: string } = bank.accountant,
) => settlePayment(id, { ...paid, ...more }, as);
const outcomes = async () =>
  (await bank.read(id)).attempts.map(({ answers }) => answers.map(({ outcome }) => outcome));
/** What they are told of it, without its attempts and history. */
const said = ({ history: _, ...read }: Awaited<ReturnType<Bank['read']>>) => ({ ...read, attempts: [] });
const paidInTheEnd = () =>
  readOf(id, 10_000_000, {
    ...{ ...approvedNow, state: 'paid', shownAs: 'paid', paidOn: '2026-11-18', settling: 'open' },
  });
const warned = async (as: { accessToken: string }) =>
  bodyOf(await server.call('listNotifications', { as })).items.flatMap(({ params }) =>
    'about' in params && params.about === 'paidLate' ? params : [],
  );

it('while a second attempt is under way is noted, and who pays is told', async () => {
  await bank.approve(id);
  const second = bodyOf(await bank.make());
  expect(said(bodyOf(await say()))).toEqual(readOf(id, 10_000_000, { ...approvedNow, state: 'sending' }));
  expect((await bank.read(id)).attempts[0]!.answers[1]).toEqual(
    answerOf('settled', { paidOn: '2026-11-18', reference: '1024', note: paid.reason, by: 'Karimova Aziza' }),
  );
  const news = {
    about: 'paidLate',
    requestId: id,
    amount: 10_000_000,
    employeeName: 'Rahimov Dilshod',
    reason: null,
  };
  for (const as of [company.employer, bank.accountant]) expect(await warned(as)).toEqual([news]);
  expect(await warned(company.employee)).toEqual([]);
  expect(refusal(await say())).toEqual([409, 'illegalTransition']);
  expect(await warned(company.employer)).toHaveLength(1);

  // The second is refused: the first has paid, and nothing goes out again.
  await bank.settle(second, 'markUnpaid');
  expect(said(await bank.read(id))).toEqual({ ...paidInTheEnd(), lateSettling: 'others' });
  expect(refusal(await review([id], 'approve'))).toEqual([409, 'illegalTransition']);
  expect(refusal(await bank.make())).toEqual([409, 'nothingWaits']);
  await expectWholeBooks(server.db, company.organizationId);
});

it.each(['failed', 'approved', 'cancelled'] as const)(
  'pays what is %s, and it does not go out',
  async (state) => {
    if (state === 'approved') await bank.approve(id);
    if (state === 'cancelled') bodyOf(await review([id], 'cancel', 'Kerak emas'));
    const read = await server.call('getPaymentRequest', { as: bank.accountant, path: { id } });
    expect([bodyOf(read).state, bodyOf(read).lateSettling]).toEqual([state, 'open']);
    expect(said(bodyOf(await say()))).toEqual(paidInTheEnd());
    expect(await outcomes()).toEqual([['rejected', 'settled']]);
    expect(await warned(company.employer)).toHaveLength(state === 'cancelled' ? 1 : 0);
    const given = 10_000_000;
    expect(await salary()).toEqual({ ...shownAfter(10), paid: given, enabled: ENABLED - given });
    expect(refusal(await bank.make())).toEqual([409, 'nothingWaits']);
    await expectWholeBooks(server.db, company.organizationId);
  },
);

it('is said of an attempt that was refused, with its day and a reason, and of no other', async () => {
  await bank.approve(id);
  await bank.make();
  for (const [more, pointer, code] of [
    [{ reason: ' ' }, '/reason', 'reasonRequired'],
    [{ paidOn: '2026-11-19' }, '/paidOn', 'dayNotYet'],
    [{ paidOn: '2026-11-17' }, '/paidOn', 'beforeAttempt'],
  ] as const)
    expect(faults(await say(more))).toEqual([`${pointer} ${code}`]);
  for (const more of [{ attempt: 2 }, { attempt: 3 }, { event: 'markUnpaid' }] as const)
    expect(refusal(await say(more))).toEqual([409, 'illegalTransition']);
  expect(await outcomes()).toEqual([['rejected'], []]);
});

it('is for somebody else than who approved it, unless nobody else may', async () => {
  await bank.approve(id);
  await bank.make();
  const { employer } = company;
  const shown = async () => (await bank.read(id)).lateSettling;
  expect(await shown()).toBe('others');
  expect(refusal(await say({}, employer))).toEqual([403, 'secondPersonNeeded']);
  await server.db.deleteFrom('employer').where('id', '=', bank.accountant.jobId).execute();
  expect(await shown()).toBe('alone');
  expect(faults(await say({}, employer))).toEqual(['/password required']);
  expect(bodyOf(await say({ password: samplePassword }, employer)).state).toBe('sending');
  const audited = await server.db
    .selectFrom('auditEntry')
    .select(['event', 'after'])
    .where('subjectId', '=', id)
    .execute();
  expect(audited).toEqual([{ event: 'markPaidAlone', after: { paidOn: '2026-11-18', state: 'sending' } }]);
});

it('is for somebody else than who approved the attempt, whoever cancelled the request since', async () => {
  const { employer } = company;
  const shown = async (as: { accessToken: string; jobId: string }) =>
    bodyOf(await server.call('getPaymentRequest', { as, path: { id } })).lateSettling;
  bodyOf(
    await server.call('reviewPaymentRequests', {
      as: bank.accountant,
      body: { event: 'cancel', requests: [{ id }], reason: 'Kerak emas' },
    }),
  );
  expect([await shown(employer), await shown(bank.accountant)]).toEqual(['others', 'open']);
  expect(refusal(await say({}, employer))).toEqual([403, 'secondPersonNeeded']);
  expect(bodyOf(await say()).state).toBe('paid');
});

it('is not one’s own to say, nor of a card that one has set lately', async () => {
  await bank.approve(id);
  await bank.make();
  const { accountId } = await server.db
    .selectFrom('employer')
    .select('accountId')
    .where('id', '=', bank.accountant.jobId)
    .executeTakeFirstOrThrow();
  const { jobId } = company.employee;
  await server.db
    .updateTable('card')
    .set({ setAt: server.clock.date(), setByAccountId: accountId })
    .where('employeeId', '=', jobId)
    .execute();
  expect(refusal(await say())).toEqual([403, 'cardSetByYou']);
  await server.db.updateTable('employee').set({ accountId }).where('id', '=', jobId).execute();
  expect(refusal(await say())).toEqual([403, 'secondPersonNeeded']);
  expect(await outcomes()).toEqual([['rejected'], []]);
});
