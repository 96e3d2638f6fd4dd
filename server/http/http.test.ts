import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount } from '#tests/support/worlds/people.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';

describe('the API over HTTP', () => {
  const lines: string[] = [];
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ config: { logLevel: 'info' }, onLog: (line) => lines.push(line) });
    lines.length = 0;
  });
  afterAll(() => server.close());

  const get = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init);
  const problem = async (answer: Response) => {
    expect(answer.headers.get('content-type')).toMatch('application/problem+json');
    const body = (await answer.json()) as { code: string; requestId: string };
    expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/);
    return [answer.status, body.code];
  };

  /** Bytes that no client library would send. */
  const raw = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let received = '';
      const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => (received += chunk.toString()));
      socket.on('close', () => resolve(received)).on('error', reject);
    });

  it('answers an unknown operation and a wrong method as problems', async () => {
    expect(await problem(await get('/api/none'))).toEqual([404, 'notFound']);
    expect(await problem(await get('/api'))).toEqual([404, 'notFound']);
    expect(await problem(await get('/api/none', { method: 'POST', body: 'x' }))).toEqual([404, 'notFound']);
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await get('/api/auth/login', { method });
      expect(answer.headers.get('allow')).toBe('POST');
      expect(await problem(answer)).toEqual([405, 'methodNotAllowed']);
    }
    const several = await get('/api/employees', { method: 'DELETE' });
    expect(several.headers.get('allow')).toBe('GET, POST, HEAD');
  });

  it('answers a path that cannot be decoded', async () => {
    expect(await problem(await get('/api/employees/%E0%A4%A'))).toEqual([400, 'malformedRequest']);
  });

  it('answers malformed HTTP', async () => {
    const post = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    const wrongLength = await raw(`${post}Content-Length: -5\r\n\r\n{}`);
    expect(wrongLength).toMatch(/^HTTP\/1.1 400 /);
    expect(wrongLength).toMatch('application/problem+json');
    expect(await raw(`${post}Content-Length: x\r\n\r\n{}`)).toMatch(/^HTTP\/1.1 400 /);
    expect(await raw('hello\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
    const huge = `GET /api/health HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`;
    expect(await raw(huge)).toMatch(/^HTTP\/1.1 431 /);
    expect((await get('/api/health')).status).toBe(200);
  });

  it('puts the constant headers on every answer', async () => {
    const undecodable = '/api/employees/%E0%A4%A';
    for (const path of ['/api/health', '/api/none', '/api/account', undecodable, '/none.js']) {
      const { headers } = await get(path);
      expect(headers.get('x-request-id'), path).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/script-src 'self'( 'sha256-[^']+')*;/);
      expect(headers.get('content-security-policy')).toMatch("frame-ancestors 'none'");
      expect(headers.get('permissions-policy')).toMatch('camera=(self)');
      expect(headers.get('strict-transport-security')).toBeNull();
      if (path.startsWith('/api')) expect(headers.get('cache-control')).toBe('no-store');
    }
    expect(await raw('hello\r\n\r\n')).toMatch(/^x-content-type-options: nosniff\r$/m);
  });

  it('marks every answer of the API as uncacheable, however its address is written', async () => {
    for (const address of ['/api/health', '/%61pi/health', 'http://elsewhere/api/health'])
      expect(await raw(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).toMatch(
        /^HTTP\/1.1 200 OK\r[^]*\ncache-control: no-store\r/i,
      );
  });

  it('logs operations, statuses and durations, and nothing of a person', async () => {
    const phoneNumber = '998907654321';
    await addAccount(server, phoneNumber);
    const { accessToken, refreshToken, deviceId } = await server.signIn(phoneNumber);
    await server.signIn(phoneNumber, 'another-device');
    await server.call('listEmployees', { as: { accessToken }, query: { search: 'Karimova' } });
    await server.call('registerDevice', {
      as: { accessToken },
      body: { deviceId, fireBaseToken: 'pushtoken' },
    });
    const text = lines.join('');
    const line = JSON.parse(lines.find((one) => one.includes('"login"')) ?? '{}') as object;
    expect(Object.keys(line).sort()).toEqual([
      'level',
      'ms',
      'msg',
      'operationId',
      'requestId',
      'status',
      'time',
    ]);
    for (const secret of [
      phoneNumber,
      accessToken,
      refreshToken,
      'Davomat1',
      'Karimova',
      'pushtoken',
      '127.0.0.1',
    ])
      expect(text.includes(secret), secret).toBe(false);
  });

  it('answers a failing database with a problem that tells nothing', async () => {
    const { db } = server;
    await db.schema.alterTable('account').renameTo('account_away').execute();
    try {
      const answer = await get('/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          phoneNumber: '998901112233',
          password: 'Davomat1',
          device: { deviceId: 'some-device' },
        }),
      });
      const text = await answer.clone().text();
      expect(await problem(answer)).toEqual([500, 'internalError']);
      expect(text).not.toMatch(/account|relation|select/i);
      expect(lines.join('')).not.toMatch(/998901112233|Davomat1/);
      expect(lines.join('')).toMatch('"state":"42P01"');
    } finally {
      await db.schema.alterTable('account_away').renameTo('account').execute();
    }
  });
});

describe('a stop', () => {
  it('waits for no upload that stalls', async () => {
    const server = await startTestServer();
    const stalled = net.connect(Number(new URL(server.url).port), '127.0.0.1');
    const cut = new Promise((resolve) => stalled.on('error', resolve).on('close', resolve));
    const head =
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n';
    const begun = new Promise((resolve) => stalled.once('data', resolve));
    stalled.write(head);
    await begun;
    await server.close();
    await cut;
  }, 15_000);
});
