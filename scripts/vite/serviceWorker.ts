import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const precachedFiles = /\.(html|js|css|svg|png|webmanifest)$/;

/** `BuiltFile` of src/push: `revision` for files without a hash in their name. */
interface PrecachedFile {
  url: string;
  revision: string | null;
}

export interface ServiceWorkerOptions {
  /** The worker's source. It reads the list of files to precache from `__PRECACHE__`. */
  entry: string;
  /** Its name in the output folder. */
  fileName: string;
}

/** Bundles the service worker as one classic script that contains the list of the build's files. */
export function serviceWorker({ entry, fileName }: ServiceWorkerOptions): Plugin {
  let root: string;
  return {
    name: 'davomat-service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    writeBundle: {
      // By now all files of the build, `public/` included, are in the folder.
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (!dir) throw new Error('the build has no output folder');
        const files = await precacheList(dir);
        await build({
          absWorkingDir: root,
          entryPoints: [entry],
          outfile: join(dir, fileName),
          bundle: true,
          format: 'iife',
          target: 'es2022',
          minify: true,
          charset: 'utf8',
          logLevel: 'warning',
          define: { __PRECACHE__: JSON.stringify(files.filter(({ url }) => url !== fileName)) },
        });
      },
    },
  };
}

/** Sorted, so that equal builds give equal workers. Names in `assets/` already contain a hash of the content. */
export async function precacheList(folder: string): Promise<PrecachedFile[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const urls = entries
    .filter((entry) => entry.isFile() && precachedFiles.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  return Promise.all(
    urls.map(async (url) => ({
      url,
      revision: url.startsWith('assets/') ? null : contentHash(await readFile(join(folder, url))),
    })),
  );
}

const contentHash = (content: Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16);
