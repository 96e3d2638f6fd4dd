import { beforeEach, expect, it } from 'vitest';
import { company, server, usePayments, workedDays } from '#tests/support/worlds/paymentsWorld.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { changesTold, later, nameEmployer, told } from '#tests/support/worlds/auditWorld.ts';

usePayments(undefined, '2026-10-01T08:00:00+05:00');

const month = '2026-10' as const;
const path = { month };

beforeEach(async () => {
  await nameEmployer();
  const { days } = bodyOf(await server.call('getMyMonth', { as: company.employee, query: { month } }));
  await workedDays(days.flatMap(({ kind, date }) => (kind === 'working' ? date : [])));
  const { phoneNumber } = await server.db
    .selectFrom('account')
    .select('phoneNumber')
    .where('id', '=', company.employer.accountId)
    .executeTakeFirstOrThrow();
  server.clock.set(Date.parse('2026-11-03T12:00:00+05:00'));
  company.employer = { ...company.employer, ...(await server.signIn(phoneNumber)) };
});

it('a closed month is told by who closed it and what the product made of it, and which closing was undone', async () => {
  bodyOf(await server.call('closeMonth', { as: company.employer, path }));
  later();
  await server.closed();
  later();
  const body = { reason: 'Xato topildi', version: 1 };
  bodyOf(await server.call('reopenMonth', { as: company.employer, path, body }));
  const entries = (await told({ area: 'attendance' })).map((entry) => [
    ...[entry.event, entry.by],
    ...changesTold(entry),
  ]);
  const which = [`month: - → ${month}`, 'version: - → 1'];
  expect(entries).toEqual([
    [
      ...['reopen', 'Karimova Aziza', 'state: closed → reopened', ...which],
      ...['adjustmentsUndone: - → 0', 'adjustmentsPaid: - → 0'],
    ],
    ['finish', null, 'state: - → closed', ...which],
    ['close', 'Karimova Aziza', 'state: open → closing', ...which, 'people: - → 1'],
  ]);
});
