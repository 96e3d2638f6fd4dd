import { MINIMUM_REQUEST } from '#domain/accrual.ts';
import { approvalProblem } from '#domain/fields/requestAmount.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import type { PaymentRequest } from '../../../database/tables.generated.ts';
import type { EmployeeFacts } from '../../employees/records/index.ts';
import { mayReceive, monthsOfRequests, approvableAmount, reservedBy } from './funds.ts';
import type { MonthMoney } from '../months/index.ts';

type Code = NonNullable<components['schemas']['PaymentRequestReviewResult']['code']>;

export interface Approvals {
  moneyOf: (request: PaymentRequest) => MonthMoney;
  /** Undefined when the amount may be approved; it then counts as reserved. */
  problemOf: (request: PaymentRequest, amount: Tiyin) => Code | undefined;
}

/** Judges approvals one after another; each accepted one reduces what is left of its month. */
export async function prepareApprovals(
  db: Executor,
  organizationId: string,
  requests: readonly PaymentRequest[],
  employees: ReadonlyMap<string, EmployeeFacts>,
  at: Date,
): Promise<Approvals> {
  const moneyOf = await monthsOfRequests(db, organizationId, requests, employees, at.getTime());
  const problemOf = (request: PaymentRequest, amount: Tiyin): Code | undefined => {
    if (!mayReceive(request, employees.get(request.employeeId)?.status)) return 'employeeNotActive';
    const money = moneyOf(request);
    const bounds = { asked: request.askedAmount, approvable: approvableAmount(request, money) };
    const problem =
      request.kind === 'asked' || amount !== request.amount
        ? approvalProblem(amount, { ...bounds, minimumRequest: MINIMUM_REQUEST })
        : amount > bounds.approvable
          ? 'amountAboveEnabled'
          : undefined;
    if (!problem) money.reserved = tiyin(money.reserved + amount - reservedBy(request));
    return problem;
  };
  return { moneyOf, problemOf };
}
