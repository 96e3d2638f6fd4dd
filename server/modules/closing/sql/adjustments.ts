import { daysOfMonth, type CompanyMonth } from '#domain/calendar/index.ts';
import type { Tx } from '../../../database/database.ts';

/** Adjustments of the days of a month that is reopened: its corrections lie over the days themselves again. */
export const undoAdjustments = async (tx: Tx, organizationId: string, month: CompanyMonth, at: Date) =>
  (
    await tx
      .updateTable('adjustment')
      .set({ undoneAt: at })
      .where('organizationId', '=', organizationId)
      .where('date', '>=', `${month}-01`)
      .where('date', '<=', daysOfMonth(month).at(-1)!)
      .where('undoneAt', 'is', null)
      .returning('id')
      .execute()
  ).length;
