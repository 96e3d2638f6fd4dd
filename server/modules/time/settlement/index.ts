/** What waits for an employer's decision, and corrections of days. Other modules use only what this file exports. */
export { settlementHandlers } from './routes.ts';
export { waiting as waitingOf, type Waiting } from './queue.ts';
export { countsOf } from './counts.ts';
export { countStakes, isAboutMoney } from './stake.ts';
