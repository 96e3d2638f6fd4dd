import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig, type Config } from '#server/config.ts';
import { addAccount } from '#tests/support/worlds/people.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { refuseUnknown } from './bindContract.ts';
import { constantHeaders, setHeaders } from './headers.ts';
import type { ProviderSources } from './providerSources.ts';
import { serveStaticFiles } from './staticFiles.ts';

const strict = (policy: string) => {
  expect(policy).toMatch(/(^|; )default-src 'none';/);
  expect(policy).toMatch(/; script-src 'self'( 'sha256-[\w+/=]{44}'){0,2};/);
  expect(policy).toMatch(/; frame-ancestors 'none'/);
  expect(policy).not.toMatch(/unsafe-eval|\*|https?:/);
};

type Read = (name: string) => string | null | undefined;
function expectConstantHeaders(read: Read, mode: Config['mode'] = 'development') {
  strict(read('content-security-policy') ?? '');
  expect(read('x-content-type-options')).toBe('nosniff');
  expect(read('x-frame-options')).toBe('DENY');
  expect(read('referrer-policy')).toBe('no-referrer');
  expect(read('permissions-policy')).toMatch('camera=(self)');
  expect(read('cross-origin-opener-policy')).toBe('same-origin');
  expect(read('strict-transport-security') ?? '').toMatch(mode === 'production' ? /^max-age=31536000/ : /^$/);
}

/** Raw bytes, and response headers by name. */
const raw = (url: string, text: string) =>
  new Promise<{ status: string; read: Read }>((resolve, reject) => {
    let received = '';
    const socket = net.connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('error', reject).on('close', () => {
      const [first = '', ...lines] = (received.split('\r\n\r\n')[0] ?? '').split('\r\n');
      const head = new Headers(lines.map((line) => line.split(/: (.*)/, 2) as [string, string]));
      resolve({ status: first.split(' ')[1] ?? '', read: (name) => head.get(name) });
    });
  });

describe.each(['development', 'production'] as const)('every answer in %s', (mode) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer({ config: { mode } });
    await addAccount(server, '998901112233');
    token = (await server.signIn('998901112233')).accessToken;
  });
  afterAll(() => server.close());

  const json = { 'content-type': 'application/json' };
  const mine = () => ({ authorization: `Bearer ${token}` });
  const kinds: [number, string, (() => RequestInit)?][] = [
    [200, '/api/account', () => ({ headers: mine() })],
    [200, '/api/account', () => ({ headers: mine(), method: 'HEAD' })],
    [204, '/api/account/devices/terminate-others', () => ({ method: 'POST', headers: mine() })],
    [400, '/api/account?odd=1', () => ({ headers: mine() })],
    [400, '/api/employees/%E0%A4%A'],
    [400, '/auth/%E0%A4%A'],
    [400, '/api/auth/login', () => ({ method: 'POST', headers: json, body: '{' })],
    [401, '/api/account'],
    [403, '/api/employees', () => ({ headers: mine() })],
    [404, '/api/none'],
    [404, '/assets/none.js'],
    [404, '/dev/none'],
    [405, '/api/auth/login', () => ({ method: 'PUT' })],
    [413, '/api/auth/login', () => ({ method: 'POST', headers: json, body: 'x'.repeat(1_048_577) })],
    [415, '/api/auth/login', () => ({ method: 'POST', body: 'x' })],
    ...(mode === 'production'
      ? []
      : ([
          [200, '/dev/outbox'],
          [200, '/dev/outbox', () => ({ headers: { accept: 'text/html' } })],
          [200, '/dev/clock'],
          [400, '/dev/clock', () => ({ method: 'PUT', body: 'x' })],
          [500, '/api/health', () => ({ headers: { 'x-test-fault': '500' } })],
        ] as [number, string, (() => RequestInit)?][])),
  ];

  it.each(kinds)('%i %s carries the headers and is not cacheable', async (status, path, init) => {
    const answer = await fetch(`${server.url}${path}`, init?.());
    expect(answer.status).toBe(status);
    expectConstantHeaders((name) => answer.headers.get(name), mode);
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('malformed HTTP gets them too', async () => {
    const huge = `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`;
    for (const [status, text] of [
      ['400', 'hello\r\n\r\n'],
      ['431', huge],
    ] as const) {
      const answer = await raw(server.url, text);
      expect(answer.status).toBe(status);
      expectConstantHeaders(answer.read, mode);
      expect(answer.read('cache-control')).toBe('no-store');
    }
  });
});

describe('the app’s own pages', () => {
  const folder = `${mkdtempSync(join(tmpdir(), 'davomat-client-'))}/`;
  const sources: ProviderSources = {
    scripts: ['https://scripts.example'],
    styles: ['https://styles.example'],
    frames: ['https://frames.example'],
    pictures: ['https://pictures.example'],
    connections: ['https://calls.example'],
    framedBy: ['https://framer.example'],
    popups: true,
  };
  const page = { accept: 'text/html' };
  async function serve(withSources?: ProviderSources) {
    const app = Fastify();
    setHeaders(app, constantHeaders(readConfig({}), [], withSources));
    refuseUnknown(
      app,
      await serveStaticFiles(
        app,
        { google: undefined, telegram: undefined, firebase: undefined, demo: false },
        folder,
      ),
    );
    return app;
  }
  beforeAll(() => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html>shell');
    writeFileSync(join(folder, 'assets/app.js'), 'console.log(1)');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('carry the headers, files and shell alike, and again when nothing has changed', async () => {
    const app = await serve();
    for (const url of ['/', '/home', '/auth/login', '/assets/app.js', '/assets/gone.js']) {
      const { headers } = await app.inject({ url, headers: page });
      expectConstantHeaders((name) => headers[name] as string);
    }
    const { headers } = await app.inject({ url: '/home', headers: page });
    const again = await app.inject({
      url: '/home',
      headers: { ...page, 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expectConstantHeaders((name) => again.headers[name] as string);
    expect(again.headers['cache-control']).toBe('no-cache');
    await app.close();
  });

  it('a configured provider’s hosts are let in under /auth by its plain name, and nowhere else', async () => {
    const app = await serve(sources);
    const read = async (url: string) => (await app.inject({ url, headers: page })).headers;
    for (const url of ['/auth', '/auth/login', '/auth/telegram?x=1', '/auth/auth-otp/1']) {
      const headers = await read(url);
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch("script-src 'self' https://scripts.example;");
      expect(policy).toMatch('frame-src https://frames.example;');
      expect(policy).toMatch('frame-ancestors https://framer.example');
      expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
      expect(headers['x-frame-options']).toBeUndefined();
      expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    }
    for (const url of ['/', '/home', '/authority', '/%61uth/login', '/x/auth/login', '/api/auth/login']) {
      const headers = await read(url);
      expectConstantHeaders((name) => headers[name] as string);
    }
    await app.close();
  });
});
