import { expect, it } from 'vitest';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import {
  company,
  DAY,
  hireOn,
  ofEmployee,
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
import { joinColleague } from '#tests/support/worlds/staff.ts';

setUp();

/** The person was in the first unit until the 17th, the day that waits, and is in the second from today, the 18th, on. */
async function movedToday() {
  const as = company.employer;
  const unit = async (title: string, validFrom: CompanyDate) => {
    const { id } = bodyOf(await server.call('createUnit', { as, body: { title } }));
    const body = { unitId: id, employeeIds: [company.employee.jobId], validFrom };
    bodyOf(await server.call('assignUnit', { as, body }));
    const manager = await joinColleague(server, as, { role: 'manager', unitIds: [id] });
    return { id, title, manager };
  };
  return { then: await unit('Ombor', '2026-11-01'), now: await unit('Savdo', '2026-11-18') };
}
const kinds = async (as: As, query = {}) => (await queue(query, as)).items.map(({ kind }) => kind);
const reasons = async (as: As, query = {}) =>
  bodyOf(await server.call('listTardinessReasons', { as, query })).items.map(({ date }) => date);
const giveReason = () =>
  server.call('giveTardinessReason', {
    as: company.employee,
    path: { date: DAY },
    body: { reason: 'Qor' },
  });
const notified = async (as: As) =>
  bodyOf(await server.call('listNotifications', { as })).items.map(({ params }) =>
    'about' in params ? params.about : null,
  );

it('what waits of a day is its manager’s whose unit the person was in on that day', async () => {
  const { then, now } = await movedToday();
  await worked({ arrival: '09:30', departure: '10:00' });
  bodyOf(await giveReason());
  const waits = ['belowNorm', 'reason'];
  expect([await kinds(then.manager), await kinds(now.manager)]).toEqual([waits, []]);
  expect([await reasons(then.manager), await reasons(now.manager)]).toEqual([[DAY], []]);
  const { employer } = company;
  expect([await kinds(employer, { unit: then.id }), await kinds(employer, { unit: now.id })]).toEqual([
    waits,
    [],
  ]);
  expect([await reasons(employer, { unit: then.id }), await reasons(employer, { unit: now.id })]).toEqual([
    [DAY],
    [],
  ]);
  expect([await kinds(employer, { unit: 'none' }), await reasons(employer, { unit: 'none' })]).toEqual([
    [],
    [],
  ]);
  const seen = await queue({}, employer);
  expect(seen.items.map(({ unit }) => unit?.title)).toEqual(['Ombor', 'Ombor']);
  expect(seen.unitCounts.units.map(({ title, count }) => [title, count])).toEqual([
    ['Ombor', 2],
    ['Savdo', 0],
  ]);
  const counted = async (as: As) => bodyOf(await server.call('countToSettle', { as })).count;
  expect([await counted(then.manager), await counted(now.manager)]).toEqual([2, 0]);

  const { items } = bodyOf(await server.call('listTardinessReasons', { as: then.manager }));
  const { id } = items[0]!;
  const both = [subject('belowNorm'), subject('reason', id)];
  const decide = async (as: As, one: (typeof both)[number], event: 'count' | 'accept') =>
    bodyOf(await settle(event, [one], undefined, as)).items[0]?.outcome;
  expect(await decide(now.manager, both[0]!, 'count')).toBe('refused');
  expect(await decide(now.manager, both[1]!, 'accept')).toBe('refused');
  const review = async (as: As) =>
    bodyOf(await server.call('reviewTardinessReasons', { as, body: { event: 'accept', ids: [id] } })).items[0]
      ?.outcome;
  expect(await review(now.manager)).toBe('refused');
  expect(await decide(then.manager, both[0]!, 'count')).toBe('settled');
  expect(await review(then.manager)).toBe('reviewed');
});

it('a correction of a day is proposed to, seen, decided and entered by that manager', async () => {
  const { then, now } = await movedToday();
  await worked({ departure: null });
  const wanted = { ...ofEmployee(), date: DAY, pairs: whole };
  const preview = (as: As) => server.call('previewCorrection', { as, body: wanted });
  expect(refusal(await preview(now.manager))).toEqual([404, 'notFound']);
  expect((await preview(then.manager)).status).toBe(200);
  const { id } = bodyOf(await propose());
  expect([await kinds(then.manager), await kinds(now.manager)]).toEqual([['correction'], []]);
  expect([await notified(then.manager), await notified(now.manager)]).toEqual([['correctionProposed'], []]);
  const accept = async (as: As) =>
    bodyOf(await settle('accept', [subject('correction', id)], undefined, as)).items[0]?.outcome;
  expect(await accept(now.manager)).toBe('refused');
  expect(await accept(then.manager)).toBe('settled');
});

it('an absence is decided by the manager of its first day', async () => {
  await hireOn('2026-11-01');
  const { then, now } = await movedToday();
  const ask = (firstDay: CompanyDate) =>
    server.call('proposeAbsence', {
      as: company.employee,
      body: { firstDay, lastDay: firstDay, kind: 9, note: 'Toʻy' },
    });
  bodyOf(await ask('2026-11-16'));
  bodyOf(await ask('2026-11-20'));
  const days = async (as: As) => (await queue({ kind: 'absence' }, as)).items.map(({ date }) => date);
  expect([await days(then.manager), await days(now.manager)]).toEqual([['2026-11-16'], ['2026-11-20']]);
});
