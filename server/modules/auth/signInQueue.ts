import { fairQueue, type FairQueue } from '../../fairQueue.ts';

/**
 * Where sign-ins wait before they ask anything of the database and the processor, so that a flood of them takes neither
 * from people who are signed in. At once fewer than the pool has connections; a hundred take about a second.
 */
export const signInQueue = (): FairQueue => fairQueue({ atOnce: 6, perClient: 100, inAll: 400 });
