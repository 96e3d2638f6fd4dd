import type { Database } from '#server/database/database.ts';
import type { FiguresMonth } from '#server/database/tables.generated.ts';
import { inTransaction } from '#server/database/transaction.ts';

/**
 * Removes a company's figures, and puts months in place of those that were counted. The job that counts them may be about to write:
 * whoever counts a month loses it.
 */
export const replaceFigures = (
  db: Database,
  organizationId: string,
  months: readonly FiguresMonth[] = [],
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await tx
      .updateTable('figuresMonth')
      .set({ leasedUntil: null })
      .where('organizationId', '=', organizationId)
      .execute();
    for (const table of ['dayFigures', 'earnedFigures', 'figuresMonth'] as const)
      await tx.deleteFrom(table).where('organizationId', '=', organizationId).execute();
    if (months.length) await tx.insertInto('figuresMonth').values(months).execute();
  });

/** Removes a company's units, and the figures of days in them, which the job counts again. */
export const removeUnits = (db: Database, organizationId: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    await tx
      .updateTable('figuresMonth')
      .set({ leasedUntil: null, countedAt: null })
      .where('organizationId', '=', organizationId)
      .execute();
    for (const table of ['dayFigures', 'employeeUnit', 'unit'] as const)
      await tx.deleteFrom(table).where('organizationId', '=', organizationId).execute();
  });
