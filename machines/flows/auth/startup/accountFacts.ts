import type { components } from '#openapi/generated/contract.d.ts';

type Schemas = components['schemas'];

/** The account and its active job. Stored on the device for offline starts, so without passport and PINFL. */
export interface AccountFacts {
  info: Schemas['AccountInfo'];
  account: Pick<Schemas['Account'], 'id' | 'phoneNumber' | 'firstName' | 'lastName'>;
  /** Held, offered and mismatched jobs. */
  jobs: Schemas['Job'][];
  /** Somebody waits for the person to take a job. Facts that were stored by an earlier version do not say it. */
  isInvited?: boolean;
  /** The active job (EmployeeId header); null when there is none. */
  employeeId: string | null;
}

export type Role = Schemas['Job']['role'];

const activeJob = (facts: AccountFacts | null) =>
  facts?.jobs.find(({ employeeId }) => employeeId === facts.employeeId);

/** Role in the active job; undefined when there is none. */
export const roleOf = (facts: AccountFacts | null): Role | undefined => activeJob(facts)?.role;

/** The role that a person had before, when it is another now. */
export function leftRole(
  { facts, leftRole: before }: { facts: AccountFacts | null; leftRole: Role | null },
  now: AccountFacts | null,
): Role | null {
  const was = roleOf(facts);
  return was !== undefined && was !== roleOf(now) ? was : before;
}

/** What a colleague may see and do. Facts that were stored by an earlier version have no units. */
const placeIn = (facts: AccountFacts): string => {
  const { colleagueRole, unitIds } = activeJob(facts) ?? {};
  return JSON.stringify([colleagueRole ?? null, unitIds ?? []]);
};

export const hasMoved = (before: AccountFacts | null, now: AccountFacts | null): boolean =>
  before !== null &&
  now !== null &&
  (before.employeeId !== now.employeeId || placeIn(before) !== placeIn(now));

/** The active job, when it is the same and what it allows is not. */
export const findChangedJob = (before: AccountFacts | null, now: AccountFacts) =>
  before?.employeeId === now.employeeId && hasMoved(before, now) ? activeJob(now) : undefined;

/** The job that was active, when it is no longer held. */
export function findGoneJob(before: AccountFacts | null, now: AccountFacts) {
  const job = activeJob(before);
  const isHeld = now.jobs.some(
    ({ employeeId, standing }) => employeeId === job?.employeeId && standing === 'held',
  );
  return isHeld ? undefined : job;
}
