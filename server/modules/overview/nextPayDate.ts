import { companyDate } from '#domain/calendar/index.ts';
import { nextRuns, type DatedRun } from '#domain/dueRuns.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import { payRunAmount } from '#domain/payRun.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../database/database.ts';
import { earnedFiguresOf, figuresCountedAt } from '../analytics/index.ts';
import { payPlanOf } from '../organization/index.ts';
import { readRequested } from '../payments/index.ts';
import { standingRunsOf } from '../runs/index.ts';

type Schemas = components['schemas'];
type Answer = Schemas['NextPayDate'];

/** The first payment to come whose run is not confirmed. @param now epoch ms */
export async function nextPayDate(db: Executor, organizationId: string, now: number): Promise<Answer> {
  const today = companyDate(now);
  const runs = await standingRunsOf(db, organizationId);
  const runOf = ({ kind, period }: DatedRun) =>
    runs.find((run) => run.kind === kind && run.period === period);
  const dates = nextRuns(today, await payPlanOf(db, organizationId));
  const next = dates.find((date) => runOf(date)?.state !== 'confirmed');
  if (!next) return { today, payDate: null, period: null, draftId: null, asOf: null, cash: null };
  const { period, ...payDate } = next;
  const [countedAt] = await figuresCountedAt(db, organizationId, { from: period, to: period });
  return {
    ...{ today, payDate, period },
    draftId: runOf(next)?.id ?? null,
    asOf: countedAt?.toISOString() ?? null,
    cash: countedAt ? await cashFor(db, organizationId, next) : null,
  };
}

/** What the run would give now, and at most if all working days count that are left until it is paid. */
async function cashFor(
  db: Executor,
  organizationId: string,
  { kind, period }: DatedRun,
): Promise<Schemas['CashRange']> {
  const rows = await earnedFiguresOf(db, organizationId, period);
  const requestedOf = await readRequested(
    db,
    organizationId,
    rows.map(({ employeeId }) => employeeId),
    period,
  );
  const sum = (amountOf: (row: (typeof rows)[number]) => Tiyin) =>
    tiyin(rows.reduce((all, row) => all + amountOf(row), 0));
  const given = ({ employeeId, advanceMost }: (typeof rows)[number], earned: Tiyin) => {
    const { carryOver, reserved, undecided, paid } = requestedOf(employeeId);
    return payRunAmount(kind, {
      ...{ earned, adjustments: tiyin(0), carryOver, paid, share: advanceMost, limits: [] },
      reserved: kind === 'salary' ? tiyin(reserved - undecided) : reserved,
    });
  };
  return {
    now: sum((row) => given(row, row.earned)),
    most: sum((row) => given(row, kind === 'salary' ? row.earnable : row.earnableByAdvance)),
  };
}
