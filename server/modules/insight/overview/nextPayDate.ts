import {
  addDays,
  companyDate,
  monthOf,
  monthsBetween,
  previousMonth,
  type CompanyMonth,
} from '#domain/calendar/index.ts';
import { datedRuns, nextRuns, type DatedRun, type PayPlan } from '#domain/dueRuns.ts';
import { isComputed, paidBy } from '#domain/payRun.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import { figuresCountedAt } from '../analytics/index.ts';
import { closedMonthsOf, readFoundingDay, payPlanOf } from '../../organization/index.ts';
import { selectStandingRuns } from '../../money/runRecords/index.ts';
import { readCash } from './cash.ts';

type Answer = components['schemas']['NextPayDate'];

/** For how many days after its day a draft is still found. */
const OVERDUE_DAYS = 31;

/**
 * The oldest payment with an open draft, even when its day is past; otherwise the next one without a confirmed run, or
 * whose run still leaves somebody something, since it was made early or excluded people.
 * @param now epoch ms
 */
export async function readNextPayDate(db: Executor, organizationId: string, now: number): Promise<Answer> {
  const today = companyDate(now);
  const thisMonth = monthOf(today);
  const oldest = previousMonth(monthOf(addDays(today, -OVERDUE_DAYS)));
  const [founded, plan, runs, closed, countedMonths] = await Promise.all([
    readFoundingDay(db, organizationId).then(monthOf),
    payPlanOf(db, organizationId),
    selectStandingRuns(db, organizationId, oldest),
    closedMonthsOf(db, organizationId),
    figuresCountedAt(db, organizationId, { from: oldest, to: thisMonth }, 'earnedAt'),
  ]);
  const runOf = (date: DatedRun, state: 'draft' | 'confirmed') =>
    runs.find(
      ({ kind, period, state: runState }) =>
        isComputed(kind) && paidBy(kind) === date.kind && period === date.period && runState === state,
    );
  const closing = monthToClose({ founded, thisMonth, closed }, plan);
  const overdue = nextRuns(addDays(today, -OVERDUE_DAYS), plan).filter(
    (date) => date.paid < today && runOf(date, 'draft') !== undefined,
  );
  for (const date of [...overdue, ...nextRuns(today, plan)]) {
    const { period, ...payDate } = date;
    if (period < founded) continue;
    const draftId = runOf(date, 'draft')?.id ?? null;
    const counted = countedMonths.find(({ month }) => month === period);
    const { settingsOn } = plan;
    const cash = counted ? await readCash(db, organizationId, date, { draftId, today, settingsOn }) : null;
    const isOver = draftId === null && runOf(date, 'confirmed') !== undefined && !cash?.most;
    const asOf = counted?.at.toISOString() ?? null;
    if (!isOver) return { today, payDate, period, draftId, asOf, cash, closing };
  }
  return { today, payDate: null, period: null, draftId: null, asOf: null, cash: null, closing };
}

/** Months that are being closed wait for nobody. */
function monthToClose(
  { founded, thisMonth, closed }: { founded: CompanyMonth; thisMonth: CompanyMonth; closed: CompanyMonth[] },
  plan: PayPlan,
): Answer['closing'] {
  const over = founded < thisMonth ? monthsBetween(founded, previousMonth(thisMonth)) : [];
  const month = over.find((one) => !closed.includes(one));
  if (month === undefined) return null;
  const salary = datedRuns(`${month}-01`, plan).find(
    ({ kind, period }) => kind === 'salary' && period === month,
  );
  return { month, payDay: salary?.paid ?? null };
}
