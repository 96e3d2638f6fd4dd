import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Tiyin } from '#domain/money.ts';
import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';

/** A salary or an own limit that has not begun yet. */
export interface PlannedTerm {
  id: string;
  /** Version of the record. */
  version: number;
  of: 'salary' | 'limit';
  validFrom: CompanyDate;
  /** Null if the person has no limit of their own from that day on. */
  amount: Tiyin | null;
}

export type WithdrawTermInput = ChangeInput<PlannedTerm>;

/** Withdraws a planned salary or own limit before its day. */
export const termWithdrawalMachine = confirmedChange<PlannedTerm>({ id: 'termWithdrawal', spec: '2' });
