import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Problem } from './problem.ts';
import { sendProblem } from './sendProblem.ts';
import { pageOptions, shellWith } from './shell.ts';

type Otherwise = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The built app: beside the bundled server, or in dist/ when the server runs from source. */
export function clientFolder(): string | undefined {
  return ['../client/', '../../dist/client/']
    .map((place) => fileURLToPath(new URL(place, import.meta.url)))
    .find((folder) => existsSync(`${folder}index.html`));
}

const wantsPage = ({ method, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && /text\/html|\*\/\*/.test(headers.accept ?? '');

/**
 * Serves the built app, with brotli where built and accepted; files with a hash in their name are immutable, the rest
 * is revalidated. Returns the handler for paths that are not a file: the app's page, or a problem.
 */
export async function serveStaticFiles(
  app: FastifyInstance,
  config: Pick<Config, 'google' | 'telegram' | 'firebase' | 'demo' | 'clientFolder'>,
  folder = config.clientFolder ?? clientFolder(),
): Promise<Otherwise> {
  const missing: Otherwise = (_request, reply) => sendProblem(reply, new Problem('notFound'));
  if (!folder) return missing;
  const options = pageOptions(config);
  const shell = Object.keys(options).length ? shellWith(options, `${folder}index.html`) : undefined;
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    ...(shell ? { index: false, allowedPath: (path: string) => path !== '/index.html' } : {}),
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.includes('/assets/') ? IMMUTABLE : 'no-cache');
    },
  });
  return (request, reply) =>
    wantsPage(request) && !request.url.startsWith('/assets/') && !request.url.startsWith('/dev/')
      ? (shell?.(request, reply) ?? reply.code(200).sendFile('index.html'))
      : missing(request, reply);
}
