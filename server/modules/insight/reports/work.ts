import type { Services } from '../../../context.ts';
import { describeFailure } from '../../../http/errors.ts';
import { askedOf } from './asked.ts';
import { failTry, finishTry } from './end.ts';
import { makeReport, TooManyRows } from './kinds/make.ts';
import { reportLimits, type ReportLimits } from './limits.ts';
import { removeBefore, removeUseless } from './sql/parts.ts';
import { TryIsOver, type Try } from './sql/tries.ts';
import { Stopped, storeFile, TooLarge, type Making } from './store.ts';
import { beginTry, giveBack, putOff } from './tries.ts';

/**
 * Makes the next report, of one company after another, while no other process makes it. After a crash it is made again
 * once its lease has ended. Resolves to false when none waits.
 */
export function reportWorker(
  services: Services,
  make = makeReport,
  limits: ReportLimits = reportLimits,
): (isStopping: () => boolean) => Promise<boolean> {
  return async (isStopping) => {
    const next = await beginTry(services, limits);
    if (!next) return false;
    if ('givenUp' in next) await removeUseless(services.db, next.givenUp);
    else await run(services, next.begun, { make, limits, isStopping });
    return true;
  };
}

async function run(services: Services, current: Try, making: Making): Promise<void> {
  const asked = askedOf(current, services.clock.now());
  try {
    await removeBefore(services.db, current);
    const file = await storeFile(services, current, asked, making);
    for (const removed of await finishTry(services, current, asked, file))
      await removeUseless(services.db, removed);
  } catch (error) {
    await endTry(services, current, making, error).catch((ending: unknown) => {
      if (!(ending instanceof TryIsOver)) throw ending;
    });
    await removeUseless(services.db, current);
  }
}

/** Ends the try after an error: the report is retried or fails. Throws TryIsOver. */
async function endTry(services: Services, current: Try, { limits }: Making, error: unknown): Promise<void> {
  if (error instanceof TryIsOver) return;
  if (error instanceof Stopped) return giveBack(services, current);
  if (error instanceof TooManyRows) return failTry(services, current, 'tooManyRows');
  if (error instanceof TooLarge) return failTry(services, current, 'tooLarge');
  const { organizationId, id: reportId, tries } = current;
  services.log.error(
    { organizationId, reportId, tries, failure: describeFailure(error) },
    'a report could not be made',
  );
  await (tries < limits.tries ? putOff(services, limits, current) : failTry(services, current, 'failed'));
}
