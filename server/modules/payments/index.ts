/** Earned pay and requests for it. Other modules use only what this file exports. */
export { bookOldRequests } from './bookOld.ts';
export { moneyOfMonth, type MonthMoney } from './month.ts';
export { balanceOf } from './balance.ts';
export { cardAnnouncer } from './announceCard.ts';
export { cardHandlers } from './cardRoutes.ts';
export { dayEffects, type DayChange } from './dayEffects.ts';
export { effectHandlers } from './effectRoutes.ts';
export { exportedRequests } from './export.ts';
export { exportedTransactions } from './exportTransactions.ts';
export { transactionHandlers } from './transactionRoutes.ts';
export { bookOffsets } from './bookings.ts';
export { bookCarried, leftByMonth } from './carryOver.ts';
export { includeUndecided, payByRun, reviewOfRun, type RunPayment } from './runPayments.ts';
export { payoutWorker } from './payoutWork.ts';
export { paymentsHandlers } from './routes.ts';
export { registerHandlers } from './registerRoutes.ts';
export { settleApprovals } from './settleApprovals.ts';
export { selectAdvancesByPerson as advancesByPerson } from './sql/advances.ts';
