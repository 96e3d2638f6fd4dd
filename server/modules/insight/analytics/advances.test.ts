import { beforeEach, describe, expect, it } from 'vitest';
import { tiyin } from '#domain/money.ts';
import type { operations } from '#openapi/generated/contract.d.ts';
import type { PaymentRequest, PaymentRequestEvent } from '#server/database/tables.generated.ts';
import { newId } from '#server/identifier.ts';
import { payDays, taken, uncounted } from '#tests/support/worlds/overviewWorld.ts';
import {
  ask,
  at,
  cardId,
  company,
  earnedBy,
  review,
  salary,
  server,
  TEN_DAYS_EARNED,
  usePayments,
  withdraw,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import { settlePayment } from '#tests/support/worlds/payoutsWorld.ts';
import { confirm, make, paymentOf } from '#tests/support/worlds/payRunsWorld.ts';
import { addWorkedDays, bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import type { Session } from '#tests/support/server/server.ts';
import { joinColleague, makeUnit } from '#tests/support/worlds/staff.ts';
import { hireSomebody, makeCompany } from '#tests/support/worlds/world.ts';

usePayments(undefined, '2026-10-01T08:00:00+05:00');
beforeEach(() => at('2026-11-18T08:50:00+05:00'));

type Query = NonNullable<operations['getAdvanceFigures']['parameters']['query']>;
const both = { from: '2026-10', to: '2026-11' } as const;
const november = { from: '2026-11', to: '2026-11' } as const;
const request = (query: Query = both, as: Session = company.employer) =>
  server.call('getAdvanceFigures', { as, query });
const figures = async (query?: Query) => bodyOf(await request(query));
const counted = async (query?: Query) => {
  await uncounted();
  await server.figuresCounted();
  return figures(query);
};
const errorsOf = (answer: { body: unknown }) => (answer.body as { errors?: object[] }).errors;

const nothing = {
  ...{ people: 0, earned: 0, askers: 0, requests: 0, askedAmount: 0, receivers: 0, paid: 0 },
  ...{ timed: 0, minutesMedian: null, minutesP90: null, refused: 0, withdrawn: 0, failed: 0 },
};
const ASKED = tiyin(10_000_000);

/** A request, by default of the world's employee for October, and the states it came to so many minutes later. */
async function asked(
  change: Partial<PaymentRequest> = {},
  states: PaymentRequestEvent['toState'][] = [],
  minutes = 5,
): Promise<void> {
  const { organizationId, employee } = company;
  const requestedAt = new Date('2026-10-20T12:00:00+05:00');
  const row = {
    ...{ organizationId, id: newId(), employeeId: employee.jobId, cardId, kind: 'asked' },
    ...{ amount: ASKED, askedAmount: ASKED, state: 'inProcess', requestedAt, reviewedAt: requestedAt },
    ...{ period: '2026-10', ...change },
  } satisfies Partial<PaymentRequest>;
  await server.db.insertInto('paymentRequest').values(row).execute();
  if (!states.length) return;
  const about = {
    organizationId: row.organizationId,
    requestId: row.id,
    event: 'pay',
    amount: ASKED,
  } as const;
  const moment = new Date(requestedAt.getTime() + minutes * 60_000);
  const events = states.map((toState) => ({ ...about, id: newId(), toState, at: moment }));
  await server.db.insertInto('paymentRequestEvent').values(events).execute();
}
const paid = (minutes: number, change: Partial<PaymentRequest> = {}) =>
  asked({ state: 'paid', ...change }, ['paid'], minutes);
const refused = (reviewReason: string | null, change: Partial<PaymentRequest> = {}) =>
  asked({ state: 'cancelled', cancelledBy: 'employer', reviewReason, ...change });

describe('advances of a month', () => {
  it('are what was asked for and paid, by requests and by a run', async () => {
    await workedDays();
    const { jobId: employeeId } = await hireSomebody(server, company.employer);
    await payDays({ advanceDay: '25', salaryDay: 10, advancePercent: 30 });
    const ids = [];
    for (const amount of [20_000_000, 12_000_000, 10_000_000, 11_000_000])
      ids.push(bodyOf(await ask(amount)).id);
    const [lowered, comesBack, cancelled, withdrawn] = ids as [string, string, string, string];
    bodyOf(await withdraw(withdrawn));
    bodyOf(await review([cancelled], 'cancel', 'Hujjat yetishmaydi'));
    bodyOf(await review([{ id: lowered, amount: 15_000_000 }, comesBack], 'approve', 'Kassada pul kam'));
    const pay = { event: 'markPaid', paidOn: '2026-11-18' } as const;
    await at('2026-11-18T10:20:59+05:00');
    bodyOf(await settlePayment(lowered, pay));
    bodyOf(await settlePayment(comesBack, pay));
    bodyOf(await settlePayment(comesBack, { event: 'markReturned', reason: 'Karta yopilgan' }));
    bodyOf(await review([comesBack], 'approve'));
    await at('2026-11-18T12:10:00+05:00');
    bodyOf(await settlePayment(comesBack, pay));
    const run = await make('advance');
    bodyOf(await confirm(run));
    const payment = await paymentOf(run.id);
    bodyOf(await settlePayment(payment, pay));
    await asked({ kind: 'salary', runId: run.id, employeeId, period: '2026-11', state: 'paid' });

    const found = await counted(november);
    const byRequests = 15_000_000 + 12_000_000;
    const total = {
      ...{ people: 2, earned: TEN_DAYS_EARNED, askers: 1, requests: 4, askedAmount: 53_000_000 },
      ...{ receivers: 1, paid: byRequests + run.included.amount, timed: 2 },
      ...{ minutesMedian: 90, minutesP90: 200, refused: 1, withdrawn: 1, failed: 1 },
    };
    expect(run.included.amount).toBe(150_000_000 - byRequests);
    expect(found).toEqual({
      ...{ ...november, asOf: '2026-11-18T07:10:00.000Z', waiting: 0, total },
      points: [{ month: '2026-11', counted: true, figures: total }],
      reasons: [{ reason: 'Hujjat yetishmaydi', count: 1 }],
    });
    expect((await salary()).earned).toBe(total.earned);
    bodyOf(await settlePayment(payment, { event: 'markReturned', reason: 'Karta yopilgan' }));
    expect((await figures(november)).total).toEqual({ ...total, paid: byRequests });
  });

  it('are of what became of the requests', async () => {
    await paid(-3);
    await asked({ state: 'approved' }, ['failed', 'approved']);
    await asked({ state: 'returned' }, ['paid', 'returned']);
    await asked({ state: 'cancelled', cancelledBy: 'employer' }, ['failed', 'failed']);
    await asked({ state: 'cancelled', cancelledBy: 'salary', reviewReason: 'Ish haqi bilan' });
    await asked({ state: 'cancelled', cancelledBy: 'employee' });
    const { points, reasons } = await counted();
    expect(points[0]!.figures).toEqual({
      ...{ ...nothing, people: 1, askers: 1, requests: 6, askedAmount: 6 * ASKED, receivers: 1 },
      ...{ paid: ASKED, timed: 1, minutesMedian: 0, minutesP90: 0, refused: 1, withdrawn: 1, failed: 3 },
    });
    expect([points[1]!.figures, reasons]).toEqual([{ ...nothing, people: 1 }, []]);
  });

  it('took so long from the request to the payment, in one half and in nine of ten', async () => {
    for (const tens of [7, 3, 10, 1, 9, 2, 8, 4, 6, 5]) await paid(tens * 10 + 0.9);
    await paid(1000, { period: '2026-11' });
    const { total, points } = await figures();
    const times = [...points.map((point) => point.figures), total];
    expect(times.map((one) => [one.timed, one.minutesMedian, one.minutesP90])).toEqual([
      [10, 50, 90],
      [1, 1000, 1000],
      [11, 60, 100],
    ]);
  });

  it('were refused for these reasons: five of them, by how often, in whatever letters', async () => {
    const reasons = ['Xato', 'Karta yoʻq', 'karta yoʻq ', 'Limit', 'karta yoʻq', 'ХАТО', 'хато', 'Bekor'];
    for (const reason of [...reasons, 'Aniq emas', 'Yana', ' ', null]) await refused(reason);
    await refused('Хато', { reviewedAt: new Date('2026-11-10T12:00:00+05:00') });
    await asked({ reviewReason: 'Yana' });
    expect((await figures()).reasons).toEqual([
      { reason: 'karta yoʻq', count: 3 },
      { reason: 'Хато', count: 3 },
      { reason: 'Aniq emas', count: 1 },
      { reason: 'Bekor', count: 1 },
      { reason: 'Limit', count: 1 },
    ]);
  });
});

/** The employee works in both months, since November in a unit; somebody is hired in November and asks for October too. */
async function fillBoth() {
  const { employer, employee } = company;
  await addWorkedDays(server, company, employee.jobId, ['2026-10-05', '2026-10-06', '2026-11-02']);
  const { jobId: employeeId } = await hireSomebody(server, employer);
  const unit = await makeUnit(server, employer, 'Savdo', {
    people: [employee.jobId],
    validFrom: '2026-11-01',
  });
  await paid(30);
  await refused('Xato', { period: '2026-11' });
  await paid(60, { period: '2026-11' });
  await paid(90, { employeeId });
  await asked({ employeeId, period: '2026-11' });
  return unit;
}
const one = { ...nothing, people: 1, askers: 1, receivers: 1, paid: ASKED, timed: 1 };
const ofOctober = {
  ...{ ...one, earned: earnedBy(2), requests: 2, askedAmount: 2 * ASKED, receivers: 2, paid: 2 * ASKED },
  ...{ timed: 2, minutesMedian: 30, minutesP90: 90 },
};
const inUnit = {
  ...{ ...one, earned: earnedBy(1), requests: 2, askedAmount: 2 * ASKED },
  ...{ minutesMedian: 60, minutesP90: 60, refused: 1 },
};
const ofNovember = { ...inUnit, people: 2, askers: 2, requests: 3, askedAmount: 3 * ASKED };

describe('several months', () => {
  it('have each person once, and the people of each month as it was', async () => {
    await fillBoth();
    const { total, points } = await counted();
    expect(points.map((point) => point.figures)).toEqual([ofOctober, ofNovember]);
    expect(total).toEqual({
      ...{
        ...ofNovember,
        earned: earnedBy(2) + earnedBy(1),
        requests: 5,
        askedAmount: 5 * ASKED,
        receivers: 2,
      },
      ...{ paid: 3 * ASKED, timed: 3, minutesMedian: 60, minutesP90: 90 },
    });
  });

  it('can be those of one unit, or of whoever was in none', async () => {
    const unit = await fillBoth();
    const own = await counted({ ...both, unit });
    expect(own.points.map((point) => point.figures)).toEqual([nothing, inUnit]);
    expect([own.total, own.reasons]).toEqual([inUnit, [{ reason: 'Xato', count: 1 }]]);
    const none = await figures({ ...both, unit: 'none' });
    const [october, then] = none.points.map((point) => point.figures);
    const half = { requests: 1, askedAmount: ASKED, minutesMedian: 30, minutesP90: 30 };
    expect(october).toEqual({ ...one, earned: earnedBy(2), ...half });
    expect(then).toEqual({ ...nothing, people: 1, askers: 1, requests: 1, askedAmount: ASKED });
    expect([none.total.people, none.total.askers, none.total.requests, none.reasons]).toEqual([2, 2, 2, []]);
  });

  it('know nobody of another company', async () => {
    const { organizationId, employer, employee } = await makeCompany(server);
    const people = [employee.jobId];
    const unit = await makeUnit(server, employer, 'Begona', { people, validFrom: '2026-11-18' });
    const { card } = bodyOf(await server.call('getSalary', { as: employee }));
    const theirs = {
      organizationId,
      employeeId: employee.jobId,
      cardId: card.id,
      period: '2026-11',
    } as const;
    await paid(30, theirs);
    expect((await counted({ ...both, unit })).total).toEqual(nothing);
    expect((await figures()).total).toEqual({ ...nothing, people: 1 });
    const own = bodyOf(await request({ ...both, unit }, employer)).total;
    expect([own.people, own.paid]).toEqual([1, ASKED]);
  });

  it('without the earnings of one that is not counted have its payments all the same', async () => {
    const unit = await fillBoth();
    await counted();
    await taken('2026-11');
    const found = await figures();
    expect([found.waiting, found.asOf]).toEqual([1, '2026-11-18T03:50:00.000Z']);
    const unknown = { ...ofNovember, people: 0, earned: 0, askers: 0 };
    expect(found.points).toEqual([
      { month: '2026-10', counted: true, figures: ofOctober },
      { month: '2026-11', counted: false, figures: unknown },
    ]);
    expect(found.total).toMatchObject({ people: 1, askers: 1, earned: earnedBy(2), paid: 3 * ASKED });
    // Who was in a unit is not known of it either.
    const ofUnit = await figures({ ...both, unit });
    expect([ofUnit.total, ofUnit.points]).toEqual([
      nothing,
      [{ month: '2026-10', counted: true, figures: nothing }],
    ]);
  });
});

describe('a period', () => {
  it('begins at the earliest with the founding and ends with this month', async () => {
    const found = await counted({});
    expect(found).toMatchObject({ ...both, waiting: 0 });
    expect(found.points.map(({ month }) => month)).toEqual(['2026-10', '2026-11']);
    for (const period of [
      { from: '2025-01', to: '2026-09' },
      { from: '2026-12', to: '2027-01' },
    ] as const)
      expect(await figures(period)).toEqual({
        ...{ ...period, asOf: null, waiting: 0, total: nothing, points: [], reasons: [] },
      });
  });

  it('that ends before it begins, or is too long, is refused', async () => {
    const turned = await request({ from: '2026-11', to: '2026-10' });
    expect(refusal(turned)).toEqual([400, 'validationFailed']);
    expect(errorsOf(turned)).toEqual([{ pointer: '/query/to', code: 'datesCross' }]);
    const body = { format: 'csv', language: 'ru', from: '2023-11', to: '2026-11' } as const;
    const long = await server.call('exportAdvanceFigures', { as: company.employer, body });
    expect(refusal(long)).toEqual([422, 'monthOutOfRange']);
    expect(errorsOf(long)).toEqual([{ pointer: '/to', code: 'monthOutOfRange' }]);
  });

  it('is for owners and accountants', async () => {
    const unitIds = [await makeUnit(server, company.employer, 'Savdo')];
    const accountant = await joinColleague(server, company.employer, { role: 'accountant' });
    const manager = await joinColleague(server, company.employer, { role: 'manager', unitIds });
    expect((await request(both, accountant)).status).toBe(200);
    for (const as of [manager, company.employee])
      expect(refusal(await request(both, as))).toEqual([403, 'forbidden']);
  });
});

it('as a file have a row for each month, empty where nothing is counted', async () => {
  await fillBoth();
  await counted();
  await taken('2026-11');
  const body = { format: 'csv', language: 'uz-Latn', ...both } as const;
  const answer = await server.call('exportAdvanceFigures', { as: company.employer, body });
  const lines = bodyOf<'exportAdvanceFigures'>(answer).toString().replaceAll('"', '').split('\r\n');
  expect(lines[0]).toMatch(/^.Oy;Xodimlar soni;Ishlab topilgan, so'm;Soʻrov yuborgan xodimlar;/);
  expect(lines.slice(1)).toEqual([
    '2026-10;1;476190,47;1;100;2;200000;2;200000;42;2;0,5;1,5;0;0;0;0',
    '2026-11;;;;;3;300000;1;100000;;1;1;1;1;33,3;0;0',
    '',
  ]);
});
