/** Movements of money that people see, written with the entries of the ledger. Other modules use only what this file exports. */
export { exportedTransactions } from './exportTransactions.ts';
export { transactionHandlers } from './transactionRoutes.ts';
export { selectMovementFault as findMovementFault } from './sql/movements.ts';
export { postWithMovements } from './postWithMovements.ts';
