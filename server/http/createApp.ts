import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import { bindContract, refuseUnknown, type Authenticate } from './bindContract.ts';
import { answerErrors, clientErrorAnswer, frameworkErrorAnswer } from './errors.ts';
import { constantHeaders, setHeaders } from './headers.ts';
import { logRequests } from './requestLog.ts';
import { scriptHashes } from './shell.ts';
import { clientFolder, serveStaticFiles } from './staticFiles.ts';
import { addDevelopmentTools } from './development/index.ts';
import type { KeptMessage } from './development/outboxPage.ts';
import { refuseWhileClosing } from './closing.ts';
import { BODY_BYTES } from './contract.ts';
import type { Handlers } from './operation.ts';

/** What the modules supply. */
export interface Modules {
  handlers: Handlers;
  authenticate: Authenticate;
  /** For the developers' outbox page. */
  latestMessages: () => Promise<KeptMessage[]>;
}

/** The HTTP side of the server, not yet listening. */
export async function createApp(
  services: Services,
  { handlers, authenticate, latestMessages }: Modules,
): Promise<FastifyInstance> {
  const { config, log } = services;
  const headers = constantHeaders(config, scriptHashes(config.clientFolder ?? clientFolder()));
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: BODY_BYTES,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // One hop: the address that the proxy itself saw. Clients can write anything before it into X-Forwarded-For.
    trustProxy: config.trustProxy && ((_address: string, hop: number) => hop === 0),
    routerOptions: { maxParamLength: 2_000 },
    genReqId: () => randomUUID(),
    frameworkErrors: frameworkErrorAnswer(headers),
    clientErrorHandler: clientErrorAnswer(headers.elsewhere),
  }) as unknown as FastifyInstance;
  setHeaders(app, headers);
  refuseWhileClosing(app);
  logRequests(app);
  answerErrors(app);
  if (config.mode === 'development') addDevelopmentTools(app, services, latestMessages);
  bindContract(app, services, handlers, authenticate);
  refuseUnknown(app, await serveStaticFiles(app, config));
  return app;
}
