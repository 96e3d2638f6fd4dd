import { afterAll, beforeAll, expect, test } from 'vitest';
import { timesheetWords } from '#domain/attendance/timesheetWords.ts';
import { formatDuration, formatMonth } from '#domain/format/index.ts';
import { tiyin } from '#domain/money.ts';
import { phone, startApp, type App, type Visit } from '#tests/support/browser/app.ts';
import type { Session } from '#tests/support/server/server.ts';
import { loadTexts, type Key, type Say } from '#tests/support/browser/texts.ts';
import { Desk } from './payMonth/desk.ts';
import { half } from './payMonth/figures.ts';
import { Handset } from './payMonth/handset.ts';
import { closeMonth, shortenDay } from './payMonth/personnel.ts';
import { exact, money, rowsOf, termsOf } from './payMonth/shown.ts';
import { WorkHandset } from './workMonth/handset.ts';
import { cellsOf, columnsOf, reopenMonth, saved } from './workMonth/sheet.ts';
import { earnedBy, SALARY, WORKING_DAYS, WorkCompany } from './workMonth/company.ts';

const [OCTOBER, NOVEMBER] = ['2026-10', '2026-11'] as const;
const [october, november] = [formatMonth(OCTOBER, 'uz-Latn'), formatMonth(NOVEMBER, 'uz-Latn')];
/** Wide enough for all days of a month. */
const wall = { width: 1_900, height: 900 };

let app: App;
let say: Say;
let company: WorkCompany;
let owner: Desk;
let handset: WorkHandset;
const visits: Visit[] = [];

beforeAll(async () => {
  [app, say] = await Promise.all([startApp({ now: '2026-10-01T08:00:00+05:00' }), loadTexts('uz-Latn')]);
  company = await WorkCompany.make(app.server);
  const open = async (session: Session, viewport: { width: number; height: number }) => {
    const visit = await app.visit({ session, viewport });
    visits.push(visit);
    return visit.page;
  };
  owner = new Desk(await open({ ...company.owner }, wall), say);
  handset = new WorkHandset(await open(company.employee, phone), say);
});
afterAll(() => app.close());

test('an employee says why they were late, that they were ill, and when they really left', async () => {
  await company.workFirstHalf();
  company.at('2026-10-16T08:30:00+05:00');
  await handset.giveReason('2026-10-15', 'Avtobus kechikdi');
  await handset.proposeIllness('2026-10-05', '2026-10-06');
  await handset.proposeTimes('2026-10-08', '18:00', 'Terminal ishlamadi');
});

test('the owner settles all that waits, each as it is', async () => {
  const { page } = owner;
  await page.goto('/attendances/settle');
  const waiting = () => rowsOf(page, say('settlement', 'list'));
  const rows = async () =>
    (await waiting()).map(([, day, what, change]) => [day, what!.split('\n')[0], change]);
  const kind = (key: Key<'settlement'>) => say('settlement', key);
  // Six days count already.
  const more = `+${money(earnedBy(7) - earnedBy(6))}`;
  await expect.poll(rows).toEqual([
    ['5-oktabr', kind('kind.absence'), '–'],
    ['7-oktabr', kind('kind.missedCheckOut'), more],
    ['8-oktabr', kind('kind.correction'), more],
    ['11-oktabr', kind('kind.notWorkingDay'), '–'],
    ['15-oktabr', kind('kind.reason'), '–'],
  ]);
  // Chosen together they have no decision in common, and of another kind nothing stays chosen.
  await page.getByRole('checkbox', { name: kind('choosePage') }).check();
  const chosen = page.getByRole('region', { name: kind('selection') });
  await chosen.getByText(kind('mixed'), { exact: true }).waitFor();
  const chips = page.getByRole('group', { name: kind('filter') });
  await chips.getByRole('button', { name: kind('kind.absence') }).click();
  await chosen.waitFor({ state: 'detached' });
  await chips.getByRole('button', { name: say('lists', 'all') }).click();
  await expect.poll(async () => (await rows()).length).toBe(5);
  for (const [what, verb] of [
    ['absence', 'accept'],
    ['missedCheckOut', 'settle'],
    ['correction', 'accept'],
    ['notWorkingDay', 'count'],
    ['reason', 'accept'],
  ] as const) {
    const row = page.getByRole('row').filter({ hasText: kind(`kind.${what}`) });
    await owner.press(kind(`verb.${verb}`), row);
    await owner.confirm(kind(`ask.${verb}`), kind(`verb.${verb}`));
    await row.waitFor({ state: 'detached' });
  }
  await page.getByText(kind('empty'), { exact: true }).waitFor();
});

test('both sides see on the day what became of it, the owner also who decided', async () => {
  const at = '16-oktabr, 08:30';
  const decided = [
    ['2026-10-11', [`${say('attendance', 'decided.counted')}: ${at}`]],
    [
      '2026-10-15',
      [
        say('attendance', 'decided.lateBecause', { reason: 'Avtobus kechikdi' }),
        `${say('attendance', 'reason.accepted')}: ${at}`,
      ],
    ],
  ] as const;
  for (const [date, lines] of decided) {
    await owner.page.goto(`/employees/${company.employee.jobId}/attendance?date=${date}`);
    const ofOwner = owner.page.getByRole('dialog').locator('[data-decision] p, [data-reason] p');
    await expect
      .poll(() => ofOwner.allInnerTexts())
      .toEqual([...lines.slice(0, -1), `${lines.at(-1)} · ${company.ownerName}`]);
    await handset.page.goto(`/attendances?date=${date}`);
    const ofEmployee = handset.page.getByRole('dialog').locator('[data-decision] p, [data-reason] p');
    await expect.poll(() => ofEmployee.allInnerTexts()).toEqual(lines);
  }
});

test('the record tells what was asked and decided, of which day, by whom and why', async () => {
  await owner.page.goto(`/employees/${company.employee.jobId}/attendance`);
  const events = owner.page.getByRole('region', { name: say('employeeRecord', 'attendanceHistory') });
  /** The day, what happened, by whom, and why. */
  const told = async () =>
    (await events.locator('li[data-event]').allInnerTexts()).map((text) => {
      const [what, day, by, ...more] = text.split('\n').filter(Boolean);
      const because = say('audit', 'reason', { reason: '' }).trim();
      return [day, what, by, ...more.filter((line) => line.startsWith(because))];
    });
  const at = '16-oktabr, 2026, 08:30';
  const decided = (day: string, event: Key<'audit'>) => [
    ...[day, say('audit', event), `${at} · ${company.ownerName}`],
  ];
  const asked = (day: string, event: Key<'audit'>, ...why: string[]) => [
    ...[day, say('audit', event), `${at} · ${company.name}`],
    ...why.map((reason) => say('audit', 'reason', { reason })),
  ];
  await expect
    .poll(told)
    .toEqual([
      decided('15-oktabr', 'event.tardinessReason.accept'),
      decided('11-oktabr', 'event.day.count'),
      decided('8-oktabr', 'event.correction.accept'),
      decided('7-oktabr', 'event.correction.correct'),
      decided('5-oktabr – 6-oktabr', 'event.absence.accept'),
      asked('8-oktabr', 'event.correction.propose', 'Terminal ishlamadi'),
      asked('5-oktabr – 6-oktabr', 'event.absence.propose'),
      asked('15-oktabr', 'event.tardinessReason.give', 'Avtobus kechikdi'),
    ]);
});

/** October as the sheet shows it: each day, both halves and the month. */
const shownOctober = (ninth: string, first: string, month: string) => {
  const [off, full] = ['D', 'I 9:10'];
  return [
    ...[off, full, off, off, 'K', 'K', 'I 9:05', 'I 9:05', ninth, off, 'DI 4', full, full, full, 'I 8:25'],
    ...[full, off, off, full, full, full, full, full, off, off, full, full, full, full, full, off],
    ...[`8 ${first}`, '11 100:50', `19 ${month}`],
  ];
};
/** Its sums as the file has them: counted days and hours. */
const sumsOf = (row: Record<string, string>) =>
  (['firstHalfDays', 'firstHalfHours', 'monthDays', 'monthHours', 'restHours', 'unclear'] as const).map(
    (key) => row[timesheetWords[key]['uz-Latn']],
  );
const adjustmentsOf = (row: Record<string, string>) =>
  (['adjustedDays', 'adjustedHours', 'adjustedPay'] as const).map(
    (key) => row[timesheetWords[key]['uz-Latn']],
  );

test('the month is closed, and sheet, file and earnings say the same of it', async () => {
  await company.workSecondHalf();
  company.at('2026-11-03T08:30:00+05:00');
  await closeMonth(owner, say, october, app.server.closed);
  await expect.poll(() => cellsOf(owner, say)).toEqual(shownOctober('I 9:10', '76:25', '177:15'));
  const row = columnsOf(await saved(owner, say));
  expect(sumsOf(row)).toEqual(['8', '76,42', '19', '177,25', '4', '0']);
  expect(row['19 K']).toBe('2');
  expect(adjustmentsOf(row)).toEqual(['0', '0', '0']);
  const earned = earnedBy(19);
  expect(await company.earnedIn(OCTOBER)).toBe(earned);
  await handset.page.goto(`/payments?month=${OCTOBER}`);
  await expect
    .poll(() => termsOf(handset.page.locator('dl[aria-label]')))
    .toContainEqual([say('earnings', 'totals.earned'), money(earned)]);
  await owner.makeRun('salary', OCTOBER);
  const person = [company.name, '19 / 21', money(earned), '—', money(earned), '—'];
  await expect.poll(() => rowsOf(owner.page, say('runs', 'people'))).toEqual([person]);
});

test('it is opened again, put right, and closed as another version', async () => {
  await reopenMonth(owner, say, october, 1);
  await shortenDay(owner, say, { id: company.employee.jobId, date: '2026-10-09', out: '17:05' }, [
    [say('dayChange', 'counted'), say('dayChange', 'unchanged', { value: '19' })],
  ]);
  await closeMonth(owner, say, october, app.server.closed);
  await expect.poll(() => cellsOf(owner, say)).toEqual(shownOctober('I 8:10', '75:25', '176:15'));
  const versions = owner.page.getByRole('list', { name: say('closing', 'versions') }).getByRole('listitem');
  await expect
    .poll(() => versions.locator('strong').allInnerTexts())
    .toEqual([2, 1].map((version) => say('closing', 'version', { version })));
});

test('a day corrected after that is taken off the open month, to the tiyin', async () => {
  const lost = tiyin(earnedBy(19) - earnedBy(18));
  const less = `−${formatDuration(550, 'uz-Latn')}, −${money(lost)}`;
  await shortenDay(owner, say, { id: company.employee.jobId, date: '2026-10-12', out: '10:00' }, [
    [say('dayChange', 'adjustment', { month: november }), less],
  ]);
  // Beside the day that was just corrected, without another visit.
  const newest = owner.page.locator('li[data-event]');
  await expect
    .poll(() => newest.evaluateAll((all) => all.slice(0, 2).map((one) => one.dataset['event'])))
    .toEqual(['correction.correct', 'adjustment.make']);
  await newest
    .nth(1)
    .getByText(exact(0 - lost))
    .waitFor();
  await owner.page.goto(`/employees/${company.employee.jobId}/attendance?date=2026-10-12`);
  await owner.page
    .getByText(say('attendance', 'correction.adjusted', { month: november, change: less }), { exact: true })
    .waitFor();
  await company.workInNovember();
  company.at('2026-11-05T08:30:00+05:00');
  // Two days of November less one of October.
  const two = earnedBy(2);
  const left = tiyin(two - lost);
  await new Handset(handset.page, say).shows(two, half(left), [
    [`${say('home', 'why.earned', { count: 2 })}: ${money(SALARY)} × 2 / ${WORKING_DAYS}`, money(two)],
    [say('home', 'why.adjustments'), money(0 - lost)],
    [say('home', 'why.allowed', { percent: 50 }), money(half(left))],
  ]);
  await owner.page.goto(`/attendances/month?month=${NOVEMBER}`);
  await owner.page.getByText(`12-oktabr ${less}`).waitFor();
  const row = columnsOf(await saved(owner, say));
  expect(sumsOf(row).slice(2, 4)).toEqual(['2', '18,33']);
  expect(adjustmentsOf(row)).toEqual(['-1', '-9,17', ((0 - lost) / 100).toFixed(2).replace('.', ',')]);
  expect(await company.earnedIn(NOVEMBER)).toBe(left);
  for (const { complaints } of visits) expect(complaints).toEqual([]);
});
