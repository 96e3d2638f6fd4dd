import type { Services } from '../context.ts';
import { describeFailure } from '../http/errors.ts';
import { forgetOldKeys } from '../http/idempotency.ts';
import { forgetOldAttempts } from '../modules/auth/attempts.ts';
import { forgetOldCodes } from '../modules/auth/codes.ts';
import { forgetOldIdentities } from '../modules/identity/service.ts';
import { forgetOldImports } from '../modules/imports/work.ts';

const EVERY_MS = 60 * 60_000;

/** Drops what nothing looks back to any more. */
export const tidyUp = (services: Services) =>
  Promise.all([
    forgetOldKeys(services),
    forgetOldAttempts(services),
    forgetOldCodes(services),
    forgetOldIdentities(services),
  ]);

/** Tidies up once an hour. Gives how to stop it. */
export function startHousekeeping(services: Services): () => void {
  const tidy = () =>
    Promise.all([
      forgetOldKeys(services),
      forgetOldAttempts(services),
      forgetOldIdentities(services),
      forgetOldImports(services),
    ]).catch((error: unknown) =>
      services.log.warn({ failure: describeFailure(error) }, 'housekeeping failed'),
    );
  const timer = setInterval(() => void tidy(), EVERY_MS).unref();
  return () => clearInterval(timer);
}
