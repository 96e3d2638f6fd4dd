import { describe, expect, it } from 'vitest';
import { openStream } from '#tests/support/server/eventStream.ts';
import { addAccount, addColleague } from '#tests/support/worlds/people.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import {
  codes,
  company,
  DAY,
  ofEmployee,
  other,
  propose,
  queue,
  server,
  settle,
  setUp,
  subject,
  whole,
  worked,
  type As,
} from '#tests/support/worlds/settlementWorld.ts';
import { anyone, hireSomebody } from '#tests/support/worlds/world.ts';

setUp();

const none = {
  ...{ reason: 0, correction: 0, absence: 0, latePunch: 0, missedCheckOut: 0 },
  ...{ belowNorm: 0, notWorkingDay: 0, onLeave: 0, unclear: 0 },
};
const waits = async (as: As = company.employer) => bodyOf(await server.call('countToSettle', { as }));

describe('what is to settle', () => {
  it('is one queue, the oldest first, filtered by kind and unit, and decided together', async () => {
    const colleague = await hireSomebody(server, company.employer);
    await worked({ arrival: '09:30' });
    await worked({ arrival: '09:00', departure: '10:00' }, '2026-11-16');
    await worked({ departure: null }, DAY, colleague.jobId);
    const give = { as: company.employee, path: { date: DAY }, body: { reason: 'Qor' } };
    bodyOf(await server.call('giveTardinessReason', give));
    const all = await queue();
    expect(all.items.map(({ kind, date }) => [kind, date])).toEqual([
      ['belowNorm', '2026-11-16'],
      ['missedCheckOut', DAY],
      ['reason', DAY],
    ]);
    const { counts } = all;
    expect(counts).toEqual({ ...none, reason: 1, missedCheckOut: 1, belowNorm: 1 });
    expect(await waits()).toMatchObject({ count: 3, counts, oldest: '2026-11-16' });
    expect((await queue({ kind: 'reason' })).items).toHaveLength(1);
    const unit = bodyOf(await server.call('createUnit', { as: company.employer, body: { title: 'Ombor' } }));
    const body = { unitId: unit.id, employeeIds: [colleague.jobId], validFrom: '2026-11-17' as const };
    bodyOf(await server.call('assignUnit', { as: company.employer, body }));
    const ofUnit = await queue({ unit: unit.id });
    expect(ofUnit.items.map(({ employeeId }) => employeeId)).toEqual([colleague.jobId]);
    expect(ofUnit.unitCounts).toMatchObject({ units: [{ id: unit.id, count: 1 }], none: 2 });

    const { phoneNumber } = anyone();
    const place = { role: 'manager' as const, unitIds: [unit.id] };
    await addColleague(server, company.organizationId, await addAccount(server, phoneNumber), place);
    const manager = await server.signIn(phoneNumber);
    expect((await queue({}, manager)).items.map(({ employeeId }) => employeeId)).toEqual([colleague.jobId]);
    expect(await waits(manager)).toEqual({
      today: '2026-11-18',
      ...{ count: 1, counts: { ...none, missedCheckOut: 1 }, oldest: DAY, stake: null },
    });
    const [owners, managers] = [await queue({ unit: unit.id }), await queue({}, manager)];
    expect(owners.items[0]?.effect?.earned?.after).toBeGreaterThan(0);
    const unpaid = { ...owners.items[0]?.effect, earned: null, enabled: null };
    expect(managers.items.map(({ effect }) => effect)).toEqual([unpaid]);
    const early = subject('belowNorm', company.employee.jobId, '2026-11-16');
    expect(bodyOf(await settle('count', [early], undefined, manager)).items).toMatchObject([
      { outcome: 'refused', code: 'notFound' },
    ]);
    const foreign = { ...ofEmployee(), date: DAY, pairs: whole, reason: 'Sabab' };
    expect(refusal(await server.call('proposeCorrection', { as: manager, body: foreign }))).toEqual([
      ...[404, 'notFound'],
    ]);

    const missed = subject('missedCheckOut', colleague.jobId);
    expect(bodyOf(await settle('count', [early, missed])).items).toMatchObject([
      { ...early, outcome: 'settled', code: null },
      { ...missed, outcome: 'refused', code: 'illegalTransition' },
    ]);
    expect(codes(await settle('count', [early, early]))).toEqual([
      { pointer: '/items/1', code: 'duplicateInList' },
    ]);
    expect(await queue({}, other.employer)).toMatchObject({ items: [], total: 0 });
    expect(await waits(other.employer)).toMatchObject({ count: 0, counts: none, oldest: null });
  });

  it('of one record decided by two at once is decided once', async () => {
    await worked({ departure: null });
    const { id } = bodyOf(await propose());
    const items = [subject('correction', id)];
    const answers = await Promise.all([settle('accept', items), settle('refuse', items, 'Yoʻq')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is told to the other side, live and in their list, and leaves audit rows without a word of it', async () => {
    await worked({ departure: null });
    const { employer, employee } = company;
    const [desk, phone] = [await openStream(server.url, employer), await openStream(server.url, employee)];
    for (const page of [desk, phone]) await page.next('ready');
    const { id } = bodyOf(await propose());
    for (const page of [desk, phone])
      expect((await page.next('change')).data).toEqual({ topic: 'attendance' });
    expect((await desk.next('notification')).data).toMatchObject({
      params: { about: 'correctionProposed', day: DAY, employeeName: 'Rahimov Dilshod' },
    });
    bodyOf(await settle('refuse', [subject('correction', id)], 'Kamera boshqacha koʻrsatdi'));
    for (const page of [desk, phone]) await page.next('change');
    expect((await phone.next('notification')).data).toMatchObject({
      params: { about: 'correctionRefused', day: DAY, reason: 'Kamera boshqacha koʻrsatdi' },
    });
    await Promise.all([desk.close(), phone.close()]);
    const rows = await server.db
      .selectFrom('auditEntry')
      .select(['event', 'before', 'after'])
      .where('organizationId', '=', company.organizationId)
      .where('subject', '=', 'correction')
      .orderBy('id')
      .execute();
    const wanted = [`${DAY}T04:00:00.000Z/${DAY}T13:00:00.000Z`];
    expect(rows).toEqual([
      {
        ...{ event: 'propose', before: { pairs: [`${DAY}T03:55:00.000Z`] } },
        after: { date: DAY, pairs: wanted },
      },
      {
        ...{ event: 'refuse', before: { state: 'proposed' } },
        after: { state: 'refused', date: DAY, pairs: wanted },
      },
    ]);
  });
});
