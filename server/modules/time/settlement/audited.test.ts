import { beforeEach, describe, expect, it } from 'vitest';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { hiredOn } from '#tests/support/worlds/people.ts';
import { company, server, usePayments } from '#tests/support/worlds/paymentsWorld.ts';
import { addWorkedDays, bodyOf } from '#tests/support/worlds/punching.ts';
import { changesTold, later, told } from '#tests/support/worlds/auditWorld.ts';

usePayments();

const DAY: CompanyDate = '2026-11-17';
const whole = { in: '09:00', out: '18:00' };
const came = (departure: string | null) =>
  addWorkedDays(server, company, company.employee.jobId, [DAY], { arrival: '09:20', departure });
const propose = async (change: Partial<components['schemas']['NewCorrection']> = {}) => {
  const as = change.employeeId ? company.employer : company.employee;
  const body = { date: DAY, pairs: [whole], reason: 'Esdan chiqdi', ...change };
  const { id } = bodyOf(await server.call('proposeCorrection', { as, body }));
  later();
  return id;
};
const settle = async (
  event: 'accept' | 'refuse' | 'settle',
  kind: 'correction' | 'missedCheckOut',
  id: string,
) => {
  const body = {
    event,
    items: [{ kind, id, date: DAY }],
    ...(event !== 'accept' && { note: 'Kamera' }),
  } as const;
  bodyOf(await server.call('settle', { as: company.employer, body: { ...body, items: [...body.items] } }));
  later();
};
const corrections = async () =>
  (await told({ area: 'attendance' }))
    .filter(({ subject }) => subject === 'correction')
    .map((entry) => [entry.event, ...changesTold(entry)]);
const date = `date: - → ${DAY}`;

describe('a correction in the audit trail', () => {
  beforeEach(() => came('17:30'));

  it('has the times that the day had, and those that hold since', async () => {
    await settle('accept', 'correction', await propose());
    await propose({ employeeId: company.employee.jobId, pairs: [whole, { in: '19:00', out: '20:00' }] });
    expect(await corrections()).toEqual([
      ['correct', date, 'pairs: 09:00–18:00 → 09:00–18:00 19:00–20:00'],
      ['accept', 'state: proposed → accepted', date, 'pairs: 09:20–17:30 → 09:00–18:00'],
      ['propose', date, 'pairs: 09:20–17:30 → 09:00–18:00'],
    ]);
  });

  it('has the times that were wanted where it is refused or withdrawn', async () => {
    await settle('refuse', 'correction', await propose());
    await propose();
    const path = { id: await propose({ pairs: [{ in: '09:00', out: '17:45' }] }) };
    bodyOf(await server.call('withdrawCorrection', { as: company.employee, path }));
    expect(await corrections()).toEqual([
      ['withdraw', 'state: proposed → withdrawn', date, 'pairs: 09:00–17:45 → -'],
      ['propose', date, 'pairs: 09:20–17:30 → 09:00–17:45'],
      ['withdraw', 'state: proposed → withdrawn', date, 'pairs: 09:00–18:00 → -'],
      ['propose', date, 'pairs: 09:20–17:30 → 09:00–18:00'],
      ['refuse', 'state: proposed → refused', date, 'pairs: - → 09:00–18:00'],
      ['propose', date, 'pairs: 09:20–17:30 → 09:00–18:00'],
    ]);
  });
});

it('a missed check-out in the audit trail has the time of coming alone', async () => {
  await came(null);
  await settle('settle', 'missedCheckOut', company.employee.jobId);
  const [[event, ...changes]] = (await corrections()) as [string[]];
  expect([event, ...changes]).toEqual(['correct', date, 'pairs: 09:20– → 09:20–18:00']);
});

it('times of a day that had none have nothing before', async () => {
  await server.db
    .updateTable('employee')
    .set(hiredOn(DAY))
    .where('id', '=', company.employee.jobId)
    .execute();
  await propose({ employeeId: company.employee.jobId });
  expect(await corrections()).toEqual([['correct', date, 'pairs:  → 09:00–18:00']]);
});
