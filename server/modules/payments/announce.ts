import type { Tx } from '../../database/database.ts';
import type { PaymentRequest } from '../../database/tables.generated.ts';
import { accountsOf, namesOf } from '../employees/index.ts';
import { employersOf } from '../organization/index.ts';
import { announceChange, type Tell, type Told } from '../notifications/index.ts';
import type { State } from './sql/requests.ts';

type RequestNews = Extract<Extract<Told, { type: 'other' }>['params'], { requestId: string }>;

const aboutState: Partial<Record<State, RequestNews['about']>> = {
  approved: 'requestApproved',
  cancelled: 'requestCancelled',
  paid: 'requestPaid',
  failed: 'requestFailed',
};

/** To the open pages of those who see these requests. */
export async function announceRequests(
  tx: Tx,
  organizationId: string,
  requests: readonly PaymentRequest[],
): Promise<void> {
  const accounts = await accountsOf(tx, organizationId, [...new Set(requests.map((one) => one.employeeId))]);
  const employers = await employersOf(tx, organizationId);
  const seers = [...accounts.values(), ...employers.map(({ accountId }) => accountId)];
  if (requests.length) await announceChange(tx, 'paymentRequests', seers);
}

/** To the company's employers: somebody requests pay. */
export async function announceMade(tx: Tx, tell: Tell, request: PaymentRequest): Promise<void> {
  const { organizationId, employeeId, id: requestId, amount } = request;
  await announceRequests(tx, organizationId, [request]);
  const employeeName = (await namesOf(tx, organizationId, [employeeId])).get(employeeId) ?? null;
  const params = { about: 'requestMade' as const, requestId, amount, employeeName, reason: null };
  const employers = await employersOf(tx, organizationId);
  await tell(
    tx,
    employers.map(({ id, accountId }) => ({
      ...{ type: 'other' as const, accountId, params },
      job: { organizationId, employeeId: id },
    })),
  );
}

/** A smaller amount than requested is another message: it has both amounts and the reason. */
const aboutOf = ({ state, amount, askedAmount }: PaymentRequest) =>
  state === 'approved' && amount < askedAmount ? 'requestApprovedForLess' : aboutState[state];

/** To the requesters: what somebody else decided. */
export async function announceOutcome(
  tx: Tx,
  tell: Tell,
  organizationId: string,
  requests: readonly PaymentRequest[],
): Promise<void> {
  await announceRequests(tx, organizationId, requests);
  const accounts = await accountsOf(tx, organizationId, [...new Set(requests.map((one) => one.employeeId))]);
  await tell(
    tx,
    requests.flatMap((request): Told[] => {
      const { id: requestId, employeeId, amount, askedAmount, reviewReason: reason } = request;
      const [about, accountId] = [aboutOf(request), accounts.get(employeeId)];
      if (!about || !accountId) return [];
      const asked = about === 'requestApprovedForLess' ? { askedAmount } : {};
      const params = { about, requestId, amount, ...asked, employeeName: null, reason };
      return [{ type: 'other', accountId, params, job: { organizationId, employeeId } }];
    }),
  );
}
