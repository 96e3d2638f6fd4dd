import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { Executor } from '../../../database/database.ts';
import type { PaymentRequest } from '../../../database/tables.generated.ts';
import { inPortions } from '../../../inPortions.ts';
import { readEmployees } from '../../employees/records/index.ts';
import { groupBy } from '../../groupBy.ts';
import { prepareApprovals } from './approvals.ts';
import type { MonthMoney } from '../months/index.ts';
import { selectUndecidedOf } from './sql/requests.ts';

/** How many people's months are read at once; other requests are answered in between. */
const PORTION = 50;

export interface Approvable {
  request: PaymentRequest;
  /** Of the request's month. */
  money: MonthMoney;
}

/** Undecided requests of a month whose full amount may be approved now. The others have to be decided one by one. */
export async function findApprovable(
  db: Executor,
  { organizationId, period, at }: { organizationId: string; period: CompanyMonth; at: Date },
): Promise<Approvable[]> {
  const asked = groupBy(await selectUndecidedOf(db, organizationId, period), ({ employeeId }) => employeeId);
  const found: Approvable[] = [];
  await inPortions(
    [...asked.keys()],
    async (ids) => {
      const employees = await readEmployees(db, organizationId, ids);
      const requests = ids.flatMap((id) => asked.get(id)!);
      const { moneyOf, problemOf } = await prepareApprovals(db, organizationId, requests, employees, at);
      for (const request of requests)
        if (!problemOf(request, request.amount)) found.push({ request, money: moneyOf(request) });
    },
    PORTION,
  );
  return found;
}
