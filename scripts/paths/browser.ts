import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from '../chromium.mjs';
import { goalOf, Misused } from './chosen.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = 'tests/paths/browser';

/** Files of the walks, relative to the project's root; each area has a folder. */
const walkFiles = (): string[] =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .filter((file) => !file.startsWith(`${folder}/support/`));

/** Ids of the machines with a browser model. */
export const browserModels = (): string[] =>
  walkFiles().flatMap((file) => (file.endsWith('.model.ts') ? path.basename(file, '.model.ts') : []));

const findTestFile = (id: string): string | undefined =>
  walkFiles().find((file) => path.basename(file) === `${id}.test.ts`);

/** A machine that no single screen shows, walked by a named test instead of a model; it has no numbered paths. */
export const isWalkedByHand = (id: string): boolean =>
  findTestFile(id) !== undefined && !browserModels().includes(id);

/** The test that walks each machine; small machines of one screen share a test. */
function testsOf(ids: readonly string[]): string[] {
  const tests = walkFiles().filter((file) => file.endsWith('.test.ts'));
  const texts = new Map(tests.map((file) => [file, readFileSync(`${root}${file}`, 'utf8')]));
  const testOf = (id: string) => {
    const byHand = isWalkedByHand(id) ? findTestFile(id) : undefined;
    const found = byHand ?? tests.find((file) => texts.get(file)?.includes(`/${id}.model.ts'`));
    if (!found) throw new Misused(`no test walks ${id}.model.ts`);
    return found;
  };
  return [...new Set(ids.map(testOf))];
}

export interface BrowserRun {
  headed: boolean;
  path?: number | undefined;
  allEdges: boolean;
  /** Folder for the screenshot and duration of each step. */
  record: string;
}

/** Walks the paths of `ids` in Chromium against the real server; returns the test runner's exit code. */
export function runInBrowser(
  ids: readonly string[],
  id: string | undefined,
  { headed, path: number, allEdges, record }: BrowserRun,
): number {
  const models = browserModels();
  const walked = ids.filter((one) => models.includes(one) || isWalkedByHand(one));
  if (id !== undefined && !walked.includes(id))
    throw new Misused(`${id} has no model for a browser; these have: ${models.join(', ')}`);
  if (id !== undefined && number !== undefined && isWalkedByHand(id))
    throw new Misused(`${id} is walked by hand in ${findTestFile(id)}: it has no path ${number}`);
  const files = testsOf(id === undefined ? walked : [id]);
  ensureChromium();
  const env = {
    ...process.env,
    PATHS_HEADED: headed ? '1' : '',
    PATHS_MACHINE: id ?? '',
    PATHS_ONLY: number === undefined ? '' : String(number),
    PATHS_GOAL: goalOf(allEdges),
    PATHS_RECORD: record,
  };
  const args = ['--no-install', 'vitest', 'run', '--project', 'browser', ...files];
  return spawnSync('npx', args, { cwd: root, stdio: 'inherit', env }).status ?? 1;
}
