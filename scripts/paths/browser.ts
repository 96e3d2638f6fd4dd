import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from '../chromium.mjs';
import { Misused } from './chosen.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = 'tests/paths/browser';

/** Ids of the machines whose paths a browser walks: those with a model. */
export const browserModels = (): string[] =>
  readdirSync(`${root}${folder}`).flatMap((name) => (name.endsWith('.model.ts') ? name.slice(0, -9) : []));

/** A machine that no one screen shows, walked by a test of its own name instead of a model; it has no numbered paths. */
export const isWalkedByHand = (id: string): boolean =>
  existsSync(`${root}${folder}/${id}.test.ts`) && !browserModels().includes(id);

/** The test that walks each of the machines; small ones of one screen share a test. */
function testsOf(ids: readonly string[]): string[] {
  const tests = readdirSync(`${root}${folder}`).filter((name) => name.endsWith('.test.ts'));
  const texts = new Map(tests.map((name) => [name, readFileSync(`${root}${folder}/${name}`, 'utf8')]));
  const testOf = (id: string) => {
    if (isWalkedByHand(id)) return `${folder}/${id}.test.ts`;
    const found = tests.find((name) => texts.get(name)?.includes(`'./${id}.model.ts'`));
    if (!found) throw new Misused(`no test walks ${folder}/${id}.model.ts`);
    return `${folder}/${found}`;
  };
  return [...new Set(ids.map(testOf))];
}

export interface BrowserRun {
  headed: boolean;
  path?: number | undefined;
  allEdges: boolean;
  /** Folder for what each step looked like and how long it took. */
  record: string;
}

/** Walks the paths of `ids` in Chromium against the real server; the exit code of the test runner. */
export function runInBrowser(
  ids: readonly string[],
  id: string | undefined,
  { headed, path, allEdges, record }: BrowserRun,
): number {
  const models = browserModels();
  const walked = ids.filter((one) => models.includes(one) || isWalkedByHand(one));
  if (id !== undefined && !walked.includes(id))
    throw new Misused(`${id} has no model for a browser; these have: ${models.join(', ')}`);
  if (id !== undefined && path !== undefined && isWalkedByHand(id))
    throw new Misused(`${id} is walked by hand in ${folder}/${id}.test.ts: it has no path ${path}`);
  const files = testsOf(id === undefined ? walked : [id]);
  ensureChromium();
  const env = {
    ...process.env,
    PATHS_HEADED: headed ? '1' : '',
    PATHS_MACHINE: id ?? '',
    PATHS_ONLY: path === undefined ? '' : String(path),
    PATHS_ALL_EDGES: allEdges ? '1' : '',
    PATHS_RECORD: record,
  };
  const args = ['--no-install', 'vitest', 'run', '--project', 'browser', ...files];
  return spawnSync('npx', args, { cwd: root, stdio: 'inherit', env }).status ?? 1;
}
