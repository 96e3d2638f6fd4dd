import { explainEnabled } from '#domain/accrual.ts';
import { companyDate, monthOf, type CompanyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import { versionOn } from '#domain/dated/versions.ts';
import { taxOfMonth, taxRuleBy } from '#domain/incomeTax.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import { unpaidOf } from '#domain/payRun.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import { refusedByRule } from '../../../http/problem.ts';
import { figuresCountedAt } from '../analytics/index.ts';
import { limitsOfPeople, namesOf } from '../../employees/records/index.ts';
import { readFoundingDay, paySettingsOf, unitTitlesOf } from '../../organization/index.ts';
import { offsetOf, type Page } from '../../page.ts';
import { limitsOf, readPayable, readRequested } from '../../money/months/index.ts';
import { selectEarners, type Earner, type EarnerFilter } from './sql/earners.ts';

type Schemas = components['schemas'];
type Counted = 'earned' | 'besideDays' | 'requested' | 'underWay' | 'paid' | 'owing' | 'unpaid' | 'enabled';
/** A row with its sums. Thousands are computed to show a page, so `earner` stays as it was read. */
type Row = Pick<Schemas['Earnings'], Counted> & { earner: Earner };
type Sums = Schemas['EarningsTotals'];

interface AskedEarnings extends Omit<EarnerFilter, 'month'> {
  month: CompanyMonth | undefined;
  due: Schemas['EarningsDue'] | undefined;
  sort: Schemas['EarningsSort'] | undefined;
  page: Page;
}

/** Throws 422 monthOutOfRange for a month before the founding or to come. @param now epoch ms */
export async function listEarnings(
  db: Executor,
  { due, sort, page, ...asked }: AskedEarnings,
  now: number,
): Promise<Schemas['EarningsList']> {
  const { organizationId } = asked;
  const thisMonth = monthOf(companyDate(now));
  const month = asked.month ?? thisMonth;
  if (month > thisMonth || month < monthOf(await readFoundingDay(db, organizationId)))
    throw refusedByRule('monthOutOfRange', {
      errors: [{ pointer: '/query/month', code: 'monthOutOfRange' }],
    });
  const [counted] = await figuresCountedAt(db, organizationId, { from: month, to: month }, 'earnedAt');
  const rows = await rowsOf(db, { ...asked, month }, now);
  const found = sortRows(rows.filter(hasDue(due)), sort);
  const { limit, offset } = offsetOf(page);
  return {
    month,
    asOf: counted?.at.toISOString() ?? null,
    items: await presentRows(db, organizationId, found.slice(offset, offset + limit)),
    ...page,
    total: found.length,
    counts: { unpaid: rows.filter(hasDue('unpaid')).length, owing: rows.filter(hasDue('owing')).length },
    totals: totalsOf(found, month === thisMonth),
  };
}

const hasDue = (due: Schemas['EarningsDue'] | undefined) => (row: Row) => due === undefined || row[due] > 0;

/** Sorted by the column; rows with equal sums stay in the order of names. */
function sortRows(rows: readonly Row[], sort: AskedEarnings['sort'] = 'name'): Row[] {
  const falling = sort.startsWith('-');
  const column = (falling ? sort.slice(1) : sort) as 'name' | 'earned' | 'unpaid';
  if (column === 'name') return falling ? rows.toReversed() : [...rows];
  return rows.toSorted((a, b) => (falling ? b[column] - a[column] : a[column] - b[column]));
}

/** Everybody who matches the filter, ordered by folded name. */
async function rowsOf(db: Executor, filter: EarnerFilter, now: number): Promise<Row[]> {
  const { organizationId, month } = filter;
  const today = companyDate(now);
  const earners = await selectEarners(db, filter);
  const requestedOf = await readRequested(db, organizationId, null, month);
  const paySettings = await paySettingsOf(db, organizationId);
  const settingsOn = (date: CompanyDate) => versionOn(paySettings, date)!;
  const payable = await readPayable(db, organizationId, month, earners, { requestedOf, settingsOn });
  const pay = month === monthOf(today) ? settingsOn(today) : null;
  const taxRule = taxRuleBy(settingsOn, month);
  const ids = pay ? earners.map(({ employeeId }) => employeeId) : [];
  const ownLimitOf = await limitsOfPeople(db, organizationId, ids, today);
  return earners.map((earner) => {
    const { employeeId, earned, status } = earner;
    const requested = requestedOf(employeeId);
    const { carryOver, carried, paid, undecided, reserved, additions, deductions } = requested;
    const underWay = tiyin(requested.underWay + requested.approvedAlone);
    const owed = tiyin(carried + carryOver);
    const due = payable(employeeId, earned);
    const tax = taxOfMonth({ ...requested, taxRule, earned: due, taxedAdjustments: tiyin(0) });
    const enabledOf = ({ allowedPercent, balanceLimit }: NonNullable<typeof pay>) => {
      const byNet = requested.netBase === null ? null : tiyin(due + additions - deductions);
      const limits = limitsOf({ balanceLimit }, ownLimitOf(employeeId), byNet);
      return explainEnabled({ earned, paid, carryOver, reserved, allowedPercent, limits }).enabled;
    };
    return {
      earner,
      earned,
      besideDays: tiyin(due - earned + additions - deductions - tax),
      requested: undecided,
      underWay,
      paid,
      owing: tiyin(Math.max(0, owed)),
      unpaid: unpaidOf([{ earned: due, additions, deductions, tax, carried, paid, underWay }], owed),
      enabled: pay && status === 'active' ? enabledOf(pay) : null,
    };
  });
}

async function presentRows(
  db: Executor,
  organizationId: string,
  rows: readonly Row[],
): Promise<Schemas['Earnings'][]> {
  const ids = rows.map(({ earner }) => earner.employeeId);
  const names = await namesOf(db, organizationId, ids);
  const titles = new Map((await unitTitlesOf(db, organizationId)).map(({ id, title }) => [id, title]));
  return rows.map(({ earner: { status: _, unitId, ...person }, ...sums }) => {
    const title = unitId === null ? undefined : titles.get(unitId);
    return {
      ...person,
      ...sums,
      employeeName: names.get(person.employeeId) ?? '',
      unit: unitId !== null && title !== undefined ? { id: unitId, title } : null,
    };
  });
}

function totalsOf(rows: readonly Row[], isCurrent: boolean): Sums {
  const sum = (read: (row: Row) => Tiyin) => tiyin(rows.reduce((all, row) => all + read(row), 0));
  return {
    earned: sum(({ earned }) => earned),
    besideDays: sum(({ besideDays }) => besideDays),
    requested: sum(({ requested }) => requested),
    underWay: sum(({ underWay }) => underWay),
    paid: sum(({ paid }) => paid),
    owing: sum(({ owing }) => owing),
    unpaid: sum(({ unpaid }) => unpaid),
    enabled: isCurrent ? sum(({ enabled }) => enabled ?? tiyin(0)) : null,
  };
}
