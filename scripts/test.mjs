import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from './chromium.mjs';
import { startPostgres } from './postgres.mjs';
import { onBothEngines } from './testEngines.mjs';
import { closingReport } from './testReport.mjs';

const long = process.argv.includes('--long');
const only = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const reports = mkdtempSync(join(tmpdir(), 'davomat-tests-'));
const totals = { passed: 0, failed: 0, skipped: 0 };
/** Repeated at the end, where people look for them. */
const failures = [];
/** Of each test file, in all layers. */
const durations = [];

function run(command, args, env = {}) {
  const began = Date.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return { ok: status === 0, seconds: Math.round((Date.now() - began) / 1000) };
}

const firstLines = (message = '') =>
  stripVTControlCharacters(message).split('\n').slice(0, 3).join(' ').slice(0, 400);

/** Each layer is a Vitest project, counted from its JSON report, so that a crash counts as a failure. */
function layer(name, project, { env = {}, files = [], options = [] } = {}) {
  if (only.length && !only.includes(project)) return;
  const file = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  const args = [
    'vitest',
    'run',
    '--project',
    project,
    ...files,
    ...options,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const { ok, seconds } = run('npx', ['--no-install', ...args], { ...env, DAVOMAT_LONG: long ? '1' : '' });
  const counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    counts.passed = report.numPassedTests;
    counts.failed = report.numFailedTests;
    counts.skipped = report.numPendingTests + (report.numTodoTests ?? 0);
    for (const suite of report.testResults) {
      const file = relative(process.cwd(), suite.name);
      durations.push({ file, name, seconds: (suite.endTime - suite.startTime) / 1000 });
      if (suite.status === 'failed' && suite.assertionResults.length === 0) {
        counts.failed += 1;
        failures.push(`${name}: ${file}: ${firstLines(suite.message)}`);
      }
      for (const test of suite.assertionResults) {
        if (test.status === 'skipped' || test.status === 'pending') console.log(`skipped: ${test.fullName}`);
        if (test.status === 'failed')
          failures.push(`${name}: ${file}: ${test.fullName}: ${firstLines(test.failureMessages[0])}`);
      }
    }
  } catch {
    counts.failed += 1;
    failures.push(`${name}: no report was written`);
  }
  if (!ok && counts.failed === 0) {
    counts.failed += 1;
    failures.push(`${name}: every test passed, yet the run failed (an error outside the tests, above)`);
  }
  for (const key of Object.keys(totals)) totals[key] += counts[key];
  console.log(`— ${name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s\n`);
}

function step(name, command, args) {
  if (only.length) return;
  const { ok, seconds } = run(command, args);
  totals[ok ? 'passed' : 'failed'] += 1;
  if (!ok) failures.push(`${name}: above`);
  console.log(`— ${name}: ${ok ? 'ok' : 'failed'}, ${seconds} s\n`);
}

step('check', process.execPath, ['scripts/check.mjs']);
step('build', process.execPath, ['scripts/build.mjs']);
layer('unit', 'unit');
layer('paths on live actors', 'paths');

const needsDatabase = !only.length || only.includes('server') || only.includes('browser');
const postgres = needsDatabase ? await startPostgres() : undefined;
const onPostgres = postgres ? { TEST_DATABASE_URL: postgres.url } : {};
if (postgres) {
  // Half of this layer waits for processes and locks: one more worker than elsewhere keeps two cores busy.
  layer('server on PostgreSQL', 'server', { env: onPostgres, options: ['--maxWorkers=3'] });
  layer('server on the embedded database, where engines differ', 'server', { files: onBothEngines });
} else layer('server on the embedded database', 'server');

if (!only.length || only.includes('browser')) {
  ensureChromium();
  layer('browser', 'browser', { env: onPostgres });
}
await postgres?.stop();

const { ok, text } = closingReport({
  totals,
  failures,
  durations,
  lacksPostgres: needsDatabase && !postgres,
  isCi: process.env.CI === 'true',
});
console.log(text);
process.exitCode = ok ? 0 : 1;
