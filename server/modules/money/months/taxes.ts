import { companyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import { pensionIn, taxRatesOf } from '#domain/incomeTax.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { Tx } from '../../../database/database.ts';
import { newId } from '../../../identifier.ts';
import { post, type NewEntry, type Transfer } from '../ledger/index.ts';

export interface Booking {
  organizationId: string;
  at: Date;
  byAccountId: string | null;
}

/** The tax of a person's month, and the part of it that no salary has entered yet; negative when too much was entered. */
interface Taxed {
  employeeId: string;
  tax: Tiyin;
  taxed: Tiyin;
}

/** Withholds income tax from what the company owes its people, its part for their pensions apart. */
export async function bookTaxes(
  tx: Tx,
  { organizationId, at, byAccountId }: Booking,
  period: CompanyMonth,
  people: readonly Taxed[],
): Promise<void> {
  const rates = taxRatesOf(period);
  const entries = people.flatMap(({ employeeId, tax, taxed }): NewEntry[] => {
    const owed = { kind: 'payable', employeeId } as const;
    const pension = tiyin(pensionIn(tax, rates) - pensionIn(tiyin(tax - taxed), rates));
    const parts = [
      [{ kind: 'incomeTax' }, tiyin(taxed - pension)],
      [{ kind: 'pension' }, pension],
    ] as const;
    const transfers = parts.flatMap(([state, sum]): Transfer[] => {
      if (sum === 0) return [];
      const sides = sum > 0 ? { debit: owed, credit: state } : { debit: state, credit: owed };
      return [{ ...sides, amount: tiyin(Math.abs(sum)), subjectId: null }];
    });
    if (!transfers.length) return [];
    return [{ id: newId(), kind: 'taxed', effectiveOn: companyDate(at.getTime()), byAccountId, transfers }];
  });
  await post(tx, { organizationId, at }, entries);
}
