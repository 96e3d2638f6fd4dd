/** The ledger's accounts, and the bytes that its hashes cover. */
export { accountKinds, accountRules, type AccountKind } from './accounts.ts';
export {
  entryBytes,
  noHash,
  type LedgerEntryContent,
  type LedgerLine,
  type OpenedAccount,
} from './entryBytes.ts';
export { followChain, type ChainEnd, type ChainEntry } from './chain.ts';
