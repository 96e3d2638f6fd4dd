import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sqlState } from '../database/transaction.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { newId } from '../identifier.ts';
import { headersFor, type ConstantHeaders } from './headers.ts';
import { Problem } from './problem.ts';
import type { ProblemCode } from './problemCodes.ts';
import { problemBody, problemType, sendProblem } from './sendProblem.ts';

/** What a failure tells the log: never a database message, because it quotes personal data. */
export const describeFailure = (error: unknown) => {
  if (!(error instanceof Error)) return { name: typeof error };
  const state = sqlState(error);
  const fromDatabase = state !== undefined && 'severity' in error;
  const stack = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 12);
  const constraint = 'constraint' in error ? error.constraint : undefined;
  return { name: error.name, state, constraint, message: fromDatabase ? undefined : error.message, stack };
};

/** Converts anything thrown to what the client may know. */
function asProblem(error: unknown, log: (failure: object, message: string) => void): Problem {
  if (error instanceof Problem) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) return new Problem('bodyTooLarge');
  if (status === 415) return new Problem('unsupportedMediaType');
  if (status >= 400 && status < 500) return new Problem('malformedRequest');
  log(describeFailure(error), 'request failed');
  if (error instanceof Error && isUnavailable(error))
    return new Problem('serviceUnavailable', { retryAfterSeconds: 2 });
  return new Problem('internalError');
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) =>
    sendProblem(
      reply,
      asProblem(error, (failure, message) => request.log.error({ failure }, message)),
    ),
  );
}

/** A path that cannot be decoded reaches no route and no hook, so the headers are set here. */
export const frameworkErrorAnswer =
  (headers: ConstantHeaders) =>
  (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    void reply.headers(headersFor(headers, request)).header('x-request-id', request.id);
    sendProblem(
      reply,
      asProblem(error, () => undefined),
    );
  };

const socketProblems: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
};

/** What is not HTTP at all (a wrong Content-Length, a header too large) is answered on the raw socket. */
export const clientErrorAnswer =
  (headers: Readonly<Record<string, string>>) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const problem = new Problem(socketProblems[error.code ?? ''] ?? 'malformedRequest');
    const { status } = problem;
    const body = JSON.stringify(problemBody(problem, newId()));
    const head = {
      ...headers,
      'content-type': problemType,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      connection: 'close',
    };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
  };
