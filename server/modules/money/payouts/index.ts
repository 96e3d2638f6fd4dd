/** Payouts of requests: attempts, and what was heard of them. Other modules use only what this file exports. */
export { followRequests, isBack, notArrived, notePaid } from './items.ts';
export { settleByHand } from './byHand.ts';
export { attemptsByKey, isRefused, notePaidLate, refusedAttempts, settleByEarlier } from './late.ts';
export { takeDue, takeNews, type RequestVerb, type Step } from './handOver.ts';
export { keepReference, selectDue as duePayouts } from './sql/due.ts';
export {
  handedOverByKeys,
  handedOverIn,
  handOverInRegister,
  presentRegisters,
  registerRows,
  settledEarlier,
  settleItems,
  stepsOf as stepsOfRegisters,
  type BankSaid,
} from './registers.ts';
export {
  countRegisters,
  lockCompanyPayouts,
  selectOpen as openInRegister,
  selectRegister,
  selectRegisters,
  selectWaiting as waitingForRegister,
  sumSteps as stepsOfPayouts,
  sumStopped,
  sumWaiting,
} from './sql/registers.ts';
export { sumPayouts } from './sql/list.ts';
export { selectRegistersOfRun } from './sql/ofRun.ts';
export { keepResult, resultDigest } from './results.ts';
export { selectApplied } from './sql/results.ts';
export { providerNow } from './provider.ts';
export { payoutsHandlers } from './routes.ts';
export { attemptsOf, itemOf, paidOnOf } from './present.ts';
