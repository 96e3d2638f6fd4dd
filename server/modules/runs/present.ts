import { tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../database/database.ts';
import type { PayRun } from '../../database/tables.generated.ts';
import { namesOfAccounts } from '../account/index.ts';
import { fullName } from '../employees/index.ts';
import type { FoundItem } from './sql/items.ts';
import { sumRuns, type RunSums } from './sql/runs.ts';

type Schemas = components['schemas'];

const nothing: RunSums = {
  ...{ includedCount: 0, includedAmount: tiyin(0), excludedCount: 0, excludedAmount: tiyin(0) },
  ...{ lowered: 0, withoutCard: 0, notActive: 0, warned: 0 },
};

export async function presentRuns(
  db: Executor,
  organizationId: string,
  runs: readonly PayRun[],
): Promise<Schemas['PayRun'][]> {
  if (!runs.length) return [];
  const sums = await sumRuns(
    db,
    organizationId,
    runs.map(({ id }) => id),
  );
  const names = await namesOfAccounts(db, [...new Set(runs.map((one) => one.createdByAccountId))]);
  return runs.map(
    ({ id, number, kind, period, state, advancePercent, createdAt, createdByAccountId, reason }) => {
      const { includedCount, includedAmount, excludedCount, excludedAmount, ...warnings } =
        sums.get(id) ?? nothing;
      const { lowered, withoutCard, notActive, warned } = warnings;
      return {
        ...{ id, number, kind, period, state, advancePercent, createdAt: createdAt.toISOString() },
        createdBy: names.get(createdByAccountId) ?? null,
        included: { count: includedCount, amount: includedAmount },
        excluded: { count: excludedCount, amount: excludedAmount },
        ...{ lowered, withoutCard, notActive, warned, reason },
      };
    },
  );
}

export const presentRun = async (db: Executor, run: PayRun): Promise<Schemas['PayRun']> =>
  (await presentRuns(db, run.organizationId, [run]))[0]!;

export const presentItem = (item: FoundItem): Schemas['PayRunItem'] => {
  const { employeeId, status, hasCard, salary, workingDays, daysWorked, earned, adjustments } = item;
  const { share, balanceLimit: limit, reserved, paid, proposed, amount, excluded, reason } = item;
  return {
    ...{ employeeId, employeeName: fullName(item), employeeStatus: status, hasCard },
    ...{ salary, workingDays, daysWorked, earned, adjustments, share, limit, reserved, paid },
    ...{ proposed, amount, excluded, reason },
  };
};
