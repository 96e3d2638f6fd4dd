import type { Services } from '../context.ts';
import { describeFailure } from '../http/errors.ts';
import { forgetOldKeys } from '../http/idempotency.ts';
import { expireLatePunches, forgetOldTypedCodes } from '../modules/time/attendance/index.ts';
import { forgetOldAttempts, forgetOldCodes } from '../modules/auth/index.ts';
import { forgetOldIdentities } from '../modules/account/identity/index.ts';
import { forgetOldImports } from '../modules/employees/imports/index.ts';
import { keepCheckpoints } from '../modules/money/ledger/index.ts';
import { expireReports } from '../modules/insight/reports/index.ts';
import { startRunLoop, type RunLoop } from './runLoop.ts';

const EVERY_MS = 60 * 60_000;

/** Tasks for everything with a retention period, and daily records. */
const tasks: readonly ((services: Services) => Promise<unknown>)[] = [
  forgetOldKeys,
  forgetOldAttempts,
  forgetOldTypedCodes,
  expireLatePunches,
  forgetOldCodes,
  forgetOldIdentities,
  forgetOldImports,
  expireReports,
  keepCheckpoints,
];

/** Goes through the tasks once an hour. A task that fails does not hold up the others. */
export const startHousekeeping = (services: Services): RunLoop =>
  startRunLoop(services, { everyMs: EVERY_MS, failure: 'housekeeping failed' }, async (isStopping) => {
    for (const task of tasks) {
      if (isStopping()) return;
      await task(services).catch((error: unknown) =>
        services.log.error({ failure: describeFailure(error) }, 'housekeeping failed'),
      );
    }
  });
