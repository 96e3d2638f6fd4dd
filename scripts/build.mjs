import { createReadStream, createWriteStream } from 'node:fs';
import { cp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { constants, createBrotliCompress } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { build as buildClient } from 'vite';
import { rememberBuild } from './sourceHash.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');

/**
 * Bundles our own code into a file for the server and one for each thread; packages stay packages (the embedded database and argon2 bring files of their
 * own).
 */
export async function buildServer(folder = join(dist, 'server')) {
  await bundle({
    absWorkingDir: root,
    // A thread stands beside the server that opens it.
    entryPoints: ['server/main.ts', 'server/sheets/printed/bookThread.ts'],
    entryNames: '[name]',
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [
      { name: 'packages', setup: ({ onResolve }) => onResolve({ filter: /^[^.#/]/ }, externalPackage) },
    ],
  });
  // A migration that was renamed since would run twice.
  await rm(join(folder, 'migrations'), { recursive: true, force: true });
  await cp(join(root, 'server/database/migrations'), join(folder, 'migrations'), { recursive: true });
}

const externalPackage = ({ kind, path }) => (kind === 'entry-point' ? undefined : { path, external: true });

const COMPRESSED = /\.(html|js|css|svg|json|webmanifest|wasm|txt|map)$/;
const SMALLEST = 512;

/** Writes `file.br` beside each file worth compressing; the server sends it as it is. */
async function compress(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  for (const entry of entries) {
    const file = join(entry.parentPath ?? entry.path, entry.name);
    if (!entry.isFile() || !COMPRESSED.test(file)) continue;
    const { size } = await stat(file);
    if (size < SMALLEST) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    };
    await pipeline(createReadStream(file), createBrotliCompress({ params }), createWriteStream(`${file}.br`));
  }
}

export async function build() {
  await rm(dist, { recursive: true, force: true });
  await buildServer();
  await buildClient({ root, logLevel: 'warn', build: { outDir: join(dist, 'client'), emptyOutDir: true } });
  await compress(join(dist, 'client'));
  await rememberBuild();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
