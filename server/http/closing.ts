import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

/** While the server stops, running requests finish; new ones on open connections get a 503. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.addHook('onRequest', (_request, reply, done) => {
    if (!closing) return done();
    void reply.header('connection', 'close');
    done(new Problem('serviceUnavailable', { retryAfterSeconds: 2 }));
  });
}
