import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { inlineScript } from './inlineScript.ts';

const script = '<script src="/boot.js"></script>';

/** Files and calls that public/boot.js requests before the app does. */
interface FilesAhead {
  /** By language: the texts of the first screens, and those of the pages after sign-in. */
  first: Record<string, string[]>;
  texts: Record<string, string[]>;
  /** What every page needs after sign-in, and by role the chunk of its pages. */
  signedIn: string[];
  roles: Record<string, string[]>;
  calls: typeof calls;
}

/** By role and page: the calls under /api that the page begins with. `signedInPages.test.ts` sees one that is not. */
const calls = {
  employer: {
    '/home': [
      'attendance/day-board?pageSize=10&sort=-arrivedAt',
      'payments/requests?state=inProcess&pageSize=10',
      'attendance/arrivals',
    ],
    '/employees': ['employees?page=1&pageSize=20'],
    '/requests': ['payments/requests?page=1&pageSize=20'],
    '/attendances': ['attendance/day-board?page=1&pageSize=20'],
  },
  employee: {
    '/home': ['payments/salary', 'attendance/my-month', 'payments/requests?pageSize=10'],
    '/attendances': ['attendance/my-month'],
  },
};

const textsFile = /\/src\/i18n\/([^/]+)\/groups\/(first|pages)\.ts$/;
const screensFile = /\/src\/(?:app|screens)\/(signedIn|employer|employee)\.ts$/;

/** Puts public/boot.js into the page, with the names of those files in this build, which contain hashes. */
export function filesAhead(): Plugin {
  let publicDir: string;
  return {
    name: 'davomat-files-ahead',
    apply: 'build',
    configResolved(config) {
      ({ publicDir } = config);
    },
    async writeBundle({ dir }) {
      if (!dir) throw new Error('the build has no output folder');
      // Copied with the other files of its folder, but the page contains it.
      await rm(join(dir, 'boot.js'));
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const files: FilesAhead = { first: {}, texts: {}, signedIn: [], roles: {}, calls };
        for (const output of Object.values(bundle ?? {})) {
          const file = `/${output.fileName}`;
          if (output.type === 'asset') {
            if (/assets\/(?:own|later)-.+\.css$/.test(file)) files.signedIn.push(file);
            continue;
          }
          const entry = output.facadeModuleId ?? '';
          const [, language, group] = textsFile.exec(entry) ?? [];
          if (language !== undefined) files[group === 'first' ? 'first' : 'texts'][language] = [file];
          // Matches a group's chunk, and the small chunk imported under the name of its entry.
          const area = screensFile.exec(entry)?.[1] ?? (output.isEntry ? '' : output.name);
          if (area === 'signedIn') files.signedIn.push(file);
          if (area === 'employer' || area === 'employee') (files.roles[area] ??= []).push(file);
        }
        const counts = [files.first, files.texts, files.signedIn, files.roles].map(
          (one) => Object.keys(one).length,
        );
        if (counts.join() !== '3,3,4,2' || !html.includes(script))
          throw new Error(`boot.js would ask for ${JSON.stringify(files)}`);
        const code = await inlineScript(join(publicDir, 'boot.js'));
        return html.replace(script, () => `<script data-files='${JSON.stringify(files)}'>${code}</script>`);
      },
    },
  };
}
