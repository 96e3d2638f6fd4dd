/** Who changed what. Other modules use only what this file exports. */
export { writeAudit, type Audited, type Author } from './write.ts';
