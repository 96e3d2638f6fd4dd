import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import net from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const START_WITHIN_MS = 30_000;
/** Shutdown modes of pg_ctl, and none at all. */
const STOP_SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT', kill: 'SIGKILL' };

/** The newest PostgreSQL on this machine (15 or later), or undefined. */
function findBinaries() {
  const roots = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];
  const folders = roots
    .filter(existsSync)
    .flatMap((root) => readdirSync(root).map((name) => ({ name, bin: join(root, name, 'bin') })))
    .map(({ name, bin }) => ({ version: Number(name.replace('postgresql@', '')), bin }))
    .filter(({ version, bin }) => version >= 15 && existsSync(join(bin, 'initdb')));
  return folders.sort((a, b) => b.version - a.version)[0]?.bin;
}

/** Installs the Debian package where PostgreSQL is required (CI) and missing. */
function installBinaries() {
  const apt = (...args) => execFileSync('apt-get', ['-y', '-qq', ...args], { stdio: 'inherit' });
  apt('update');
  // Only the programs: the package would otherwise start a cluster of its own.
  apt('install', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-confold', 'postgresql');
  return findBinaries();
}

/** PostgreSQL refuses to run as root, so it runs as `postgres` or, without that user, as `nobody`. */
function chooseUser() {
  if (process.getuid?.() !== 0) return { ids: undefined, user: userInfo().username };
  const user = ['postgres', 'nobody'].find((name) => {
    try {
      return execFileSync('id', ['-u', name], { stdio: 'pipe' });
    } catch {
      return undefined;
    }
  });
  const id = (flag) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  return { ids: { uid: id('-u'), gid: id('-g') }, user };
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** An open port is not enough: it opens during recovery, when every connection is still refused. */
const isReady = (bin, port) =>
  new Promise((resolve) => {
    execFile(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], (error) => resolve(!error));
  });

const IN_MEMORY = '/dev/shm';
/** More than a run of the tests ever has there at once; a container often has 64 MB. */
const MEMORY_BYTES = 2 * 1024 ** 3;

/**
 * Where a cluster's folder is made. A new database is a thousand small files, and a disk's file system computes ten times
 * as long over them as one in memory.
 */
function parentFolder(inMemory) {
  if (!inMemory || !existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize < MEMORY_BYTES ? tmpdir() : IN_MEMORY;
}

/**
 * A temporary cluster in a temporary folder, on a free loopback port. undefined when this machine has no PostgreSQL
 * and CI does not require one. The tests ask for one in memory, the benches do not: they measure what a disk does.
 */
export async function startPostgres({ inMemory = false } = {}) {
  const bin = findBinaries() ?? (process.env.CI === 'true' ? installBinaries() : undefined);
  if (!bin) return undefined;
  const { ids, user } = chooseUser();
  const folder = mkdtempSync(join(parentFolder(inMemory), 'davomat-postgres-'));
  if (ids) chownSync(folder, ids.uid, ids.gid);
  const data = join(folder, 'data');
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' };
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'davomat', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...ids,
    env,
    cwd: folder,
    stdio: 'pipe',
  });
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    fsync: 'off',
    // Up to a gigabyte of log would stay in memory otherwise.
    ...(inMemory ? { max_wal_size: '256MB' } : {}),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let server;
  let exited;
  const begin = () => {
    server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
      ...ids,
      env,
      cwd: folder,
      stdio: 'ignore',
    });
    exited = once(server, 'exit');
  };
  /** After a kill PostgreSQL refuses to start until the last process of the former server has ended. */
  const launch = async ({ mayRefuse } = { mayRefuse: false }) => {
    begin();
    for (const until = Date.now() + START_WITHIN_MS; !(await isReady(bin, port)); await sleep(50)) {
      if (Date.now() > until || (server.exitCode !== null && !mayRefuse))
        throw new Error(`PostgreSQL did not start (as ${user})`);
      if (server.exitCode !== null) begin();
    }
  };
  const kill = () => server.kill('SIGQUIT');
  process.once('exit', kill);
  await launch();
  return {
    url: `postgresql://davomat@127.0.0.1:${port}/postgres`,
    restart: async (mode) => {
      server.kill(STOP_SIGNALS[mode]);
      await exited;
      await launch({ mayRefuse: mode === 'kill' });
    },
    stop: async () => {
      server.kill(STOP_SIGNALS.fast);
      await exited;
      process.off('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const postgres = await startPostgres();
  console.log(postgres ? postgres.url : 'no PostgreSQL on this machine');
  if (postgres) for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void postgres.stop());
}
