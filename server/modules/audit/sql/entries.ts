import type { Tx } from '../../../database/database.ts';
import { insertMany } from '../../../database/insertMany.ts';
import type { AuditEntry } from '../../../database/tables.generated.ts';

export const insertEntries = (tx: Tx, rows: AuditEntry[]) => insertMany('auditEntry', rows).execute(tx);
