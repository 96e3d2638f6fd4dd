import { AsyncLocalStorage } from 'node:async_hooks';

/** Who asks the database. Each has connections of its own, so that none waits for those of another. */
export type Lane = 'calls' | 'longWork' | 'jobs';

const current = new AsyncLocalStorage<Lane>();

export const laneNow = (): Lane => current.getStore() ?? 'calls';
export const inLane = <T>(lane: Lane, work: () => T): T => current.run(lane, work);
