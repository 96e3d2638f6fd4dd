import {
  companyDate,
  monthOf,
  monthsBetween,
  previousMonth,
  type CompanyDate,
  type CompanyMonth,
} from '#domain/calendar/index.ts';
import { versionOn } from '#domain/dated/versions.ts';
import { taxOfMonth, taxRuleBy } from '#domain/incomeTax.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import { unpaidOf, type UnpaidMonth } from '#domain/payRun.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import { earnedFiguresOf, figuresCountedAt } from '../analytics/index.ts';
import { readFoundingDay, paySettingsOf } from '../../organization/index.ts';
import { readPayable, readRequested } from '../../money/months/index.ts';
import { sumRequests } from '../../money/requests/index.ts';
import { sumPayoutSteps, sumPayouts } from '../../money/payouts/index.ts';

type Schemas = components['schemas'];

const notYetPaid = ['approvedAlone', 'approved', 'sending', 'inDoubt', 'failed', 'returned'] as const;
type State = (typeof notYetPaid)[number] | 'paid';
type Step = keyof Schemas['RegisterSteps'];

/** @param now epoch ms */
export async function readMoneyOverview(
  db: Executor,
  organizationId: string,
  now: number,
): Promise<Schemas['MoneyOverview']> {
  const today = companyDate(now);
  const month = monthOf(today);
  const founded = monthOf(await readFoundingDay(db, organizationId));
  const since = founded < month ? previousMonth(month) : month;
  const months = monthsBetween(since, month);
  const countedAt = await figuresCountedAt(db, organizationId, { from: since, to: month }, 'earnedAt');
  const isCounted = countedAt.length === months.length;
  const sums = await sumRequests(db, { organizationId, states: notYetPaid });
  const paid = await sumPayouts(db, { organizationId, month, search: { kind: 'everyone' } });
  const steps = await sumPayoutSteps(db, organizationId);
  const stepOf = (step: Step): Schemas['PaymentSum'] => {
    const { count, amount } = steps.find((one) => one.step === step) ?? { count: 0, amount: tiyin(0) };
    return { count, amount };
  };
  const sumOf = (...states: State[]) =>
    sumOfStates([...sums, ...paid.filter(({ state }) => state === 'paid')], states);
  return {
    today,
    since,
    month,
    asOf: isCounted ? new Date(Math.min(...countedAt.map(({ at }) => at.getTime()))).toISOString() : null,
    unpaid: isCounted ? await unpaid(db, organizationId, months) : null,
    // The list of requests shows both as approved.
    approved: sumOf('approved', 'approvedAlone'),
    sending: sumOf('sending'),
    inDoubt: sumOf('inDoubt'),
    failed: sumOf('failed'),
    returned: sumOf('returned'),
    paid: sumOf('paid'),
    registers: {
      toMake: stepOf('toMake'),
      toHandOver: stepOf('toHandOver'),
      unanswered: stepOf('unanswered'),
    },
  };
}

function sumOfStates(
  sums: readonly (Schemas['PaymentSum'] & { state: string })[],
  states: readonly State[],
): Schemas['PaymentSum'] {
  const own = sums.filter(({ state }) => states.some((one) => one === state));
  return {
    count: own.reduce((all, { count }) => all + count, 0),
    amount: tiyin(own.reduce((all, { amount }) => all + amount, 0)),
  };
}

async function unpaid(
  db: Executor,
  organizationId: string,
  periods: readonly CompanyMonth[],
): Promise<Tiyin> {
  const people = new Map<string, { months: UnpaidMonth[]; owed: Tiyin }>();
  const paySettings = await paySettingsOf(db, organizationId);
  const settingsOn = (date: CompanyDate) => versionOn(paySettings, date)!;
  for (const period of periods) {
    const taxRule = taxRuleBy(settingsOn, period);
    const rows = await earnedFiguresOf(db, organizationId, period);
    const requestedOf = await readRequested(db, organizationId, null, period);
    const payable = await readPayable(db, organizationId, period, rows, { requestedOf, settingsOn });
    for (const { employeeId, earned } of rows) {
      const requested = requestedOf(employeeId);
      const { carried, carryOver, paid, underWay, approvedAlone, additions, deductions } = requested;
      const due = payable(employeeId, earned);
      const months = people.get(employeeId)?.months ?? [];
      months.push({
        earned: due,
        additions,
        deductions,
        tax: taxOfMonth({ ...requested, taxRule, earned: due, taxedAdjustments: tiyin(0) }),
        carried,
        paid,
        underWay: tiyin(underWay + approvedAlone),
      });
      people.set(employeeId, { months, owed: tiyin(carried + carryOver) });
    }
  }
  return tiyin([...people.values()].reduce((sum, { months, owed }) => sum + unpaidOf(months, owed), 0));
}
