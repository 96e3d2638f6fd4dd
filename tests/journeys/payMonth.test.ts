import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatMonth } from '#domain/format/index.ts';
import { fromSom, tiyin, type Tiyin } from '#domain/money.ts';
import { phone, startApp, type App, type Visit } from '#tests/support/browser/app.ts';
import type { Session } from '#tests/support/server/server.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { expectWholeBooks } from '#tests/support/worlds/wholeBooks.ts';
import { readAnswer, saveRegister } from './payMonth/bankFile.ts';
import { aziz, PayMonthCompany, type Person } from './payMonth/company.ts';
import { Desk } from './payMonth/desk.ts';
import { earnedBy, half, wholeSom } from './payMonth/figures.ts';
import { Handset } from './payMonth/handset.ts';
import * as months from './payMonth/months.ts';
import { paidBy, slipOf, slipShown } from './payMonth/payslip.ts';
import { closeMonth, dismissShortDay, enterUnscanned, hire, shortenDay } from './payMonth/personnel.ts';
import { advanceRows, runShows, salaryRows } from './payMonth/runRows.ts';
import { money, total } from './payMonth/shown.ts';
import { sumsAgree } from './payMonth/sumsAgree.ts';

/** Too narrow for a record beside its list: each is a page. */
const desk = { width: 1200, height: 900 };
const [OCTOBER, NOVEMBER] = ['2026-10', '2026-11'] as const;
const name = { [OCTOBER]: formatMonth(OCTOBER, 'uz-Latn'), [NOVEMBER]: formatMonth(NOVEMBER, 'uz-Latn') };

let app: App;
let say: Say;
let company: PayMonthCompany;
const visits: Visit[] = [];
let owner: Desk;
let accountant: Desk;
let handset: Handset;
let karimov: Person;
let october: months.Months;
let november: months.Months;
const moved = new months.Movements();
/** What payslips say was paid. */
const onSlips: Tiyin[] = [];

beforeAll(async () => {
  [app, say] = await Promise.all([startApp({ now: '2026-10-01T08:00:00+05:00' }), loadTexts('uz-Latn')]);
  company = await PayMonthCompany.make(app.server);
  const open = async (session: Session, viewport = desk) => {
    const visit = await app.visit({ session, viewport });
    visits.push(visit);
    return visit.page;
  };
  owner = new Desk(await open({ ...company.owner }), say);
  accountant = new Desk(await open(company.accountant), say);
  handset = new Handset(await open(await company.register(aziz), phone), say);
});
afterAll(() => app.close());

/** Why Karimov may take how much, before what was given is taken off. */
const why = (days: number) => [
  [
    `${say('home', 'why.earned', { count: days })}: ${money(aziz.salary)} × ${days} / 21`,
    money(earnedBy(aziz.salary, days)),
  ],
  [say('home', 'why.allowed', { percent: 50 }), money(half(earnedBy(aziz.salary, days)))],
];

test('somebody is hired, works for half a month, asks for an advance and is paid it', async () => {
  const id = await hire(owner, say, aziz);
  karimov = { id, name: `${aziz.lastName} ${aziz.firstName}`, salary: aziz.salary };
  october = months.octoberOf({ ...company.people, karimov });
  november = months.novemberOf(october, company.people.olimova);
  await handset.acceptJob(aziz.firstName);

  const days = await company.workingDays(OCTOBER);
  await company.at('2026-10-16T12:00:00+05:00');
  await company.work(days.slice(0, 10), ...company.colleagues);
  await company.work(days.slice(0, 8), karimov);
  const earned = earnedBy(aziz.salary, 8);
  await handset.shows(earned, half(earned), why(8));
  await handset.ask(months.ASKED);

  await owner.page.goto('/requests');
  await owner.page.getByRole('link', { name: karimov.name, exact: true }).click();
  await owner.approve();
  await owner.settle('markPaid');
  moved.add([months.ASKED], 'approved', 'success');
  const paid = [say('home', 'why.paid'), money(0 - months.ASKED)];
  await handset.shows(earned, tiyin(half(earned) - months.ASKED), [...why(8), paid]);
});

/** What people see of a payment under way, and its step. */
const underWayAs = (step: 'approved' | 'failed') =>
  `${say('payments', 'state.inProgress')}\n${say('payments', `state.${step}`)}`;

test('everybody gets an advance by a run, and the bank pays it from a register', async () => {
  const amounts = october.map(([, { advance }]) => advance);
  const toPay = [say('runs', 'toPay'), amounts] as const;
  await owner.payByFile();
  await owner.makeRun('advance', OCTOBER);
  await runShows(owner, say, advanceRows(say, october), [toPay]);
  await owner.confirmRun(1);
  const underWay = [say('runs', 'payments.underWay'), amounts] as const;
  await runShows(owner, say, advanceRows(say, october, underWayAs('approved')), [toPay, underWay]);

  await accountant.page.goto(owner.page.url());
  await accountant.registerOfRun(total(amounts));
  await saveRegister(accountant, say, october, amounts);
  await accountant.handOver(1);
  const run = owner.page.url();
  await owner.mayNotPayOtherwise(1);
  await accountant.allPaid(5);
  moved.add(amounts, 'approved', 'sent', 'success');
  await owner.page.goto(run);
  const toRegister = { name: say('registers', 'numbered', { number: 1 }), exact: true } as const;
  await owner.page.getByRole('link', toRegister).waitFor();
  const paid = [say('runs', 'payments.paid'), amounts] as const;
  await runShows(owner, say, advanceRows(say, october, say('payments', 'state.paid')), [toPay, paid]);
});

test('a day is corrected, what stands in the way is settled, and the month is closed', async () => {
  const days = await company.workingDays(OCTOBER);
  const change = (from: string, to: string) => say('dayChange', 'fromTo', { from, to });
  const less = change(money(earnedBy(aziz.salary, 8)), money(earnedBy(aziz.salary, 7)));
  await shortenDay(owner, say, { id: karimov.id, date: days[5]!, out: '12:00' }, [
    [say('dayChange', 'counted'), change('8', '7')],
    [say('dayChange', 'earned'), less],
  ]);

  await company.at('2026-11-03T12:00:00+05:00');
  const { tursunov, olimova, ...others } = company.people;
  await company.work(days.slice(10), ...Object.values(others));
  await company.work(days.slice(10, -2), olimova);
  await company.work(days.slice(11), tursunov);
  await company.leave(tursunov, days.slice(10, 11));
  await company.leave(karimov, days.slice(8));
  const worth = money(tiyin(earnedBy(olimova.salary, 20) - earnedBy(olimova.salary, 19)));
  await enterUnscanned(owner, say, olimova, { month: OCTOBER, worth: [worth, worth] });
  await dismissShortDay(owner, say, karimov);
  await closeMonth(owner, say, name[OCTOBER], app.server.closed);
});

test('the salary gives nothing more to whoever got too much, and is paid again where the bank refuses it', async () => {
  const { olimova, tursunov } = company.people;
  const all = months.paidOf(october);
  const refused = all.filter(([{ id }]) => id === olimova.id || id === tursunov.id);
  const arrived = all.filter((one) => !refused.includes(one));
  const amounts = months.salariesOf(all);
  const again = months.salariesOf(refused);
  const once = months.salariesOf(arrived);
  const { carried } = months.monthIn(october, karimov);
  const toPay = [say('runs', 'toPay'), amounts] as const;
  const left = [say('runs', 'carried'), [carried]] as const;
  const part = (key: 'paid' | 'underWay' | 'failed', sums: readonly Tiyin[]) =>
    [say('runs', `payments.${key}`), sums] as const;
  await owner.makeRun('salary', OCTOBER);
  await runShows(owner, say, salaryRows(say, october), [toPay, left]);
  await owner.choose(say('runs', 'show.unpaid'));
  const unpaid = october.filter(([{ id }]) => id === karimov.id);
  await runShows(owner, say, salaryRows(say, unpaid), [toPay, left]);
  await owner.choose(say('runs', 'show.unpaid'));
  await owner.confirmRun(2);
  const approved = underWayAs('approved');
  await runShows(owner, say, salaryRows(say, october, approved), [toPay, part('underWay', amounts), left]);

  await accountant.makeRegister(total(amounts));
  const file = await saveRegister(accountant, say, all);
  await accountant.handOver(2);
  await readAnswer(accountant, say, file, { all, arrived, refused });
  moved.add(amounts, 'approved', 'sent');
  moved.add(once, 'success');
  moved.add(again, 'failed', 'approved', 'sent', 'success');

  await owner.page.reload();
  await owner.choose(say('runs', 'show.failed'));
  const failed = underWayAs('failed');
  const head = [toPay, part('paid', once), part('failed', again), left];
  await runShows(owner, say, salaryRows(say, refused, failed), head);
  await owner.choose(say('runs', 'show.failed'));
  await owner.payAgain(2);
  await accountant.makeRegister(total(again));
  await accountant.allPaid(2);
  await owner.page.reload();
  const paid = say('payments', 'state.paid');
  await runShows(owner, say, salaryRows(say, october, paid), [toPay, part('paid', amounts), left]);
});

test('a payment that came back is paid again, and until then its month has no payslip', async () => {
  const { page } = owner;
  const { rahimov } = company.people;
  await company.at('2026-11-05T12:00:00+05:00');
  await page.getByRole('link', { name: rahimov.name, exact: true }).click();
  await owner.settle('markReturned', { reason: 'Karta yopilgan' });
  const request = page.url();
  await page.goto(`/employees/${rahimov.id}/payslips/${OCTOBER}`);
  await page.getByText(say('payslips', 'ofPerson.unsettled'), { exact: true }).waitFor();
  await page.goto(request);
  await owner.approve();
  const { salary } = months.monthIn(october, rahimov);
  await accountant.makeRegister(total([salary]));
  await accountant.onePaid(rahimov.name);
  moved.add([salary], 'returned', 'approved', 'sent', 'success');
});

/** Everybody's payslip of a month, on the record, and Karimov's own. */
async function payslipsAre(of: months.Months, span: Parameters<typeof slipOf>[1]) {
  const month = span[0].slice(0, 7) as typeof OCTOBER | typeof NOVEMBER;
  const { page } = owner;
  for (const [{ id }, facts] of of) {
    await page.goto(`/employees/${id}/money`);
    await page.getByRole('link', { name: name[month], exact: true }).click();
    await expect.poll(() => slipShown(page)).toEqual(slipOf(say, span, facts));
    onSlips.push(...paidBy(say, await slipShown(page)));
  }
  const own = handset.page;
  await own.goto('/payslips');
  await own.getByRole('link', { name: name[month], exact: true }).click();
  await expect.poll(() => slipShown(own)).toEqual(slipOf(say, span, months.monthIn(of, karimov)));
}

test('everybody has a payslip, which says what is left to the next month', () =>
  payslipsAre(october, ['2026-10-01', '2026-10-31']));

test('the next month takes it back', async () => {
  const { carried } = months.monthIn(october, karimov);
  const everybody = october.map(([person]) => person);
  const days = await company.workingDays(NOVEMBER);
  await company.at('2026-11-17T08:00:00+05:00');
  const forgotten = days[10]!;
  await company.work(days.slice(0, 11), ...company.colleagues);
  await company.work(days.slice(0, 10), karimov);
  await company.forgetCheckOut(forgotten, karimov);
  await handset.tellOut(forgotten, tiyin(earnedBy(aziz.salary, 11) - earnedBy(aziz.salary, 10)));
  await handset.tellWhyLate(forgotten);
  await company.acceptDay(forgotten);
  const earned = earnedBy(aziz.salary, 11);
  const carryOver = [say('home', 'why.carryOver'), money(0 - carried)];
  await handset.shows(earned, wholeSom(half(earned) - carried), [...why(11), carryOver]);

  await company.paysOn(5);
  await company.at('2026-12-03T12:00:00+05:00');
  await company.work(days.slice(11), ...everybody);
  const { salary: due } = months.monthIn(november, karimov);
  const eve = say('home', 'ahead.payday', { date: '4-dekabr', weekday: 'juma' });
  const because = say('home', 'ahead.because.dayOff', { date: '5-dekabr' });
  await handset.owes(NOVEMBER, due, eve, because, say('home', 'ahead.open'));
  await closeMonth(owner, say, name[NOVEMBER], app.server.closed);
  await handset.owes(NOVEMBER, due, eve);
  await owner.makeRun('salary', NOVEMBER);
  await owner.triesNetPay(aziz.pinfl, fromSom(9_000_000));
  await owner.addBonus(company.people.olimova.name, months.BONUS);
  const amounts = months.salariesOf(november);
  const [toPay, takenBack] = [say('runs', 'toPay'), say('runs', 'takenBack')];
  const back = [takenBack, [carried]] as const;
  await runShows(owner, say, salaryRows(say, november), [[toPay, amounts], back]);
  await owner.confirmRun(3);
  await handset.owes(NOVEMBER, due, say('home', 'ahead.underWay'));
  await accountant.makeRegister(total(amounts));
  await accountant.allPaid(5);
  moved.add(amounts, 'approved', 'sent', 'success');
  await handset.owesNothing(NOVEMBER);
  await owner.page.reload();
  const paid = [say('runs', 'payments.paid'), amounts] as const;
  await runShows(owner, say, salaryRows(say, november, say('payments', 'state.paid')), [
    [toPay, amounts],
    paid,
    back,
  ]);
  await payslipsAre(november, ['2026-11-01', '2026-11-30']);
});

test('in the end all sums agree to the tiyin, and the ledger is whole', async () => {
  const as = company.owner;
  await sumsAgree(owner, say, { server: app.server, as, months: [...october, ...november], moved, onSlips });
  await expectWholeBooks(app.server.db, company.organizationId);
  for (const { complaints } of visits) expect(complaints).toEqual([]);
});
