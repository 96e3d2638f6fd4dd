import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import type { CompanyDate } from '#domain/calendar/date.ts';

/** What the employee has proposed and nobody has decided yet; an accepted absence is cancelled by an employer. */
export interface Proposal {
  what: 'correction' | 'absence' | 'acceptedAbsence';
  id: string;
  /** Of an absence, its first day. */
  date: CompanyDate;
}
export type WithdrawProposalInput = ChangeInput<Proposal>;

/** What was proposed is taken back: a correction or an absence that waits, or an absence that holds (product §3). */
export const proposalWithdrawalMachine = confirmedChange<Proposal>({ id: 'proposalWithdrawal', spec: '3' });
