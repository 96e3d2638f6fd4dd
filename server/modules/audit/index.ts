/** Who changed what. Other modules use only what this file exports. */
export { writeAudit, type Author } from './write.ts';
