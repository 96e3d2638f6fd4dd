/** Who changed what. Other modules use only what this file exports. */
export { writeAudit, type Actor, type Author } from './write.ts';
