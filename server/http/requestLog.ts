import type { FastifyInstance } from 'fastify';

/** One line for each response: operation, result, duration. Never an address, a query, a body or a token. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { operationId } = request.routeOptions.config;
    if (operationId)
      request.log.info(
        { operationId, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
        'answered',
      );
    done();
  });
}
