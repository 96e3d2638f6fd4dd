import { beforeEach, describe, expect, it } from 'vitest';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import {
  company,
  DAY,
  hireOn,
  month,
  ofEmployee,
  propose,
  server,
  settle,
  setUp,
  subject,
  worked,
} from '#tests/support/worlds/settlementWorld.ts';

setUp();
beforeEach(() => hireOn('2026-10-01'));

const asEmployer = async () =>
  bodyOf(
    await server.call('getEmployeeMonth', { as: company.employer, path: { id: company.employee.jobId } }),
  );
const later = () => {
  server.clock.advance(60_000);
  return server.clock.date().toISOString();
};

describe('an employer reads when it began to hold', () => {
  it('of a correction that a newer one replaced', async () => {
    await worked();
    const { id } = bodyOf(await propose());
    expect((await asEmployer()).corrections).toMatchObject([{ state: 'proposed', acceptedAt: null }]);
    const acceptedAt = later();
    bodyOf(await settle('accept', [subject('correction', id)]));
    expect((await asEmployer()).corrections).toMatchObject([{ acceptedAt, decidedAt: acceptedAt }]);
    const replacedAt = later();
    const pairs = [{ in: '10:00', out: '19:00' }];
    const { id: second } = bodyOf(await propose({ ...ofEmployee(), pairs }, company.employer));
    expect((await asEmployer()).corrections).toMatchObject([
      { id: second, state: 'accepted', acceptedAt: replacedAt },
      { id, state: 'replaced', acceptedAt, decidedAt: replacedAt },
    ]);
    expect((await month()).corrections.map((one) => one.acceptedAt)).toEqual([null, null]);
  });

  it('of an absence that was cancelled, and of one that was taken back nothing', async () => {
    const body = { firstDay: DAY, lastDay: DAY, kind: 9, note: 'Oilaviy sabab' } as const;
    const enter = async () => bodyOf(await server.call('proposeAbsence', { as: company.employee, body }));
    const end = async (id: string, as: { accessToken: string }) =>
      bodyOf(await server.call('withdrawAbsence', { as, path: { id } }));
    const first = await enter();
    later();
    await end(first.id, company.employee);
    const second = await enter();
    const acceptedAt = later();
    bodyOf(await settle('accept', [subject('absence', second.id)]));
    const cancelledAt = later();
    await end(second.id, company.employer);
    const told = new Map((await asEmployer()).absences.map((one) => [one.id, one]));
    expect(told.get(first.id)).toMatchObject({ state: 'withdrawn', acceptedAt: null });
    expect(told.get(second.id)).toMatchObject({ state: 'withdrawn', acceptedAt, decidedAt: cancelledAt });
  });
});
