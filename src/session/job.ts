import { useSelector } from '@xstate/react';
import { roleOf, type AccountFacts } from '#machines/flows/auth/startup/accountFacts.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { startup } from './startup.ts';

export type Role = components['schemas']['Job']['role'];

const useFacts = (): AccountFacts | null => useSelector(startup, ({ context }) => context.facts);

const jobOf = (facts: AccountFacts | null) =>
  facts?.jobs.find(({ employeeId }) => employeeId === facts.employeeId);

/** Role in the active job; undefined while there is none. */
export const useRole = (): Role | undefined => roleOf(useFacts());

export type ColleagueRole = NonNullable<components['schemas']['Job']['colleagueRole']>;

/** What the person may do at the employer's side; null at the employee's and where nothing is known. */
export const useColleagueRole = (): ColleagueRole | null => jobOf(useFacts())?.colleagueRole ?? null;

/** `useColleagueRole` for code outside components. */
export const colleagueRole = (): ColleagueRole | null =>
  jobOf(startup.getSnapshot().context.facts)?.colleagueRole ?? null;

/** Role in the job that was active before, if it differed; null when there was none. */
export const useLeftRole = (): Role | null => useSelector(startup, ({ context }) => context.leftRole);

/** Outside of components: the active job's record; null where nothing is known yet. */
export const activeEmployeeId = (): string | null => startup.getSnapshot().context.facts?.employeeId ?? null;

/** Changes with each move to another job or role. */
export const useMoves = (): number => useSelector(startup, ({ context }) => context.moves);

/** Who is here and for whom; empty where nothing is known yet (a first start without network). */
export function useAccountFacts() {
  const facts = useFacts();
  return {
    accountId: facts?.account.id ?? '',
    employeeId: facts?.employeeId ?? null,
    organizationTitle: jobOf(facts)?.organizationTitle ?? '',
    firstName: facts?.account.firstName ?? null,
    lastName: facts?.account.lastName ?? null,
    phoneNumber: facts?.account.phoneNumber ?? '',
    isInvited: facts?.isInvited ?? false,
  };
}

/** Jobs a person can switch to, the active one among them. */
export const useHeldJobs = () => useFacts()?.jobs.filter(({ standing }) => standing === 'held') ?? [];

/** Whose drafts this device keeps: one account in one job. */
export function useDraftOwner(): string {
  const { accountId, employeeId } = useAccountFacts();
  return `${accountId}/${employeeId ?? ''}`;
}
