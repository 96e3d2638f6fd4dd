import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/database/open.ts';
import { newId } from '#server/identifier.ts';
import { processEnvironment, serverCommand } from '#tests/support/server/process.ts';
import { createDatabase, postgresUrl } from '#tests/support/server/testDatabase.ts';

const folder = mkdtempSync(join(tmpdir(), 'davomat-refused-'));
const at = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const organization = { id: newId(), title: 'Namuna', tin: '1234567', version: 1, createdAt: new Date(0) };

/** The process's output and exit code. `before` runs as root in a mount namespace of its own. */
async function start(environment: Record<string, string>, before?: string) {
  const [command, ...rest] = before
    ? ['unshare', '-m', 'sh', '-c', `${before} && exec "$@"`, 'sh', ...serverCommand]
    : serverCommand;
  const child = spawn(command, rest, {
    env: processEnvironment(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const receive = (chunk: Buffer) => {
    output += chunk.toString();
    // If it starts after all, it is stopped.
    if (output.includes('Davomat: http')) child.kill('SIGKILL');
  };
  child.stdout.on('data', receive);
  child.stderr.on('data', receive);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, output };
}

const mayMount = (() => {
  try {
    execFileSync('unshare', ['-m', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

describe('a start that cannot succeed ends with one line that says why:', () => {
  beforeAll(async () => {
    const made = await openDatabase({ databaseUrl: undefined, dataDir: at('good') });
    // With a company in it, no start fills it with the sample before it is refused.
    await made.db.insertInto('organization').values(organization).execute();
    await made.close();
  });

  it('a data folder with files but no database, which stay as they are', async () => {
    cpSync(at('good'), at('noVersion'), { recursive: true });
    rmSync(at('noVersion/postgres/PG_VERSION'));
    const before = readdirSync(at('noVersion/postgres'));
    const postgres = at('noVersion/postgres');
    expect(await start({ DATA_DIR: at('noVersion') })).toEqual({
      code: 1,
      output: `${postgres} holds files but no database (PG_VERSION is missing): restore it from a backup, or set DATA_DIR to another folder\n`,
    });
    expect(readdirSync(postgres)).toEqual(before);
  });

  it('a control file that was cut', async () => {
    cpSync(at('good'), at('cut'), { recursive: true });
    truncateSync(at('cut/postgres/global/pg_control'), 100);
    expect(await start({ DATA_DIR: at('cut') })).toEqual({
      code: 1,
      output: `The database in the data folder ${at('cut')} cannot be opened (could not read file "global/pg_control": read 100 of 296): restore the folder from a backup, or set DATA_DIR to another\n`,
    });
  });

  it('a file instead of a folder', async () => {
    writeFileSync(at('file'), '');
    expect(await start({ DATA_DIR: at('file') })).toEqual({
      code: 1,
      output: `The data folder ${at('file')} is not a folder: set DATA_DIR to another\n`,
    });
  });

  it.runIf(existsSync('/proc/self'))(
    'a folder that cannot be made, where the system says that it does not exist',
    async () => {
      expect(await start({ DATA_DIR: '/proc/davomat' })).toEqual({
        code: 1,
        output:
          'The data folder /proc/davomat cannot be written to: change its permissions, or set DATA_DIR to another\n',
      });
    },
  );

  // These need a mount namespace, which only root may create.
  describe.runIf(mayMount)('a disk that', () => {
    beforeAll(() => mkdirSync(at('mounted')));
    const mount = (options: string) => `mount -t tmpfs -o ${options} tmpfs ${at('mounted')}`;
    const isFull = { code: 1, output: `The disk of the data folder ${at('mounted')} is full\n` };
    const fill = `(dd if=/dev/zero of=${at('mounted/fill')} bs=1k 2>/dev/null || true)`;

    it('is too small for a new database', async () => {
      expect(await start({ DATA_DIR: at('mounted') }, mount('size=20m'))).toEqual(isFull);
    });

    it('became full', async () => {
      const full = `${mount('size=60m')} && cp -r ${at('good/postgres')} ${at('mounted')} && ${fill}`;
      expect(await start({ DATA_DIR: at('mounted') }, full)).toEqual(isFull);
    });

    it('cannot be written to', async () => {
      const readOnly = `${mount('size=60m')} && cp -r ${at('good/postgres')} ${at('mounted')} && mount -o remount,ro ${at('mounted')}`;
      const { code, output } = await start({ DATA_DIR: at('mounted') }, readOnly);
      expect([code, output]).toEqual([
        1,
        `The data folder ${at('mounted/postgres')} cannot be written to: change its permissions, or set DATA_DIR to another\n`,
      ]);
    });
  });

  it('an address that is no address of this machine, or no name', async () => {
    const hosts = ['192.0.2.1', 'no-such-host.invalid'];
    // Copies, because the address is tried when the database is open: a new one would have to be made and migrated first.
    for (const HOST of hosts) cpSync(at('good'), at(HOST), { recursive: true });
    const ends = await Promise.all(hosts.map((HOST) => start({ DATA_DIR: at(HOST), HOST })));
    expect(ends).toEqual([
      { code: 1, output: 'HOST 192.0.2.1 is no address of this machine\n' },
      { code: 1, output: 'HOST no-such-host.invalid cannot be found\n' },
    ]);
  });

  it('a port that is taken', async () => {
    const other = net.createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as net.AddressInfo;
    const taken = { code: 1, output: `Port ${port} is taken: set PORT to another\n` };
    const folders = ['memory', at('good')];
    const ends = await Promise.all(
      folders.map((dataDir) => start({ DATA_DIR: dataDir, PORT: String(port) })),
    );
    expect(ends).toEqual([taken, taken]);
    await new Promise((resolve) => other.close(resolve));
  });

  it('a PostgreSQL that does not listen, or that nobody knows', async () => {
    const closed = await start({ DATABASE_URL: 'postgresql://davomat:secret@127.0.0.1:1/davomat' });
    expect(closed).toEqual({
      code: 1,
      output: 'No PostgreSQL listens at 127.0.0.1:1: start it, or correct DATABASE_URL\n',
    });
    const unknown = await start({ DATABASE_URL: 'postgresql://davomat:secret@no-such-host.invalid/davomat' });
    expect(unknown).toEqual({
      code: 1,
      output: 'The host no-such-host.invalid of DATABASE_URL cannot be found\n',
    });
    const unreadable = await start({ DATABASE_URL: 'postgresql://%' });
    expect(unreadable).toEqual({
      code: 1,
      output: 'DATABASE_URL: expected postgresql://user:password@host:5432/database\n',
    });
  });

  it.runIf(postgresUrl)('a PostgreSQL without that database or that user', async () => {
    const { url, drop } = await createDatabase(postgresUrl ?? '');
    const other = (change: (url: URL) => void) => {
      const changed = new URL(url);
      change(changed);
      return changed;
    };
    const missing = other((to) => (to.pathname = '/no_such_database'));
    expect(await start({ DATABASE_URL: missing.href })).toEqual({
      code: 1,
      output: `PostgreSQL at ${missing.host} has no database no_such_database: create it, or correct DATABASE_URL\n`,
    });
    const stranger = other((to) => (to.username = 'no_such_user'));
    expect(await start({ DATABASE_URL: stranger.href })).toEqual({
      code: 1,
      output: `PostgreSQL at ${stranger.host} refuses the user no_such_user: correct DATABASE_URL\n`,
    });
    await drop();
  });
});

it('weak keys in production are refused by name, without a stack and without the keys', async () => {
  const key = '0123456789abcdeffedcba98765432100f1e2d3c4b5a69788796a5b4c3d2e1f0';
  const production = { NODE_ENV: 'production', ALLOW_EMBEDDED: '1', DATA_DIR: at('unused') };
  const zero = await start({ ...production, SECRET_KEY: key, DATA_KEY: '0'.repeat(64) });
  expect(zero.code).toBe(1);
  expect(zero.output).toContain('  DATA_KEY: too regular to be random; generate one');
  const same = await start({ ...production, SECRET_KEY: key, DATA_KEY: key });
  expect(same.code).toBe(1);
  expect(same.output).toContain('  DATA_KEY: must differ from SECRET_KEY\n');
  for (const { output } of [zero, same]) {
    expect(output).toMatch(/^Configuration refused:\n( {2}.+\n)+$/);
    expect(output).not.toContain(key);
    expect(output).not.toMatch(/^\s+at /m);
  }
  expect(existsSync(at('unused'))).toBe(false);
});

describe('a first start that was cut off', () => {
  it('is made anew by the next one', async () => {
    const postgres = at('cutOff/postgres');
    mkdirSync(join(postgres, 'base'), { recursive: true });
    writeFileSync(at('cutOff/postgres.unfinished'), '');
    const opened = await openDatabase({ databaseUrl: undefined, dataDir: at('cutOff') });
    await opened.close();
    expect(existsSync(join(postgres, 'PG_VERSION'))).toBe(true);
    expect(readdirSync(at('cutOff'))).toEqual(['postgres']);
  });
});
