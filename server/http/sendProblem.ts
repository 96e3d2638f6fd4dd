import type { FastifyReply } from 'fastify';
import type { Problem } from './problem.ts';

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

export const problemType = 'application/problem+json; charset=utf-8';

/** RFC 9457, with what the app translates (`code`) and what support asks for (`requestId`). */
export function problemBody({ status, code, extras }: Problem, requestId: string) {
  const { errors, legalEvents, retryAfterSeconds, detail, current, settings, calendar } = extras;
  return {
    type: 'about:blank',
    title: titles[status] ?? 'Internal Server Error',
    status,
    code,
    ...(detail === undefined ? {} : { detail }),
    requestId,
    ...(errors ? { errors } : {}),
    ...(legalEvents ? { legalEvents } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    ...(current ? { current } : {}),
    ...(settings ? { settings } : {}),
    ...(calendar ? { calendar } : {}),
  };
}

/** RFC 6750 section 3. */
const tokenExpiredChallenge = 'Bearer error="invalid_token", error_description="The access token expired"';

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  const { retryAfterSeconds, tokenExpired } = problem.extras;
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
  if (tokenExpired) void reply.header('www-authenticate', tokenExpiredChallenge);
  return reply
    .code(problem.status)
    .header('content-type', problemType)
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problemBody(problem, reply.request.id)));
}
