import { beforeEach, describe, expect, it } from 'vitest';
import { company, server, usePayments } from '#tests/support/worlds/paymentsWorld.ts';
import { addWorkedDays, bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { joinColleague, makeUnit, staffOf } from '#tests/support/worlds/staff.ts';
import type { Session } from '#tests/support/server/server.ts';
import { changesTold, later, nameEmployer, told } from '#tests/support/worlds/auditWorld.ts';

usePayments();
beforeEach(() => nameEmployer());

const DAY = '2026-11-17' as const;
const pairs = [{ in: '09:00', out: '18:00' }];
const me = () => company.employee.jobId;
const history = async (id = me(), query: { page?: number; pageSize?: 10 | 20 } = {}) =>
  bodyOf(await server.call('getAttendanceHistory', { as: company.employer, path: { id }, query }));
/** `correction.accept by Karimova Aziza: why` and what changed, the latest first. */
const happened = async (id = me()) =>
  (await history(id)).items.map((entry) => [
    `${entry.subject}.${entry.event} by ${entry.by}: ${entry.reason}`,
    ...changesTold(entry),
  ]);
const enter = async (employeeId: string) => {
  const body = { employeeId, firstDay: '2026-12-01', lastDay: '2026-12-02', kind: 9 } as const;
  bodyOf(await server.call('proposeAbsence', { as: company.employer, body }));
  later();
};
const settle = async (
  kind: 'correction' | 'belowNorm',
  id: string,
  event: 'accept' | 'count',
  note?: string,
) => {
  const body = { event, items: [{ kind, id, date: DAY }], ...(note === undefined ? {} : { note }) };
  const { items } = bodyOf(await server.call('settle', { as: company.employer, body }));
  expect(items).toMatchObject([{ outcome: 'settled' }]);
  later();
};

describe('the history of a person’s attendance', () => {
  it('says who did what of which day, why, and what became of it', async () => {
    expect(await history()).toEqual({ items: [], page: 1, pageSize: 20, total: 0 });
    await addWorkedDays(server, company, me(), [DAY], { arrival: '09:00', departure: '10:00' });
    await settle('belowNorm', me(), 'count', 'Mijozda edi');
    const asked = { date: DAY, pairs, reason: 'Belgilash esdan chiqdi' };
    const { id } = bodyOf(await server.call('proposeCorrection', { as: company.employee, body: asked }));
    later();
    const acceptedAt = server.clock.date().toISOString();
    await settle('correction', id, 'accept');
    await enter(me());

    const [absence, accepted] = (await history()).items;
    expect(absence).toMatchObject({ subject: 'absence', event: 'enter', validFrom: null, title: null });
    expect(accepted).toMatchObject({
      ...{ at: acceptedAt, by: 'Karimova Aziza', subject: 'correction', subjectId: id, event: 'accept' },
      employee: { id: me(), name: 'Rahimov Dilshod' },
    });
    expect(await happened()).toEqual([
      [
        'absence.enter by Karimova Aziza: null',
        ...['firstDay: - → 2026-12-01', 'lastDay: - → 2026-12-02', 'absenceKind: - → 9'],
        'treatment: - → paidElsewhere',
      ],
      [
        'correction.accept by Karimova Aziza: null',
        ...['state: proposed → accepted', `date: - → ${DAY}`, 'pairs: 09:00–10:00 → 09:00–18:00'],
      ],
      [
        'correction.propose by Rahimov Dilshod: Belgilash esdan chiqdi',
        ...[`date: - → ${DAY}`, 'pairs: 09:00–10:00 → 09:00–18:00'],
      ],
      ['day.count by Karimova Aziza: Mijozda edi', ...[`date: - → ${DAY}`, 'counting: undecided → counted']],
    ]);
  });

  it('has nothing of anybody else, and nothing of the record or its money', async () => {
    const { id } = await staffOf(server, company.employer).hire({ lastName: 'Aliyev' });
    later();
    await enter(id);
    expect(await happened()).toEqual([]);
    expect((await happened(id)).map(([what]) => what)).toEqual(['absence.enter by Karimova Aziza: null']);
    expect((await told()).map(({ subject }) => subject)).toContain('employee');
  });

  it('comes in pages', async () => {
    for (let day = 10; day < 22; day += 1) {
      const date = `2026-12-${day}` as const;
      const body = { employeeId: me(), firstDay: date, lastDay: date, kind: 9 };
      bodyOf(await server.call('proposeAbsence', { as: company.employer, body }));
      later();
    }
    const [first, second] = [
      await history(me(), { pageSize: 10 }),
      await history(me(), { page: 2, pageSize: 10 }),
    ];
    expect([first.total, first.items.length, second.items.length]).toEqual([12, 10, 2]);
    expect(changesTold(second.items.at(-1)!)[0]).toBe('firstDay: - → 2026-12-10');
  });

  it('is read by an owner and an accountant alone, as the person’s month', async () => {
    const unitIds = [await makeUnit(server, company.employer, 'Ombor')];
    const manager = await joinColleague(server, company.employer, { role: 'manager', unitIds });
    const accountant = await joinColleague(server, company.employer, { role: 'accountant' });
    const read = (as: Session & { jobId: string }) =>
      server.call('getAttendanceHistory', { as, job: as.jobId, path: { id: me() } });
    expect((await read(accountant)).status).toBe(200);
    for (const as of [manager, company.employee]) expect(refusal(await read(as))[0]).toBe(403);
  });
});
