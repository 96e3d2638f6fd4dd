import { expect, it } from 'vitest';
import { MINUTE_MS } from '#domain/calendar/index.ts';
import { company, counted, monthsCounted, server, useFigures } from '#tests/support/worlds/figuresWorld.ts';
import { selectDue } from './sql/due.ts';
import { saveMonth, takeMonth } from './sql/months.ts';

useFigures();

const dueNow = async () => {
  const due = await selectDue(server.db, server.clock.date());
  return due.find((one) => one.organizationId === company.organizationId && one.month === '2026-11');
};
const leaseFrom = (minutes: number) => {
  const now = new Date(server.clock.now() + minutes * MINUTE_MS);
  return { now, leasedUntil: new Date(now.getTime() + 5 * MINUTE_MS) };
};

const nothing = { version: null, rows: [], earned: null };

it('a month is taken once, and not by whoever found it due before it was counted', async () => {
  const due = (await dueNow())!;
  const lease = leaseFrom(0);
  expect(await takeMonth(server.db, due, lease)).toBe(true);
  expect(await takeMonth(server.db, due, leaseFrom(1))).toBe(false);
  expect(await dueNow()).toBeUndefined();
  const { organizationId, month } = due;
  const { leasedUntil, now: countedAt } = lease;
  await saveMonth(server.db, { organizationId, month, leasedUntil }, { countedAt, ...nothing });
  expect(await takeMonth(server.db, due, leaseFrom(2))).toBe(false);
  expect(await takeMonth(server.db, { ...due, countedAt }, leaseFrom(2))).toBe(true);
});

it('a process whose lease has ended writes nothing over what another one counted', async () => {
  const due = (await dueNow())!;
  const { organizationId, month } = due;
  const slow = leaseFrom(-10);
  expect(await takeMonth(server.db, due, slow)).toBe(true);
  const { total } = await counted();
  expect(total.due).toBe(12);
  await saveMonth(
    server.db,
    { organizationId, month, leasedUntil: slow.leasedUntil },
    { countedAt: slow.now, ...nothing },
  );
  expect((await counted()).total).toEqual(total);
  expect((await monthsCounted()).map(({ countedAt }) => countedAt)).toEqual([
    ...[server.clock.date(), server.clock.date()],
  ]);
});
