import { beforeEach, expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import { taken, uncounted } from '#tests/support/worlds/overviewWorld.ts';
import {
  at,
  company,
  earnedBy,
  server,
  usePayments,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import { addWorkedDays, bodyOf } from '#tests/support/worlds/punching.ts';
import type { Session } from '#tests/support/server/server.ts';
import { joinColleague, makeUnit } from '#tests/support/worlds/staff.ts';
import type { operations } from '#openapi/generated/contract.d.ts';

type Body = operations['settle']['requestBody']['content']['application/json'];

usePayments();
beforeEach(async () => {
  await workedDays();
  await addWorkedDays(server, company, company.employee.jobId, ['2026-11-16'], { departure: null });
  await addWorkedDays(server, company, company.employee.jobId, ['2026-11-17'], { departure: '10:00' });
  await taken('2026-11');
});
/** What the eleventh and the twelfth day earn. */
const two = earnedBy(12) - earnedBy(10);
/** The month is held until then, so that the server's job does not count it before. */
const counted = async () => {
  await uncounted();
  await server.figuresCounted();
};

const waits = async (as: Session = company.employer) => bodyOf(await server.call('countToSettle', { as }));
const settle = async (
  event: Body['event'],
  kind: Body['items'][number]['kind'],
  date: '2026-11-16' | '2026-11-17',
) =>
  bodyOf(
    await server.call('settle', {
      as: company.employer,
      body: { event, items: [{ kind, id: company.employee.jobId, date }] },
    }),
  );

it('what waits tells how much pay depends on it, as it was counted, until nothing of the person waits', async () => {
  expect(await waits()).toMatchObject({ count: 2, stake: null });
  await counted();
  const asOf = '2026-11-18T03:50:00.000Z';
  expect((await waits()).stake).toEqual({ amount: two, asOf });

  const unitIds = [
    await makeUnit(server, company.employer, 'Savdo', {
      ...{ people: [company.employee.jobId], validFrom: '2026-11-18' },
    }),
  ];
  const manager = await joinColleague(server, company.employer, { role: 'manager', unitIds });
  expect((await waits(manager)).stake).toBeNull();

  await settle('dismiss', 'belowNorm', '2026-11-17');
  expect(await waits()).toMatchObject({ count: 1, stake: { amount: two, asOf } });
  await at('2026-11-18T09:55:00+05:00');
  await counted();
  expect((await waits()).stake).toEqual({
    amount: earnedBy(11) - earnedBy(10),
    asOf: '2026-11-18T04:55:00.000Z',
  });
  await settle('settle', 'missedCheckOut', '2026-11-16');
  expect(await waits()).toMatchObject({ count: 0, stake: { amount: 0 } });
});

it('the stake of times that are proposed is of the day with them, and of a day off nothing', async () => {
  const pairs = [{ in: '09:00', out: '18:00' }];
  const body = { date: '2026-11-17' as const, pairs, reason: 'Belgilash esdan chiqdi' };
  bodyOf(await server.call('proposeCorrection', { as: company.employee, body }));
  await addWorkedDays(server, company, company.employee.jobId, ['2026-11-15']);
  await counted();
  const { counts, stake } = await waits();
  expect(counts).toMatchObject({ correction: 1, missedCheckOut: 1, notWorkingDay: 1, belowNorm: 0 });
  expect(stake?.amount).toBe(two);
});

it('the stake of late punches is of the day that they make together', async () => {
  const { organizationId, gateId, employee } = company;
  const employeeId = employee.jobId;
  const date = '2026-11-13' as const;
  await server.db
    .deleteFrom('punch')
    .where('employeeId', '=', employeeId)
    .where('shiftDate', '=', date)
    .execute();
  const late = (type: 'in' | 'out', time: string) => {
    const shown = new Date(`${date}T${time}:00+05:00`);
    return {
      ...{ organizationId, id: newId(), employeeId, gateId, type, at: shown, shiftDate: date },
      ...{
        scannedAt: shown,
        receivedAt: server.clock.date(),
        deviceId: 'a-device',
        state: 'waiting' as const,
      },
      ...{ decidedAt: null, decidedByAccountId: null, decisionNote: null },
    };
  };
  await server.db
    .insertInto('latePunch')
    .values([late('in', '08:55'), late('out', '18:05')])
    .execute();
  await counted();
  const { counts, stake } = await waits();
  expect([counts.latePunch, stake?.amount]).toEqual([2, earnedBy(12) - earnedBy(9)]);
});
