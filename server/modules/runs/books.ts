import { companyDate } from '#domain/calendar/index.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { Tx } from '../../database/database.ts';
import type { PayRunItem } from '../../database/tables.generated.ts';
import { newId } from '../../identifier.ts';
import { post, type EntryKind, type NewEntry } from '../ledger/index.ts';
import type { Settled } from './sql/items.ts';

type Item = Pick<PayRunItem, 'employeeId' | 'earned' | 'adjustments' | 'carryOver' | 'carried'>;
type Booking = { organizationId: string; at: Date; byAccountId: string };
type Account = NonNullable<NewEntry['transfers']>[number]['debit'];

/**
 * Enters what the month has earned these people, as a debt of the company, as far as earlier runs of the month have not. What was
 * entered too much, because days were corrected since, is taken back. Returns what was entered of each.
 */
export async function bookAccruals(
  tx: Tx,
  booking: Booking,
  items: readonly Item[],
  before: ReadonlyMap<string, Tiyin>,
): Promise<Settled[]> {
  const settled = items.map(({ employeeId, earned, adjustments, carryOver, carried }) => ({
    ...{ employeeId, carryOver, carried },
    accrued: tiyin(earned + adjustments - (before.get(employeeId) ?? 0)),
  }));
  const entries = settled.map(({ employeeId, accrued }) =>
    entryOf(booking, 'accrued', [{ kind: 'salaryExpense' }, { kind: 'payable', employeeId }], accrued),
  );
  await post(tx, booking, entries.flat());
  return settled;
}

/** Enters what the month gave too much as a debt of the person, and what it takes back of it. */
export async function bookCarried(tx: Tx, booking: Booking, items: readonly Item[]): Promise<void> {
  const entries = items.map(({ employeeId, carried }) =>
    entryOf(
      ...([booking, carried > 0 ? 'carriedOver' : 'takenBack'] as const),
      ...([
        [
          { kind: 'carryOver', employeeId },
          { kind: 'payable', employeeId },
        ],
        carried,
      ] as const),
    ),
  );
  await post(tx, booking, entries.flat());
}

/** From the first account to the second; below zero the other way around. */
function entryOf(
  { at, byAccountId }: Booking,
  kind: EntryKind,
  [from, to]: readonly [Account, Account],
  amount: Tiyin,
): NewEntry[] {
  if (amount === 0) return [];
  const sides = amount > 0 ? { debit: from, credit: to } : { debit: to, credit: from };
  const transfer = { ...sides, amount: tiyin(Math.abs(amount)), subjectId: null };
  const effectiveOn = companyDate(at.getTime());
  return [{ id: newId(), kind, effectiveOn, byAccountId, transfers: [transfer] }];
}
