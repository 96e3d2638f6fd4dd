import { accessSync, constants, existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { CannotStart } from '../cannotStart.ts';
import { lockDirectory } from './dataLock.ts';
import { DurableFiles, durableStartParams } from './durableFiles.ts';
import { makeFolder } from './makeFolder.ts';
import { sqlState } from './transaction.ts';

const DISK_FULL = '53100';

/** Names that Node.js and PostgreSQL give the same faults; the numbers are WASI's, which the embedded database throws. */
const faults: readonly { is: RegExp; says: (path: string) => string }[] = [
  {
    is: /ENOSPC|EDQUOT|No space left|disk_full|errno 51\b/,
    says: (path) => `The disk of the data folder ${path} is full`,
  },
  {
    is: /EACCES|EPERM|EROFS|ENOENT|Permission denied|Read-only file system|errno (2|63|69)\b/,
    says: (path) =>
      `The data folder ${path} cannot be written to: change its permissions, or set DATA_DIR to another`,
  },
  {
    is: /EEXIST|ENOTDIR|errno 54\b/,
    says: (path) => `The data folder ${path} is not a folder: set DATA_DIR to another`,
  },
];

/** @param said what PostgreSQL wrote before it gave up */
function cannotOpen(dataDir: string, error: unknown, said: string): CannotStart {
  const { code, errno, message, path = dataDir } = Object(error) as Partial<NodeJS.ErrnoException>;
  const reason = said || code || (errno === undefined ? message : `errno ${errno}`);
  const fault = faults.find(({ is }) => is.test(reason ?? ''));
  return new CannotStart(
    fault?.says(path) ??
      `The database in the data folder ${dataDir} cannot be opened (${reason}): restore the folder from a backup, or set DATA_DIR to another`,
  );
}

/** Creates the folder, or refuses one that holds anything but a database. Returns whether it holds a database. */
function holdsDatabase(postgres: string): boolean {
  makeFolder(postgres);
  if (!statSync(postgres).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
  accessSync(postgres, constants.R_OK | constants.W_OK | constants.X_OK);
  if (existsSync(join(postgres, 'PG_VERSION'))) return true;
  if (readdirSync(postgres).length)
    throw new CannotStart(
      `${postgres} holds files but no database (PG_VERSION is missing): restore it from a backup, or set DATA_DIR to another folder`,
    );
  return false;
}

export interface DataFolder {
  lite: PGlite;
  /** What to throw for an error of the migrations: they are the first to write. */
  explain: (error: unknown) => unknown;
  /** Call once the database is closed. */
  release: () => Promise<void>;
}

/** Opens the embedded database of a data folder, for this process alone. Throws CannotStart for whatever is wrong with it. */
export async function openDataFolder(dataDir: string): Promise<DataFolder> {
  const postgres = join(dataDir, 'postgres');
  /** Left behind when the process dies while creating a database, whose remains are then deleted. */
  const unfinished = join(dataDir, 'postgres.unfinished');
  let said = '';
  let release: (() => Promise<void>) | undefined;
  try {
    release = await lockDirectory(dataDir);
    if (existsSync(unfinished)) rmSync(postgres, { recursive: true, force: true });
    if (!holdsDatabase(postgres)) writeFileSync(unfinished, '');
    const lite = await PGlite.create({
      fs: new DurableFiles(postgres),
      startParams: durableStartParams,
      onStderr: (line) => {
        said = /(?:FATAL|PANIC): +(.+)/.exec(line)?.[1] ?? said;
        return false;
      },
    });
    rmSync(unfinished, { force: true });
    const explain = (error: unknown) => {
      const isFull = sqlState(error) === DISK_FULL;
      return said || isFull ? cannotOpen(dataDir, error, isFull ? 'disk_full' : said) : error;
    };
    return { lite, explain, release };
  } catch (error) {
    await release?.();
    throw error instanceof CannotStart ? error : cannotOpen(dataDir, error, said);
  }
}
