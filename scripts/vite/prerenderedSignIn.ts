import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { inlineScript } from './inlineScript.ts';

const run = promisify(execFile);
const place = '<div id="root"></div>';

/** The sign-in screen's HTML by language, rendered by the app itself in a process of its own. */
async function render(root: string): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'davomat-prerender-'));
  try {
    await build({
      root,
      configFile: false,
      mode: 'production',
      logLevel: 'warn',
      plugins: [react()],
      ssr: { noExternal: true },
      build: {
        ssr: 'src/app/prerender.tsx',
        outDir: folder,
        emptyOutDir: true,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
      },
    });
    const visitor = pathToFileURL(join(root, 'scripts/vite/newVisitor.mjs')).href;
    const env = { ...process.env, NODE_ENV: 'production' };
    const { stdout } = await run(process.execPath, ['--import', visitor, join(folder, 'prerender.mjs')], {
      env,
    });
    return JSON.parse(stdout) as Record<string, string>;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Puts the sign-in screen into the page in each language, with the styles of the entry, so that a visitor sees it as
 * soon as the page itself is there.
 */
export function prerenderedSignIn(): Plugin {
  let root: string;
  return {
    name: 'davomat-prerendered-sign-in',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const show = await inlineScript(join(root, 'scripts/vite/signInAhead.js'));
        const forms = Object.entries(await render(root)).map(
          ([language, form]) => `<template id="sign-in-${language}">${form}</template>`,
        );
        return withStyles(html, bundle ?? {}).replace(
          place,
          () => `${place}${forms.join('')}<script>${show}</script>`,
        );
      },
    },
  };
}

/**
 * The styles stand after the scripts, whose addresses are to be seen first. The link is not followed; Vite's loader of
 * chunks finds it and asks for no file.
 */
function withStyles(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (_, file: string) => {
    const asset = bundle[file];
    if (asset?.type !== 'asset') throw new Error(`the build has no ${file}`);
    delete bundle[file];
    return `<link rel="stylesheet" href="/${file}" disabled><style>${String(asset.source).trim()}</style>`;
  });
}
