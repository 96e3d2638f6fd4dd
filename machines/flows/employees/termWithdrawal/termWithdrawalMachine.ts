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
  /** Null: from that day on the person has no limit of their own. */
  amount: Tiyin | null;
}

export type WithdrawTermInput = ChangeInput<PlannedTerm>;

/** Takes a planned salary or own limit back before its day. */
export const termWithdrawalMachine = confirmedChange<PlannedTerm>({ id: 'termWithdrawal', spec: '2' });
