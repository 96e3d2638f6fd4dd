import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from '../chromium.mjs';
import { Misused } from './chosen.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = 'tests/paths/browser';

/** Ids of the machines whose paths a browser walks: those with a model. */
export const browserModels = (): string[] =>
  readdirSync(`${root}${folder}`).flatMap((name) => (name.endsWith('.model.ts') ? name.slice(0, -9) : []));

export interface BrowserRun {
  headed: boolean;
  path?: number | undefined;
  allEdges: boolean;
  /** Folder for what each step looked like and how long it took. */
  record: string;
}

/** Walks the models' paths in Chromium against the real server; the exit code of the test runner. */
export function runInBrowser(id: string | undefined, { headed, path, allEdges, record }: BrowserRun): number {
  if (id !== undefined && !existsSync(`${root}${folder}/${id}.model.ts`))
    throw new Misused(`${id} has no model for a browser; these have: ${browserModels().join(', ')}`);
  ensureChromium();
  const files = (id === undefined ? browserModels() : [id]).map((name) => `${folder}/${name}.test.ts`);
  const env = {
    ...process.env,
    PATHS_HEADED: headed ? '1' : '',
    PATHS_ONLY: path === undefined ? '' : String(path),
    PATHS_ALL_EDGES: allEdges ? '1' : '',
    PATHS_RECORD: record,
  };
  const args = ['--no-install', 'vitest', 'run', '--project', 'browser', ...files];
  return spawnSync('npx', args, { cwd: root, stdio: 'inherit', env }).status ?? 1;
}
