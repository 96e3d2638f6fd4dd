import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuseUnknown } from './bindContract.ts';
import { pageOptions, scriptHashes } from './shell.ts';
import { serveStaticFiles } from './staticFiles.ts';

describe('the built app', () => {
  const folder = `${mkdtempSync(join(tmpdir(), 'davomat-client-'))}/`;
  let app: FastifyInstance;
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html>shell');
    writeFileSync(join(folder, 'assets/app-abc.js'), 'console.log(1)');
    writeFileSync(join(folder, 'assets/app-abc.js.br'), brotliCompressSync('console.log(1)'));
    app = Fastify();
    refuseUnknown(
      app,
      await serveStaticFiles(
        app,
        { google: undefined, telegram: undefined, firebase: undefined, demo: false },
        folder,
      ),
    );
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  const page = { accept: 'text/html,*/*' };

  it('gives the shell for every address of the app, asked for again each time', async () => {
    for (const url of ['/', '/home', '/employees/new', '/nowhere?x=1']) {
      const answer = await app.inject({ url, headers: page });
      expect([url, answer.statusCode, answer.body]).toEqual([url, 200, '<!doctype html>shell']);
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
  });

  it('gives assets for ever, in brotli to who takes it', async () => {
    const br = await app.inject({ url: '/assets/app-abc.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': /javascript/ });
    expect(br.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const plain = await app.inject({ url: '/assets/app-abc.js' });
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'console.log(1)']);
  });

  it('gives a problem, not the shell, for a missing asset, the API, another method or a way out of the folder', async () => {
    const urls = [
      '/assets/gone.js',
      '/api/none',
      '/dev/none',
      '/assets/../../package.json',
      '/..%2fpackage.json',
    ];
    for (const url of urls) {
      const answer = await app.inject({ url, headers: page });
      expect(answer.body, url).not.toMatch('dependencies');
      if (!url.includes('..')) expect([url, answer.statusCode]).toEqual([url, 404]);
    }
    expect((await app.inject({ method: 'POST', url: '/home', headers: page })).statusCode).toBe(404);
    expect((await app.inject({ url: '/home', headers: { accept: 'application/json' } })).statusCode).toBe(
      404,
    );
  });
});

it('the bar that moves the clock is asked for in the demo alone', () => {
  const none = { google: undefined, telegram: undefined, firebase: undefined };
  expect([pageOptions({ ...none, demo: true }), pageOptions({ ...none, demo: false })]).toEqual([
    { 'demo-clock': {} },
    {},
  ]);
});

it('of the page, only the scripts that it was built with may run within it', () => {
  const folder = `${mkdtempSync(join(tmpdir(), 'davomat-page-'))}/`;
  writeFileSync(
    `${folder}index.html`,
    `<script data-files='{}'>one()</script><script type="module" src="/a.js"></script><script>two()</script>`,
  );
  const sha256 = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  expect(scriptHashes(folder)).toEqual([sha256('one()'), sha256('two()')]);
  expect(scriptHashes(undefined)).toEqual([]);
  rmSync(folder, { recursive: true });
});
