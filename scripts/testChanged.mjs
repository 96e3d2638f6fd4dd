import { execFileSync, spawnSync } from 'node:child_process';
import { planRuns } from './changedTests.mjs';
import { ensureChromium } from './chromium.mjs';
import { startPostgres } from './postgres.mjs';

// Runs the tests that a change can reach; with --list, names their files.

const isListing = process.argv.includes('--list');
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** The commit where this branch left main or, on main itself, the last commit. */
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
console.log(`${changed.length} files changed since ${base.slice(0, 8)}`);

const runs = planRuns(changed, base);
const vitest = (args, env = {}) =>
  spawnSync('npx', ['--no-install', 'vitest', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status === 0;

if (isListing) {
  for (const args of runs) vitest(['list', '--filesOnly', ...args]);
} else {
  const postgres = await startPostgres({ inMemory: true });
  ensureChromium();
  const passed = runs.map((args) =>
    vitest(['run', '--passWithNoTests', ...args], postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
  );
  await postgres?.stop();
  process.exitCode = passed.every(Boolean) ? 0 : 1;
}
