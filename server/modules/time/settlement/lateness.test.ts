import { describe, expect, it } from 'vitest';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import {
  company,
  DAY,
  latePunch,
  ofEmployee,
  propose,
  server,
  settle,
  setUp,
  subject,
  worked,
} from '#tests/support/worlds/settlementWorld.ts';

setUp();

/** What the employee is asked for of a late day. */
const asked = async () =>
  (
    await server.db
      .selectFrom('notification')
      .select('data')
      .where('accountId', '=', company.employee.accountId)
      .where('type', '=', 'enterTardnessReason')
      .orderBy('sequence')
      .execute()
  ).map(({ data }) => data);
/** Of Tuesday, until the end of Wednesday's shift. */
const askedOnce = (minutes: number) => [{ date: DAY, minutes, deadline: '2026-11-18T13:00:00.000Z' }];
const from = (arrival: string) => ({ pairs: [{ in: arrival, out: '18:00' }] });
const correct = async (arrival: string) =>
  bodyOf(await propose({ ...ofEmployee(), ...from(arrival) }, company.employer));

describe('a lateness that becomes known after the shift', () => {
  it('by a correction is told once, with the deadline of its reason', async () => {
    await worked();
    await correct('09:30');
    expect(await asked()).toEqual(askedOnce(30));
    await correct('09:40');
    expect(await asked()).toEqual(askedOnce(30));
  });

  it('is told when a proposal is accepted, and not before', async () => {
    await worked();
    const { id } = bodyOf(await propose(from('09:25')));
    expect(await asked()).toEqual([]);
    bodyOf(await settle('accept', [subject('correction', id)]));
    expect(await asked()).toEqual(askedOnce(25));
  });

  it('is told when a late punch is accepted', async () => {
    const id = await latePunch('09:15');
    bodyOf(await settle('accept', [subject('latePunch', id)]));
    expect(await asked()).toEqual(askedOnce(15));
  });

  it('is told when the end of the shift is taken for a missed check-out', async () => {
    await worked({ arrival: '09:12', departure: null });
    bodyOf(await settle('settle', [subject('missedCheckOut')]));
    expect(await asked()).toEqual(askedOnce(12));
  });

  it('asks for no reason of a day that is on time, that was refused, or whose reason was given', async () => {
    await worked({ arrival: '09:20' });
    const { id } = bodyOf(await propose(from('09:25')));
    bodyOf(await settle('refuse', [subject('correction', id)], 'Kamera'));
    await correct('08:50');
    expect(await asked()).toEqual([]);
    await correct('09:20');
    await server.db.deleteFrom('reminder').where('employeeId', '=', company.employee.jobId).execute();
    const give = { as: company.employee, path: { date: DAY }, body: { reason: 'Avtobus' } };
    bodyOf(await server.call('giveTardinessReason', give));
    await correct('09:30');
    expect(await asked()).toEqual(askedOnce(20));
  });

  it('asks for none after the deadline, nor of whoever may give none', async () => {
    await worked({}, '2026-11-13');
    bodyOf(
      await propose({ ...ofEmployee(), ...from('09:30'), date: '2026-11-13' as const }, company.employer),
    );
    await worked();
    const body = { ids: [company.employee.jobId], event: 'block' as const, reason: 'Tekshiruv' };
    bodyOf(await server.call('changeEmployeeStatus', { as: company.employer, body }));
    await correct('09:30');
    expect(await asked()).toEqual([]);
  });
});
