import { beforeEach, describe, expect, it } from 'vitest';
import type { components } from '#openapi/generated/contract.d.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import {
  codes,
  company,
  DAY,
  day,
  hireOn,
  month,
  other,
  queue,
  salary,
  server,
  settle,
  setUp,
  subject,
  SUNDAY,
  worked,
} from '#tests/support/worlds/settlementWorld.ts';
import { dayWith, decidedBy } from '#tests/support/worlds/wholeDays.ts';

type Change = components['schemas']['ChangeOfDecision'];

setUp();
beforeEach(async () => {
  await hireOn('2026-10-01');
  await server.db
    .updateTable('account')
    .set({ firstName: 'Aziza', lastName: 'Karimova' })
    .where('id', '=', company.employer.accountId)
    .execute();
});

const bodyFor = (wanted: Partial<Change>): Change => ({
  ...{ employeeId: company.employee.jobId, date: DAY, was: 'counted', event: 'dismiss' },
  ...{ reason: 'Kamera koʻrsatdi', ...wanted },
});
const change = (wanted: Partial<Change> = {}, as = company.employer) =>
  server.call('changeDecision', { as, body: bodyFor(wanted) });
const preview = (wanted: Partial<Change> = {}, as = company.employer) => {
  const { reason: _, ...body } = bodyFor(wanted);
  return server.call('previewDecision', { as, body });
};
/** Two hours of eight, decided by the employer. */
async function decided(event: 'count' | 'halve' | 'dismiss') {
  await worked({ arrival: '09:00', departure: '11:00' });
  bodyOf(await settle(event, [subject('belowNorm')], 'Ruxsat olgan'));
}
const decidedDay = (event: 'count' | 'halve' | 'dismiss', date = DAY) =>
  dayWith(date, [['09:00', '11:00']], decidedBy[event]);
const told = async () =>
  bodyOf(await server.call('listNotifications', { as: company.employee })).items.map(({ params }) =>
    'reason' in params && 'about' in params ? [params.about, params.reason] : [],
  );

describe('a decision on a day', () => {
  it.each([
    ['count', 'counted', 'dismiss', 'dismissed', 0],
    ['count', 'counted', 'halve', 'halved', 50],
    ['halve', 'halved', 'count', 'counted', 100],
    ['dismiss', 'dismissed', 'halve', 'halved', 50],
  ] as const)(
    'first made by %s (%s) is changed by %s into %s, which earns what the preview said',
    async (first, was, event, now, share) => {
      await decided(first);
      const before = await salary();
      const { earned, countedDays } = bodyOf(await preview({ was, event }));
      expect(await day()).toEqual(decidedDay(first));
      server.clock.advance(60_000);
      const changed = bodyOf(await change({ was, event, reason: '  Kamera koʻrsatdi ' }));
      const said = {
        ...{ date: DAY, decision: now, decidedAt: server.clock.date().toISOString() },
        note: 'Kamera koʻrsatdi',
      };
      expect(changed).toEqual({ ...said, decidedByName: 'Karimova Aziza' });
      expect(await day()).toEqual(decidedDay(event));
      expect(earned).toEqual({ before: before.earned, after: (await salary()).earned });
      expect(countedDays.after - countedDays.before).toBe(
        (share - { count: 100, halve: 50, dismiss: 0 }[first]) / 100,
      );
      expect((await month()).decisions).toEqual([{ ...said, decidedByName: null }]);
      expect((await queue({ kind: 'belowNorm' })).items).toEqual([]);
    },
  );

  it('is told to the employee with the reason, and kept in the trail', async () => {
    await decided('count');
    bodyOf(await change());
    expect((await told())[0]).toEqual(['dayDismissed', 'Kamera koʻrsatdi']);
    const { items } = bodyOf(
      await server.call('listAuditTrail', { as: company.employer, query: { area: 'attendance' } }),
    );
    expect(items.filter((one) => one.subject === 'day').map(({ event, reason }) => [event, reason])).toEqual([
      ['dismiss', 'Kamera koʻrsatdi'],
      ['count', 'Ruxsat olgan'],
    ]);
  });

  it('is changed only from what was seen, and to something else', async () => {
    await decided('count');
    expect(refusal(await change({ was: 'halved' }))).toEqual([409, 'changedMeanwhile']);
    expect(refusal(await change({ event: 'count' }))).toEqual([409, 'nothingChanged']);
    expect(refusal(await preview({ event: 'count' }))).toEqual([409, 'nothingChanged']);
    expect(await day()).toEqual(decidedDay('count'));
    expect((await month()).decisions).toEqual([
      {
        ...{ date: DAY, decision: 'counted', decidedAt: '2026-11-18T03:50:00.000Z' },
        ...{ decidedByName: null, note: 'Ruxsat olgan' },
      },
    ]);
  });

  it('is not made where the day still waits, counts by itself or is not worked', async () => {
    await worked({ arrival: '09:00', departure: '11:00' });
    expect(refusal(await change())).toEqual([409, 'changedMeanwhile']);
    await worked({ arrival: '09:00', departure: '18:00' }, '2026-11-16');
    expect(refusal(await change({ date: '2026-11-16' }))).toEqual([409, 'changedMeanwhile']);
    expect(refusal(await change({ date: '2026-11-13' }))).toEqual([409, 'changedMeanwhile']);
    expect((await month()).decisions).toEqual([]);
  });

  it('is not a half of a day off, which is approved or not', async () => {
    await worked({ arrival: '09:00', departure: '13:00' }, SUNDAY);
    bodyOf(await settle('count', [subject('notWorkingDay', company.employee.jobId, SUNDAY)]));
    const halved = await change({ date: SUNDAY, event: 'halve' });
    expect(refusal(halved)).toEqual([409, 'illegalTransition']);
    expect(halved.body).toHaveProperty('legalEvents', ['count', 'dismiss']);
    bodyOf(await change({ date: SUNDAY }));
    expect(await day(SUNDAY)).toEqual(
      dayWith(SUNDAY, [['09:00', '13:00']], { ...decidedBy.dismiss, kind: 'dayOff' }),
    );
  });

  it('needs a reason, and is of the month that is open', async () => {
    await decided('count');
    expect(codes(await change({ reason: '  ' }))).toEqual([{ pointer: '/reason', code: 'reasonRequired' }]);
    const closed = { organizationId: company.organizationId, month: '2026-11', state: 'closed' } as const;
    await server.db
      .insertInto('period')
      .values({ ...closed, changedAt: server.clock.date() })
      .execute();
    expect(refusal(await change())).toEqual([422, 'periodClosed']);
    expect(refusal(await preview())).toEqual([422, 'periodClosed']);
  });

  it('is nobody’s own, and nobody’s of another company', async () => {
    await decided('count');
    expect(refusal(await change({}, other.employer))).toEqual([404, 'notFound']);
    expect(refusal(await preview({}, other.employer))).toEqual([404, 'notFound']);
    expect(refusal(await change({}, company.employee))).toEqual([403, 'forbidden']);
    await server.db
      .updateTable('employee')
      .set({ accountId: company.employer.accountId })
      .where('id', '=', company.employee.jobId)
      .execute();
    const as = { as: company.employer, job: company.employer.jobId };
    expect(refusal(await server.call('changeDecision', { ...as, body: bodyFor({}) }))).toEqual([
      403,
      'ownDay',
    ]);
  });

  it('is made once by two employers at the same time', async () => {
    await decided('halve');
    const both = await Promise.all([
      change({ was: 'halved', event: 'count' }),
      change({ was: 'halved', event: 'dismiss' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { decision } = both.find(({ status }) => status === 200)!.body as { decision: string };
    expect(await day()).toEqual(decidedDay(decision === 'counted' ? 'count' : 'dismiss'));
  });
});
