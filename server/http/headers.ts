import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { providerSources, type ProviderSources } from './providerSources.ts';

type Headers = Readonly<Record<string, string>>;

/** `elsewhere` is for everything but the sign-in pages, which allow configured providers. */
export interface ConstantHeaders {
  elsewhere: Headers;
  underAuth: Headers;
}

const nothing: ProviderSources = {
  scripts: [],
  styles: [],
  frames: [],
  pictures: [],
  connections: [],
  framedBy: [],
  popups: false,
};

/** A page that registers for pushes talks to these, and so does its service worker. */
const firebaseHosts = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
];

const line = (name: string, ...sources: string[]) => `${name} ${sources.join(' ')}`;
const orNone = (sources: readonly string[]) => (sources.length ? sources : ["'none'"]);

/**
 * The page may load only its own scripts and workers; those within it are allowed by their hashes. Radix writes style attributes and overlays inject a style
 * element, hence 'unsafe-inline' for styles; the scanner's worker and the camera's images are blobs.
 */
const contentSecurityPolicy = (sources: ProviderSources, ownScripts: readonly string[]) =>
  [
    line('default-src', "'none'"),
    line('script-src', "'self'", ...ownScripts, ...sources.scripts),
    line('style-src', "'self'", "'unsafe-inline'", ...sources.styles),
    line('img-src', "'self'", 'data:', 'blob:', ...sources.pictures),
    line('media-src', "'self'", 'blob:'),
    line('font-src', "'self'"),
    line('connect-src', "'self'", ...sources.connections),
    line('frame-src', ...orNone(sources.frames)),
    line('worker-src', "'self'", 'blob:'),
    line('manifest-src', "'self'"),
    line('base-uri', "'none'"),
    line('form-action', "'self'"),
    line('frame-ancestors', ...orNone(sources.framedBy)),
  ].join('; ');

const headersOf = (
  mode: Config['mode'],
  sources: ProviderSources,
  ownScripts: readonly string[],
): Headers => ({
  'content-security-policy': contentSecurityPolicy(sources, ownScripts),
  'x-content-type-options': 'nosniff',
  // X-Frame-Options cannot name hosts: where framing is allowed, the policy above does.
  ...(sources.framedBy.length ? {} : { 'x-frame-options': 'DENY' }),
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': sources.popups ? 'same-origin-allow-popups' : 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
  ...(mode === 'production' ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/**
 * Computed once, by hand: a plugin that computes them each time costs more than the whole request. `ownScripts` are
 * the hashes of what stands within the page (shell.ts).
 */
export function constantHeaders(
  config: Config,
  ownScripts: readonly string[],
  sources = providerSources(config),
): ConstantHeaders {
  const connections = config.firebase ? firebaseHosts : [];
  const elsewhere = headersOf(config.mode, { ...nothing, connections }, ownScripts);
  if (!sources) return { elsewhere, underAuth: elsewhere };
  const underAuth = { ...sources, connections: [...sources.connections, ...connections] };
  return { elsewhere, underAuth: headersOf(config.mode, underAuth, ownScripts) };
}

/** By the plain spelling only: any other spelling of the path gets the strict policy. */
export const headersFor = (
  { elsewhere, underAuth }: ConstantHeaders,
  { url }: Pick<FastifyRequest, 'url'>,
) => (/^\/auth(?=[/?]|$)/.test(url) ? underAuth : elsewhere);

/** Cacheable responses say so themselves: the files of the app (staticFiles.ts). Everything else may be personal. */
export function setHeaders(app: FastifyInstance, headers: ConstantHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply
      .headers({ ...headersFor(headers, request), 'cache-control': 'no-store' })
      .header('x-request-id', request.id);
    done();
  });
}
