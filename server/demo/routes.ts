import type { FastifyInstance } from 'fastify';
import { conflict, fieldRefused, Problem } from '../http/problem.ts';
import { destinations, type Destination } from './destinations.ts';

/**
 * POST /dev/clock/move {to} → {now}: lives until then, and answers when everything of these days has happened. Throws
 * 400 for another destination, 415 for another type than JSON, 409 requestRunning while the clock is being moved.
 */
export function addClockMoves(app: FastifyInstance, move: (to: Destination) => Promise<Date>): void {
  let moving = false;
  app.post('/dev/clock/move', async (request) => {
    // A page of another site can send any other type without being asked for it.
    if (!request.headers['content-type']?.startsWith('application/json'))
      throw new Problem('unsupportedMediaType');
    const to = readDestination(request.body as Buffer | undefined);
    if (moving) throw conflict('requestRunning');
    moving = true;
    try {
      return { now: (await move(to)).toISOString() };
    } finally {
      moving = false;
    }
  });
}

function readDestination(body: Buffer | undefined): Destination {
  try {
    const { to } = JSON.parse(body?.toString() ?? '') as { to: unknown };
    const found = destinations.find((one) => one === to);
    if (found) return found;
  } catch {
    // Refused below, like any other destination that there is not.
  }
  throw fieldRefused('/to', 'wrongType');
}
