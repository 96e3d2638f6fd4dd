import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import { withRules, type RulesOfCall } from '../database/keptRules.ts';
import { sendEvents } from './eventStream.ts';
import { createClaims } from './claims.ts';
import { apiBase, methodsAt, operations, type Operation } from './contract.ts';
import type { AnyCaller, Handlers } from './operation.ts';
import { Problem } from './problem.ts';
import { requestReader } from './readRequest.ts';
import { operationRunner, OutsideContract, type LooseHandler } from './runOperation.ts';
import { sendProblem } from './sendProblem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string;
  }
}

export interface Authenticated {
  caller?: AnyCaller;
  /** Of a caller at a job. */
  rules?: RulesOfCall;
}

/** Identifies the caller by the operation's x-roles; throws 401 without a valid token, 403 for the wrong job or role. */
export type Authenticate = (operation: Operation, request: FastifyRequest) => Promise<Authenticated>;

const authenticated = new WeakMap<FastifyRequest, Authenticated>();

/**
 * Makes a route of every operation of the contract: first the caller is authenticated (401, 403), before the body is
 * read; then the request is validated (413, 415, 400), then the handler runs, and its answer is validated too.
 */
export function bindContract(
  app: FastifyInstance,
  services: Services,
  handlers: Handlers,
  authenticate: Authenticate,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const claims = createClaims(services);
  for (const operation of operations) {
    const handler = handlers[operation.id] as LooseHandler | undefined;
    if (!handler) throw new Error(`No handler for ${operation.id}`);
    const read = requestReader(operation);
    const run = operationRunner(services, claims, operation, handler);
    app.route({
      method: operation.method,
      url: apiBase + operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { operationId: operation.id },
      bodyLimit: operation.bodyBytes,
      onRequest: async (request) => {
        authenticated.set(request, await authenticate(operation, request));
      },
      handler: async (request, reply) => {
        try {
          const { caller, rules } = authenticated.get(request)!;
          const answer = await withRules(rules, () => run({ request, reply, read: read(request), caller }));
          if ('events' in answer) {
            sendEvents(request, reply, answer.events);
            return await reply;
          }
          if ('file' in answer) {
            const { type, content, disposition } = answer.file;
            void reply.code(answer.status).header('content-type', type);
            return await reply.header('content-disposition', disposition).send(content);
          }
          const { status, body } = answer;
          return status === 204
            ? await reply.code(204).send()
            : await reply.code(status).header('content-type', 'application/json; charset=utf-8').send(body);
        } catch (error) {
          throw declared(operation, error);
        }
      },
    });
  }
}

/** A problem that the operation does not declare is a fault of the server. */
const declared = (operation: Operation, error: unknown) =>
  error instanceof Problem && !operation.responses.has(error.status)
    ? new OutsideContract(`${operation.id} may not answer ${error.message}`)
    : error;

/** API paths without an operation: 405 with the allowed methods, or 404. */
export function refuseUnknown(
  app: FastifyInstance,
  otherwise: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): void {
  app.setNotFoundHandler((request, reply) => {
    const pathname = request.url.split('?')[0] ?? '';
    if (pathname !== apiBase && !pathname.startsWith(`${apiBase}/`)) return otherwise(request, reply);
    const methods = methodsAt(pathname);
    if (!methods.length) return sendProblem(reply, new Problem('notFound'));
    void reply.header('allow', methods.join(', '));
    return sendProblem(reply, new Problem('methodNotAllowed'));
  });
}
