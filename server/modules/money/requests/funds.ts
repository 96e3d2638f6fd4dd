import { explainEnabled, mostApprovable } from '#domain/accrual.ts';
import { taxOfMonth } from '#domain/incomeTax.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import { monthTotal } from '#domain/payRun.ts';
import { legalEvents } from '#machines/lifecycles/lifecycle.ts';
import { paymentRequestMachine, reservingStates } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import type { PaymentRequest } from '../../../database/tables.generated.ts';
import { readEmployees, type EmployeeFacts } from '../../employees/records/index.ts';
import { groupBy } from '../../groupBy.ts';
import { moneyOfMonth, type MonthMoney } from '../months/index.ts';

type RequestFunds = components['schemas']['RequestFunds'];

/** The money of each request's month, shared by the requests of the same person and month. */
export async function monthsOfRequests(
  db: Executor,
  organizationId: string,
  requests: readonly PaymentRequest[],
  employees: ReadonlyMap<string, EmployeeFacts>,
  now: number,
): Promise<(request: PaymentRequest) => MonthMoney> {
  const months = new Map<string, Map<string, MonthMoney>>();
  for (const [period, own] of groupBy(requests, (request) => request.period)) {
    const ids = [...new Set(own.map(({ employeeId }) => employeeId))];
    const people = ids.flatMap((id) => employees.get(id) ?? []);
    months.set(period, await moneyOfMonth(db, organizationId, people, period, now));
  }
  return ({ period, employeeId }) => months.get(period)!.get(employeeId)!;
}

/**
 * The most that a request may be approved for. Payments of runs have no percent to respect: what is paid again is limited
 * by what the month has earned and not given, less what other months overpaid.
 */
export const approvableAmount = (request: PaymentRequest, money: MonthMoney): Tiyin => {
  if (request.kind === 'asked') return mostApprovable(money, reservedBy(request));
  const { reserved, paid } = money;
  // A salary that is paid again took back overpayments when it was confirmed.
  const otherMonths = request.kind === 'salary' ? money.carried : 0 - money.carryOver;
  const total = monthTotal(money);
  const days = money.earned + money.adjustments - taxOfMonth({ ...money, additions: tiyin(0) });
  const byDays = money.netBase === null ? days : Math.min(days, total);
  const month = request.kind === 'salary' ? total : byDays;
  const given = paid + reserved - reservedBy(request);
  return tiyin(Math.max(0, month + otherMonths - given));
};

/** Advances are for active people only; an earned salary is also owed to people who are blocked or have left. */
export const mayReceive = ({ kind }: PaymentRequest, status: EmployeeFacts['status'] | undefined): boolean =>
  kind === 'salary' || status === 'active';

/** The part of its month's `reserved` that this request makes up. */
export const reservedBy = ({ state, amount }: PaymentRequest): Tiyin =>
  reservingStates.includes(state) ? amount : tiyin(0);

const mayBeApproved = ({ state }: PaymentRequest) =>
  legalEvents(paymentRequestMachine, state, 'employer').includes('approve');

/** Funds by request id, of requests that may be approved. `now` is in epoch ms. */
export async function fundsOf(
  db: Executor,
  organizationId: string,
  requests: readonly PaymentRequest[],
  now: number,
): Promise<Map<string, RequestFunds>> {
  const open = requests.filter(mayBeApproved);
  const employees = await readEmployees(db, organizationId, [
    ...new Set(open.map(({ employeeId }) => employeeId)),
  ]);
  const monthOf = await monthsOfRequests(db, organizationId, open, employees, now);
  return new Map(
    open.map((request): [string, RequestFunds] => {
      const { status } = employees.get(request.employeeId)!;
      const money = monthOf(request);
      return [
        request.id,
        {
          employeeStatus: status,
          earned: money.earned,
          enabled: explainEnabled(money).enabled,
          approvable: mayReceive(request, status) ? approvableAmount(request, money) : tiyin(0),
        },
      ];
    }),
  );
}
