import type { Executor, Tx } from '../../../../database/database.ts';
import { newId } from '../../../../identifier.ts';

const wrongCodes = { kind: 'typedGateCode' };

export const selectWrongCodes = (tx: Tx, employeeId: string, after: Date) =>
  tx
    .selectFrom('attempt')
    .select('at')
    .where((row) => row.and({ ...wrongCodes, subject: employeeId }))
    .where('at', '>', after)
    .orderBy('at')
    .execute();

export const insertWrongCode = (tx: Tx, employeeId: string, at: Date) =>
  tx
    .insertInto('attempt')
    .values({ ...wrongCodes, id: newId(), subject: employeeId, at })
    .execute();

export const deleteWrongCodesBefore = (tx: Tx, employeeId: string, until: Date) =>
  tx
    .deleteFrom('attempt')
    .where((row) => row.and({ ...wrongCodes, subject: employeeId }))
    .where('at', '<=', until)
    .execute();

export const deleteAllWrongCodesBefore = (db: Executor, until: Date) =>
  db.deleteFrom('attempt').where('at', '<=', until).execute();
