import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { fieldRefused } from '../problem.ts';

/** GET /dev/clock → {now}; PUT {now: ISO or null} sets it, null returns to the machine's time. */
export function addClockPage(app: FastifyInstance, { clock }: Services): void {
  const answer = () => ({ now: clock.date().toISOString() });
  app.get('/dev/clock', answer);
  app.put('/dev/clock', (request) => {
    const wanted = readWanted(request.body as Buffer | undefined);
    clock.set(wanted);
    return answer();
  });
}

function readWanted(body: Buffer | undefined): number | null {
  try {
    const { now } = JSON.parse(body?.toString() ?? '') as { now: unknown };
    if (now === null) return null;
    const at = typeof now === 'string' ? Date.parse(now) : NaN;
    if (!Number.isNaN(at)) return at;
  } catch {
    // Answered below, like any other value that is not a time.
  }
  throw fieldRefused('/now', 'wrongType');
}
