/** Accounts, their profiles and jobs. Other modules use only what this file exports. */
export { createAccount } from './createAccount.ts';
export type { DeclineJob, OfferOf } from './jobs.ts';
export { accountHandlers } from './routes.ts';
export { accountsOfPhones, isIdentificated, namesOfAccounts, phoneOfAccount } from './service.ts';
export {
  findByPhone as credentialsOfPhone,
  findPasswordHash,
  isPhoneOfOther,
  /** Serialises sign-ins, profile changes and joining of one account. */
  lockAccountRow as lockAccount,
  /** Locks the account of a phone number; undefined when there is none. */
  lockByPhone as lockAccountOfPhone,
  replacePasswordHash,
  setPasswordHash,
  standingOf,
  whenMade,
} from './sql/accounts.ts';
