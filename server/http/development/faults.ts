import type { FastifyInstance } from 'fastify';
import { apiBase } from '../contract.ts';
import { Problem } from '../problem.ts';

const problems: Record<string, () => Problem> = {
  '400': () => new Problem('validationFailed', { errors: [] }),
  '401': () => new Problem('unauthenticated'),
  '403': () => new Problem('forbidden'),
  '404': () => new Problem('notFound'),
  '409': () => new Problem('requestRunning'),
  '422': () => new Problem('idempotencyKeyReused'),
  '429': () => new Problem('tooManyRequests', { retryAfterSeconds: 60 }),
  '500': () => new Problem('internalError'),
  '503': () => new Problem('serviceUnavailable', { retryAfterSeconds: 2 }),
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
