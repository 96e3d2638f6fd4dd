import { expect } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { findFault } from '#server/modules/money/ledger/index.ts';
import { findMovementFault } from '#server/modules/money/transactions/index.ts';

/** The company's ledger is whole, and the movements that people see are those of its entries. */
export async function expectWholeBooks(db: Database, organizationId: string): Promise<void> {
  expect(await findFault(db, organizationId)).toBeUndefined();
  expect(await findMovementFault(db, organizationId)).toBeUndefined();
}
