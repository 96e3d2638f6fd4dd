/** What waits for an employer's decision, and corrections of days. Other modules use only what this file exports. */
export { settlementHandlers } from './routes.ts';
export { readWaiting, type Waiting } from './queue.ts';
export { countWaiting } from './counts.ts';
export { countStakes, isAboutMoney } from './stake.ts';
