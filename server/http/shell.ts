import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/**
 * What the app must know before its first call, read by src/runtime/signInOptions.ts; undefined when there is
 * nothing.
 */
function signInOptions({ google, telegram }: Pick<Config, 'google' | 'telegram'>) {
  if (!google && !telegram) return undefined;
  return {
    google: google && {
      clientId: google.clientId,
      scriptUrl: google.scriptUrl,
      gives: google.clientSecret === undefined ? 'accessToken' : 'code',
    },
    telegram: telegram && { botName: telegram.botName, widgetUrl: telegram.widgetUrl },
  };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Options in the page's head, by the name of the meta element: `push-options` is Firebase's own configuration, `demo-clock` shows the bar that moves the clock. */
export function pageOptions(
  config: Pick<Config, 'google' | 'telegram' | 'firebase' | 'demo'>,
): Record<string, object> {
  const signIn = signInOptions(config);
  return {
    ...(signIn ? { 'sign-in-options': signIn } : {}),
    ...(config.firebase ? { 'push-options': config.firebase.app } : {}),
    ...(config.demo ? { 'demo-clock': {} } : {}),
  };
}

/** Sources of a policy that allow the scripts within the built page; none where there is no build. */
export function scriptHashes(folder: string | undefined): string[] {
  if (!folder) return [];
  const page = readFileSync(`${folder}index.html`, 'utf8');
  return [...page.matchAll(/<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}

/** The app's page with the options in its head: no extra call, and nothing at all where there are none. */
export function shellWith(options: Record<string, object>, file: string) {
  const meta = Object.entries(options)
    .map(([name, content]) => `<meta name="${name}" content="${escaped(JSON.stringify(content))}" />`)
    .join('');
  const plain = Buffer.from(readFileSync(file, 'utf8').replace('<title>', () => `${meta}<title>`));
  const small = brotliCompressSync(plain);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return ({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply => {
    void reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag,
    });
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    if (!/\bbr\b/.test(headers['accept-encoding'] ?? '')) return reply.code(200).send(plain);
    return reply.code(200).header('content-encoding', 'br').send(small);
  };
}
