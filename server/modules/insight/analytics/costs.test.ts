import { beforeEach, describe, expect, it } from 'vitest';
import type { operations } from '#openapi/generated/contract.d.ts';
import { taken, uncounted } from '#tests/support/worlds/overviewWorld.ts';
import { at, company, earnedBy, server, usePayments } from '#tests/support/worlds/paymentsWorld.ts';
import { addWorkedDays, bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import type { Session } from '#tests/support/server/server.ts';
import { joinColleague, makeUnit } from '#tests/support/worlds/staff.ts';
import { hireSomebody, makeCompany } from '#tests/support/worlds/world.ts';

usePayments(undefined, '2026-10-01T08:00:00+05:00');

type Query = NonNullable<operations['getDayCosts']['parameters']['query']>;
const both = { from: '2026-10', to: '2026-11' } as const;
const november = { from: '2026-11', to: '2026-11' } as const;
const request = (query: Query, as: Session = company.employer) => server.call('getDayCosts', { as, query });
const costs = async (query: Query, as?: Session) => bodyOf(await request(query, as));
const counted = async (query: Query) => {
  await uncounted();
  await server.figuresCounted();
  return costs(query);
};
const nothing = { people: 0, earned: 0, additions: 0, daysWorked: 0 };
/** 2 100 000 so'm over the 21 working days of either month. */
const LESS = 10_000_000;
const days = (employeeId: string, ...dates: Parameters<typeof addWorkedDays>[3]) =>
  addWorkedDays(server, company, employeeId, dates);

let savdo: string;
let ombor: string;

/** Six people in one unit, whose dearest one goes to another on 9 November, and somebody in none, whom only October knows at work. */
beforeEach(async () => {
  const { employer, employee } = company;
  const others: string[] = [];
  for (let one = 0; one < 6; one += 1) others.push((await hireSomebody(server, employer, 210_000_000)).jobId);
  const [first, ...more] = others as [string, ...string[]];
  const alone = more.pop()!;
  await at('2026-11-18T08:50:00+05:00');
  const people = [employee.jobId, first, ...more];
  savdo = await makeUnit(server, company.employer, 'Savdo', { people, validFrom: '2026-10-01' });
  ombor = await makeUnit(server, company.employer, 'Ombor', {
    people: [employee.jobId],
    validFrom: '2026-11-09',
  });
  await days(employee.jobId, '2026-10-05', '2026-10-06', '2026-11-02', '2026-11-10');
  await days(first, '2026-10-05', '2026-11-02', '2026-11-03');
  for (const one of more) await days(one, '2026-10-05', '2026-11-02');
  await days(alone, '2026-10-05', '2026-10-06');
});

const ofOctober = { people: 7, earned: earnedBy(2) + 7 * LESS, additions: 0, daysWorked: 9 };
const ofNovember = { people: 6, earned: earnedBy(2) + 6 * LESS, additions: 0, daysWorked: 8 };
const savdoInOctober = { people: 6, earned: earnedBy(2) + 5 * LESS, additions: 0, daysWorked: 7 };
const savdoInNovember = { people: 5, earned: 6 * LESS, additions: 0, daysWorked: 6 };

describe('what a day costs', () => {
  it('is what people earned over the days that count, beside as many months before', async () => {
    expect(await counted(november)).toEqual({
      ...{ ...november, asOf: '2026-11-18T03:50:00.000Z', waiting: 0, total: ofNovember, before: ofOctober },
      units: [
        { unit: { id: ombor, title: 'Ombor' }, people: 1, costs: null, before: null },
        { unit: { id: savdo, title: 'Savdo' }, people: 5, costs: savdoInNovember, before: savdoInOctober },
        // At work, but no day of theirs counts.
        { unit: null, people: 0, costs: null, before: null },
      ],
    });
  });

  it('has each person once, and whoever moved in the unit of each month’s last day', async () => {
    const { total, before, units } = await counted(both);
    expect(total).toEqual({ people: 7, earned: 2 * earnedBy(2) + 13 * LESS, additions: 0, daysWorked: 17 });
    expect(before).toBeNull();
    expect(units.map(({ unit, people, ...own }) => [unit?.title, people, own.costs, own.before])).toEqual([
      ['Ombor', 1, null, null],
      ['Savdo', 6, { people: 6, earned: earnedBy(2) + 11 * LESS, additions: 0, daysWorked: 13 }, null],
      [undefined, 1, null, null],
    ]);
  });

  it('can be that of one unit, few as its people are, or of whoever was in none', async () => {
    const own = await counted({ ...november, unit: savdo });
    expect([own.total, own.before, own.units]).toEqual([savdoInNovember, savdoInOctober, []]);
    const few = await costs({ ...november, unit: ombor });
    expect([few.total, few.before]).toEqual([
      { people: 1, earned: earnedBy(2), additions: 0, daysWorked: 2 },
      nothing,
    ]);
    const none = await costs({ ...both, unit: 'none' });
    expect(none.total).toEqual({ people: 1, earned: 2 * LESS, additions: 0, daysWorked: 2 });
  });

  it('has additions apart, in the unit of their month, and none that was withdrawn or takes off', async () => {
    const { items } = bodyOf(await server.call('listEmployees', { as: company.employer, query: {} }));
    const [, one, another] = items.map(({ id }) => id).filter((id) => id !== company.employee.jobId);
    const add = async (
      id: string,
      kind: 'bonus' | 'sickPay' | 'deduction',
      month: 10 | 11,
      amount: number,
    ) => {
      const body = { kind, period: `2026-${month}` as const, amount, reason: 'Buyruq' };
      const added = await server.call('addPayLine', { as: company.employer, path: { id }, body });
      return bodyOf(added).items.find((line) => line.kind === kind)!.id;
    };
    await add(one!, 'bonus', 11, 7000);
    await add(one!, 'sickPay', 10, 300);
    await add(another!, 'deduction', 11, 100);
    await add(company.employee.jobId, 'bonus', 11, 50);
    const lineId = await add(another!, 'bonus', 11, 9000);
    const path = { id: another!, lineId };
    const body = { reason: 'Xato' };
    bodyOf(await server.call('withdrawPayLine', { as: company.employer, path, body }));
    const { total, before, units } = await counted(november);
    expect([total, before]).toEqual([
      { ...ofNovember, additions: 7050 },
      { ...ofOctober, additions: 300 },
    ]);
    expect(units.map(({ unit, costs: own }) => [unit?.title, own?.additions])).toEqual([
      ['Ombor', undefined],
      ['Savdo', 7000],
      [undefined, undefined],
    ]);
    expect((await costs({ ...november, unit: ombor })).total.additions).toBe(50);
    expect((await costs({ ...november, unit: 'none' })).total.additions).toBe(0);
  });

  it('knows nobody of another company', async () => {
    await counted(november);
    const { organizationId, employer } = await makeCompany(server);
    const unit = await makeUnit(server, employer, 'Begona');
    const { organizationId: ours } = company;
    const copied = await server.db
      .selectFrom('earnedFigures')
      .selectAll()
      .where('organizationId', '=', ours)
      .where('month', '=', '2026-11')
      .execute();
    const countedAt = server.clock.date();
    const month = {
      month: '2026-11',
      version: null,
      leasedUntil: null,
      countedAt,
      earnedAt: countedAt,
    } as const;
    await server.db
      .insertInto('figuresMonth')
      .values({ organizationId, ...month })
      .onConflict((on) => on.columns(['organizationId', 'month']).doUpdateSet(month))
      .execute();
    await server.db.deleteFrom('earnedFigures').where('organizationId', '=', organizationId).execute();
    const theirs = copied.map((row) => ({ ...row, organizationId, unitId: unit }));
    await server.db.insertInto('earnedFigures').values(theirs).execute();

    expect((await costs(november)).total).toEqual(ofNovember);
    expect((await costs({ ...november, unit })).total).toEqual(nothing);
    const own = await costs(november, employer);
    expect([own.total, own.before]).toEqual([ofNovember, null]);
    expect(own.units).toEqual([
      { unit: { id: unit, title: 'Begona' }, people: 6, costs: ofNovember, before: null },
    ]);
  });

  it('without a month that is not counted says so, and compares nothing', async () => {
    await counted(both);
    await taken('2026-11');
    const found = await costs(both);
    expect([found.waiting, found.asOf, found.total]).toEqual([1, '2026-11-18T03:50:00.000Z', ofOctober]);
    expect(await costs(november)).toMatchObject({ waiting: 1, asOf: null, total: nothing, before: null });
  });

  it('is nothing before the company and in months to come', async () => {
    for (const period of [
      { from: '2025-01', to: '2026-09' },
      { from: '2026-12', to: '2027-01' },
    ] as const)
      expect(await costs(period)).toEqual({
        ...{ ...period, asOf: null, waiting: 0, total: nothing, before: null, units: [] },
      });
  });

  it('is refused of a wrong period, and to whoever is no owner or accountant', async () => {
    expect(refusal(await request({ from: '2026-11', to: '2026-10' }))).toEqual([400, 'validationFailed']);
    const accountant = await joinColleague(server, company.employer, { role: 'accountant' });
    const manager = await joinColleague(server, company.employer, { role: 'manager', unitIds: [savdo] });
    expect((await request(both, accountant)).status).toBe(200);
    for (const as of [manager, company.employee])
      expect(refusal(await request(both, as))).toEqual([403, 'forbidden']);
  });
});

it('as a file has a row for each unit, empty of few people, and one for all', async () => {
  await counted(november);
  const body = { format: 'csv', language: 'uz-Latn', ...november } as const;
  const file = async (unit?: string) => {
    const answer = await server.call('exportDayCosts', {
      as: company.employer,
      body: { ...body, ...(unit && { unit }) },
    });
    return bodyOf<'exportDayCosts'>(answer).toString().slice(1).replaceAll('"', '').split('\r\n');
  };
  expect(await file()).toEqual([
    "Boʻlim;Xodimlar soni;Hisobga oʻtgan kunlar;Ishlab topilgan, so'm;Qoʻshimcha toʻlovlar, so'm;Bir kun, so'm;Oldingi davrda bir kun, so'm",
    'Ombor;1;;;;;',
    'Savdo;5;6;600000;0;100000;139455,78',
    'Boʻlimsiz;0;;;;;',
    'Jami;6;8;1076190,47;0;134523,81;130687,83',
    '',
  ]);
  expect((await file(ombor)).slice(1)).toEqual(['Jami;1;2;476190,47;0;238095,24;', '']);
});
