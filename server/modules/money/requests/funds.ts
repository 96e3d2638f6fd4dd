import { explainEnabled, mostApprovable } from '#domain/accrual.ts';
import { nextMonth, type CompanyMonth } from '#domain/calendar/index.ts';
import { taxOfMonth } from '#domain/incomeTax.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import { monthTotal } from '#domain/payRun.ts';
import { legalEvents } from '#machines/lifecycles/lifecycle.ts';
import { paymentRequestMachine, reservingStates } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import type { PaymentRequest } from '../../../database/tables.generated.ts';
import type { EmployeeFacts } from '../../employees/records/index.ts';
import { readMonths, type MonthMoney, type ReadMonths } from '../months/index.ts';

type RequestFunds = components['schemas']['RequestFunds'];

type MonthOf = (request: PaymentRequest) => MonthMoney;

/** The money of each request's month, shared by the requests of the same person and month. */
export async function monthsOfRequests(
  db: Executor,
  organizationId: string,
  requests: readonly PaymentRequest[],
  employees: ReadonlyMap<string, EmployeeFacts>,
  now: number,
): Promise<MonthOf> {
  const read = new Map<CompanyMonth, ReadMonths>();
  for (const periods of spansOf(requests)) {
    const people = payeesIn(requests, periods).flatMap((id) => employees.get(id) ?? []);
    const months = await readMonths(db, organizationId, people, periods, now);
    for (const period of periods) read.set(period, months);
  }
  return monthsIn({ of: (period) => read.get(period)!.of(period) }, employees);
}

/** The months of the requests, divided where one is missing in between: consecutive ones are read together. */
export function spansOf(requests: readonly PaymentRequest[]): CompanyMonth[][] {
  const spans: CompanyMonth[][] = [];
  for (const period of [...new Set(requests.map((one) => one.period))].sort()) {
    const last = spans.at(-1);
    if (last && nextMonth(last.at(-1)!) === period) last.push(period);
    else spans.push([period]);
  }
  return spans;
}

/** Those who made these requests for the months. */
const payeesIn = (requests: readonly PaymentRequest[], periods: readonly CompanyMonth[]): string[] => [
  ...new Set(requests.flatMap(({ period, employeeId }) => (periods.includes(period) ? employeeId : []))),
];

/** As `monthsOfRequests`, of months that have been read. */
export function monthsIn(
  { of }: Pick<ReadMonths, 'of'>,
  employees: ReadonlyMap<string, EmployeeFacts>,
): MonthOf {
  const known = new Map<string, MonthMoney>();
  return ({ period, employeeId }) => {
    const key = `${period} ${employeeId}`;
    const money = known.get(key) ?? of(period)(employees.get(employeeId)!).money;
    known.set(key, money);
    return money;
  };
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

export const mayBeApproved = ({ state }: PaymentRequest) =>
  legalEvents(paymentRequestMachine, state, 'employer').includes('approve');

/** Funds by request id, of requests that may be approved. */
export const fundsOf = (
  open: readonly PaymentRequest[],
  employees: ReadonlyMap<string, EmployeeFacts>,
  monthOf: MonthOf,
): Map<string, RequestFunds> =>
  new Map(
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
