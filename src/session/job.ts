import { useSelector } from '@xstate/react';
import { roleOf, type AccountFacts } from '#machines/flows/auth/startup/startupMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { startup } from './startup.ts';

export type Role = components['schemas']['Job']['role'];

const useFacts = (): AccountFacts | null => useSelector(startup, ({ context }) => context.facts);

const jobOf = (facts: AccountFacts | null) =>
  facts?.jobs.find(({ employeeId }) => employeeId === facts.employeeId);

/** Role in the active job; undefined while there is none. */
export const useRole = (): Role | undefined => roleOf(useFacts());

/** Role in the job that was active before, if it differed; null when there was none. */
export const useLeftRole = (): Role | null => useSelector(startup, ({ context }) => context.leftRole);

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
  };
}

/** Jobs a person can switch to, the active one among them. */
export const useHeldJobs = () => useFacts()?.jobs.filter(({ standing }) => standing === 'held') ?? [];

/** Whose drafts this device keeps: one account in one job. */
export function useDraftOwner(): string {
  const { accountId, employeeId } = useAccountFacts();
  return `${accountId}/${employeeId ?? ''}`;
}
