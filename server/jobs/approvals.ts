import type { Services } from '../context.ts';
import { settleApprovals } from '../modules/money/requests/index.ts';
import { startRunLoop, type RunLoop } from './runLoop.ts';

const LOOK_EVERY_MS = 15_000;

/** Settles approvals whose time to be undone is over; every process does, and the row's lock makes each happen once. */
export const startApprovals = (services: Services): RunLoop =>
  startRunLoop(services, { everyMs: LOOK_EVERY_MS, failure: 'approvals could not be settled' }, () =>
    settleApprovals(services),
  );
