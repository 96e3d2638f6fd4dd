/** Payouts of requests: attempts and the answers to them. Other modules use only what this file exports. */
export { followRequests, isItemUndelivered, findUndelivered, notePaid } from './items.ts';
export { settleByHand } from './byHand.ts';
export {
  readAttemptsByKey,
  isRefused,
  notePaidLate,
  readRefusedAttempts,
  settleByEarlierAttempt,
} from './late.ts';
export { takeDue, recordNews, type RequestVerb, type Step } from './handOver.ts';
export { keepReference, selectDue as selectDuePayouts } from './sql/due.ts';
export {
  readHandedOverByKeys,
  readHandedOver,
  handOverInRegister,
  presentRegisters,
  unsealRegisterRows,
  findSettledEarlier,
  settleItems,
  readSteps as readRegisterSteps,
  type SettlementByBank,
} from './registers.ts';
export {
  countRegisters,
  lockCompanyPayouts,
  selectOpen as selectOpenInRegister,
  selectRegister,
  selectRegisters,
  selectWaiting as selectWaitingForRegister,
  sumSteps as sumPayoutSteps,
  sumStopped,
  sumWaiting,
} from './sql/registers.ts';
export { sumPayouts } from './sql/list.ts';
export { selectRegistersOfRun } from './sql/ofRun.ts';
export { keepResult, resultDigest } from './results.ts';
export { selectApplied } from './sql/results.ts';
export { currentProvider } from './provider.ts';
export { payoutsHandlers } from './routes.ts';
export { attemptsOf, readPayoutItem, paidOnOf } from './present.ts';
