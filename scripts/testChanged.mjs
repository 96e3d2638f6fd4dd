import { execFileSync, spawnSync } from 'node:child_process';
import { ensureChromium } from './chromium.mjs';
import { startPostgres } from './postgres.mjs';

// Runs the tests that a change can reach: those that import a changed file, and those that walk a changed screen in Chromium.

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Where this branch left main, or the last commit on main itself. */
const base = (() => {
  try {
    return git('merge-base', 'HEAD', 'main');
  } catch {
    return 'HEAD';
  }
})();
const changed = [
  ...git('diff', '--name-only', base).split('\n'),
  ...git('ls-files', '--others', '--exclude-standard').split('\n'),
].filter(Boolean);

/** Tests reach the app through its built files, which no import shows: its area's walks stand for a screen's. */
const areaOf = (file) => /^src\/(?:actors|screens)\/([^/]+)\//.exec(file)?.[1];
const appFiles = changed.filter(
  (file) => /^(src|public)\/|^index\.html$/.test(file) && !/\.test\.tsx?$/.test(file),
);
const areas = new Set(appFiles.map(areaOf));
const browserFilters = areas.has(undefined) ? [] : [...areas].map((area) => `tests/paths/browser/${area}/`);

const postgres = await startPostgres();
const env = { ...process.env, ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}) };
const vitest = (...args) =>
  spawnSync('npx', ['--no-install', 'vitest', 'run', '--passWithNoTests', ...args], { stdio: 'inherit', env })
    .status === 0;

console.log(`${changed.length} files changed since ${base.slice(0, 8)}`);
ensureChromium();
const reached = vitest('--changed', base);
const walked = appFiles.length === 0 || vitest('--project', 'browser', ...browserFilters);
await postgres?.stop();
process.exitCode = reached && walked ? 0 : 1;
