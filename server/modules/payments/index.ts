/** Earned pay and requests for it. Other modules use only what this file exports. */
export { balanceOf } from './balance.ts';
export { paymentsHandlers } from './routes.ts';
