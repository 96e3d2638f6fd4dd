/** The audit: who changed what. Other modules use only what this file exports. */
export type { AuditEvent } from './audited.ts';
export { hasHappened, selectHappened, selectOldRegisterFiles } from './sql/entries.ts';
export { queryRemoved, selectRemoved } from './sql/removed.ts';
export { writeAudit, type Actor, type Author } from './write.ts';
