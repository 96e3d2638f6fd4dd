import type { FastifyInstance } from 'fastify';
import { apiBase } from '../contract.ts';
import { Problem } from '../problem.ts';

const problems: Record<string, () => Problem> = {
  '400': () => new Problem(400, 'validationFailed', { errors: [] }),
  '401': () => new Problem(401, 'unauthenticated'),
  '403': () => new Problem(403, 'forbidden'),
  '404': () => new Problem(404, 'notFound'),
  '409': () => new Problem(409, 'requestRunning'),
  '422': () => new Problem(422, 'idempotencyKeyReused'),
  '429': () => new Problem(429, 'tooManyRequests', { retryAfterSeconds: 60 }),
  '500': () => new Problem(500, 'internalError'),
  '503': () => new Problem(503, 'serviceUnavailable', { retryAfterSeconds: 2 }),
};

/**
 * `x-test-fault` on an API call, in development: a status answers with that problem and does nothing; `drop` cuts the
 * connection and does nothing; `lost` does the work and cuts the connection instead of answering.
 */
export function answerFaults(app: FastifyInstance): void {
  const faultOf = (request: { url: string; headers: Record<string, unknown> }) =>
    request.url.startsWith(apiBase) ? request.headers['x-test-fault'] : undefined;
  app.addHook('onRequest', (request, reply, done) => {
    const fault = faultOf(request);
    if (fault === 'drop') {
      reply.hijack();
      request.raw.socket.destroy();
    }
    done(typeof fault === 'string' ? problems[fault]?.() : undefined);
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (faultOf(request) === 'lost') request.raw.socket.destroy();
    done(null, payload);
  });
}
