import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface SyncableModule {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number | null }) => number } };
}

/**
 * The embedded database turns fsync off and its file system never syncs, so a power cut could lose or corrupt
 * commits. This file system really syncs; the start parameters make PostgreSQL request it (its default, fdatasync,
 * does nothing here). Reaches into the library: its version is pinned, and a test counts the syncs.
 */
export class DurableFiles extends NodeFS {
  syncs = 0;

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const started = await super.init(...args);
    const { emscriptenOpts } = started;
    const before = emscriptenOpts.preRun;
    const patch = (module: unknown) => {
      (module as SyncableModule).NODEFS.stream_ops.fsync = ({ nfd }) => {
        if (nfd != null) fs.fsyncSync(nfd);
        this.syncs += 1;
        return 0;
      };
    };
    emscriptenOpts.preRun = [...(Array.isArray(before) ? before : before ? [before] : []), patch];
    return started;
  }
}

export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];
