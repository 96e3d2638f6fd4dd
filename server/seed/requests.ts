import { explainEnabled, MINIMUM_REQUEST } from '#domain/accrual.ts';
import { shiftWindow } from '#domain/attendance/shift.ts';
import type { Planner } from '#domain/attendance/rules.ts';
import {
  daysOfMonth,
  monthOf,
  previousMonth,
  type CompanyDate,
  type CompanyMonth,
} from '#domain/calendar/index.ts';
import { partOfSalary } from '#domain/dayShare.ts';
import { fromSom, percentOf, type Tiyin, tiyin } from '#domain/money.ts';
import type { PaySettings } from '#domain/organizationSettings.ts';
import { reservingStates } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { PaymentRequest } from '../database/tables.generated.ts';
import type { SampleEmployee } from './people.ts';
import type { SamplePunch } from './punches.ts';

interface Plan {
  serial: number;
  month: 'previous' | 'current';
  /** From 0; -1 is the last of the month. */
  workingDay: number;
  /** Share of what was enabled at that moment. */
  percent: number;
  state: PaymentRequest['state'];
  note?: string;
  /** The employer's reason; a cancelled request without one was withdrawn by the employee. */
  reviewReason?: string;
}

const plans: readonly Plan[] = [
  { serial: 2, month: 'previous', workingDay: 7, percent: 60, state: 'paid', note: 'Kommunal toʻlovlar uchun' },
  { serial: 2, month: 'previous', workingDay: 12, percent: 50, state: 'cancelled', reviewReason: 'Summa kelishilmagan' },
  { serial: 2, month: 'previous', workingDay: 18, percent: 40, state: 'paid' },
  { serial: 2, month: 'current', workingDay: 3, percent: 30, state: 'approved', note: 'Dori-darmon' },
  { serial: 4, month: 'previous', workingDay: 10, percent: 80, state: 'paid' },
  { serial: 4, month: 'current', workingDay: 4, percent: 50, state: 'inProcess' },
  { serial: 5, month: 'previous', workingDay: 14, percent: 70, state: 'paid' },
  { serial: 5, month: 'current', workingDay: 5, percent: 60, state: 'inProcess', note: 'Bolalar bogʻchasi' },
  { serial: 6, month: 'previous', workingDay: 9, percent: 40, state: 'paid', note: 'На ремонт' },
  { serial: 6, month: 'current', workingDay: 2, percent: 90, state: 'approved' },
  { serial: 7, month: 'current', workingDay: 3, percent: 50, state: 'failed' },
  { serial: 8, month: 'previous', workingDay: 11, percent: 30, state: 'paid' },
  { serial: 8, month: 'current', workingDay: 1, percent: 75, state: 'paid' },
  { serial: 9, month: 'current', workingDay: 4, percent: 40, state: 'cancelled' },
  { serial: 11, month: 'previous', workingDay: 16, percent: 50, state: 'cancelled', reviewReason: 'Oyning oxirida birga toʻlanadi' },
  { serial: 14, month: 'previous', workingDay: -1, percent: 20, state: 'inProcess', note: 'Тўй учун' },
]; // prettier-ignore

export interface SampleRequest extends Pick<Plan, 'state'> {
  who: SampleEmployee;
  period: CompanyMonth;
  amount: Tiyin;
  note: string | null;
  reviewReason: string | null;
  /** Epoch ms. */
  requestedAt: number;
}

/** People request round amounts. */
const ROUND = fromSom(10_000);

/** The plans before `today`, each for at most what was enabled at the time. */
export function sampleRequests(
  employees: readonly SampleEmployee[],
  punchesOf: (who: SampleEmployee) => readonly SamplePunch[],
  { plan, pay }: { plan: Planner; pay: PaySettings },
  today: CompanyDate,
): SampleRequest[] {
  const made: SampleRequest[] = [];
  for (const planned of plans) {
    const who = employees.find(({ serial }) => serial === planned.serial);
    const period = planned.month === 'current' ? monthOf(today) : previousMonth(monthOf(today));
    const date = daysOfMonth(period)
      .filter((day) => plan.dayRule(null, day).kind === 'working')
      .at(planned.workingDay);
    if (!who || !date || date >= today) continue;
    const { start, end } = shiftWindow(date, plan.dayRule(null, date).shift);
    const requestedAt = start + (end - start) / 3 + planned.serial * 97_000;
    const before = made.filter((request) => request.who === who && request.period === period);
    const sum = (counts: (state: Plan['state']) => boolean) =>
      tiyin(before.reduce((total, { amount, state }) => total + (counts(state) ? amount : 0), 0));
    const daysWorked = new Set(
      punchesOf(who)
        .filter(({ type, shiftDate }) => type === 'out' && shiftDate.startsWith(period) && shiftDate < date)
        .map(({ shiftDate }) => shiftDate),
    ).size;
    const { shareOn } = plan.monthPlan(period, date, () => null);
    const { enabled } = explainEnabled({
      earned: tiyin(daysWorked * partOfSalary(who.salary, shareOn.get(date)!)),
      allowedPercent: pay.allowedPercent,
      limits: pay.balanceLimit === null ? [] : [pay.balanceLimit],
      carryOver: tiyin(0),
      reserved: sum((state) => reservingStates.includes(state)),
      paid: sum((state) => state === 'paid'),
    });
    const wanted = percentOf(enabled, planned.percent);
    const amount = tiyin(wanted - (wanted % ROUND));
    if (amount < MINIMUM_REQUEST) continue;
    const { state, note = null, reviewReason = null } = planned;
    made.push({ who, period, amount, state, note, reviewReason, requestedAt });
  }
  return made;
}
