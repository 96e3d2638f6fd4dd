/**
 * The company's ledger: append-only, with a single way to write, chained by hashes. Other modules use only what this file
 * exports.
 */
export { keepCheckpoint, keepCheckpoints } from './checkpoints.ts';
export { ledgerHandlers } from './routes.ts';
export { post, type EntryKind, type NewEntry, type PostedEntry, type Transfer } from './post.ts';
export { selectFault as findFault, selectLedgers, type LedgerFault } from './sql/proof.ts';
export type { AccountRef } from './sql/accounts.ts';
export { isBooked, selectStanding as selectStandingEntries } from './sql/entries.ts';
