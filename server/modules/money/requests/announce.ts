import { companyDate } from '#domain/calendar/index.ts';
import type { Tx } from '../../../database/database.ts';
import type { PaymentRequest } from '../../../database/tables.generated.ts';
import { accountsOf, namesOf } from '../../employees/records/index.ts';
import { seersOf } from '../../organization/index.ts';
import { announceChange, type Notify, type Notice } from '../../notifications/index.ts';
import type { State } from './sql/requests.ts';

type RequestNews = Extract<Extract<Notice, { type: 'other' }>['params'], { requestId: string }>;

const aboutState: Partial<Record<State, RequestNews['about']>> = {
  approved: 'requestApproved',
  cancelled: 'requestCancelled',
  paid: 'requestPaid',
  failed: 'requestFailed',
  returned: 'requestReturned',
};

const ofRun: typeof aboutState = {
  cancelled: 'paymentCancelled',
  failed: 'requestFailed',
  returned: 'requestReturned',
};

/** People are notified when a run's payment arrives, fails, comes back or is given up, but not when it is approved. */
const aboutRun: Record<'advance' | 'salary', typeof aboutState> = {
  advance: { ...ofRun, paid: 'advancePaid' },
  salary: { ...ofRun, paid: 'salaryPaid' },
};

/** Refreshes the open pages of everybody who sees these requests. */
export async function announceRequests(
  tx: Tx,
  organizationId: string,
  requests: readonly PaymentRequest[],
  at: Date,
): Promise<void> {
  const accounts = await accountsOf(tx, organizationId, [...new Set(requests.map((one) => one.employeeId))]);
  const people = [...new Set(requests.map((one) => one.employeeId))];
  const date = companyDate(at.getTime());
  const employers = await seersOf(
    tx,
    organizationId,
    people.map((employeeId) => ({ employeeId, date })),
  );
  const seers = [...accounts.values(), ...employers.map(({ accountId }) => accountId)];
  if (requests.length) await announceChange(tx, 'paymentRequests', seers);
}

/** Notifies employers who see the person that somebody requests pay. */
export async function announceMade(tx: Tx, notify: Notify, request: PaymentRequest, at: Date): Promise<void> {
  const { organizationId, employeeId, id: requestId, amount } = request;
  await announceRequests(tx, organizationId, [request], at);
  const employeeName = (await namesOf(tx, organizationId, [employeeId])).get(employeeId) ?? null;
  const params = { about: 'requestMade' as const, requestId, amount, employeeName, reason: null };
  const employers = await seersOf(tx, organizationId, [{ employeeId, date: companyDate(at.getTime()) }]);
  await notify(
    tx,
    employers.map(({ id, accountId }) => ({
      type: 'other' as const,
      accountId,
      params,
      job: { organizationId, employeeId: id },
    })),
  );
}

/** Notifies owners and accountants that a refused attempt was paid after all: these requests may be paid twice. */
export async function announcePaidLate(
  tx: Tx,
  notify: Notify,
  organizationId: string,
  requests: readonly PaymentRequest[],
  at: Date,
): Promise<void> {
  if (!requests.length) return;
  await announceRequests(tx, organizationId, requests, at);
  const people = [...new Set(requests.map((one) => one.employeeId))];
  const names = await namesOf(tx, organizationId, people);
  // Owners and accountants see everybody, so those who see one person see all.
  const seers = await seersOf(tx, organizationId, [
    { employeeId: people[0]!, date: companyDate(at.getTime()) },
  ]);
  const payers = seers.filter(({ role }) => role !== 'manager');
  await notify(
    tx,
    requests.flatMap(({ id: requestId, employeeId, amount }) => {
      const employeeName = names.get(employeeId) ?? null;
      const params = { about: 'paidLate' as const, requestId, amount, employeeName, reason: null };
      return payers.map(({ id, accountId }) => ({
        type: 'other' as const,
        accountId,
        params,
        job: { organizationId, employeeId: id },
      }));
    }),
  );
}

/** A smaller amount than requested has its own message, with both amounts and the reason. */
function aboutOf({ kind, state, amount, askedAmount, cancelledBy }: PaymentRequest) {
  if (state === 'cancelled' && cancelledBy === 'salary') return 'requestInSalary';
  if (kind !== 'asked') return aboutRun[kind][state];
  return state === 'approved' && amount < askedAmount ? 'requestApprovedForLess' : aboutState[state];
}

/** Notifies the requesters of a decision; `nothingLeft` where the salary paid nothing of the requests. */
export async function announceOutcome(
  tx: Tx,
  notify: Notify,
  organizationId: string,
  requests: readonly PaymentRequest[],
  at: Date,
  nothingLeft = false,
): Promise<void> {
  await announceRequests(tx, organizationId, requests, at);
  const accounts = await accountsOf(tx, organizationId, [...new Set(requests.map((one) => one.employeeId))]);
  await notify(
    tx,
    requests.flatMap((request): Notice[] => {
      const { id: requestId, employeeId, amount, askedAmount, reviewReason: reason } = request;
      const about = nothingLeft ? 'requestNothingLeft' : aboutOf(request);
      const accountId = accounts.get(employeeId);
      if (!about || !accountId) return [];
      const asked = about === 'requestApprovedForLess' ? { askedAmount } : {};
      const params = { about, requestId, amount, ...asked, employeeName: null, reason };
      return [{ type: 'other', accountId, params, job: { organizationId, employeeId } }];
    }),
  );
}
