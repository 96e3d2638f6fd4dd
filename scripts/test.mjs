import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureLibreOffice } from './libreOffice.mjs';
import { startPostgres } from './postgres.mjs';
import { takeSecondLook } from './secondLook.mjs';
import { onBothEngines, onBothEnginesInTheLongRun } from './testEngines.mjs';
import { RECORD_VARIABLE } from './testRecorder.mjs';
import { closingReport } from './testReport.mjs';

const long = process.argv.includes('--long');
const only = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const records = mkdtempSync(join(tmpdir(), 'davomat-tests-'));
/** Counts of steps without test files, and of results that belong to no file. */
const totals = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
/** Every test file of every layer, with how it is run. */
const testFiles = [];

function run(command, args, env = {}) {
  const began = Date.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return { ok: status === 0, seconds: Math.round((Date.now() - began) / 1000) };
}

let runs = 0;
/** A project of Vitest, read from the record it writes: without one it has crashed. */
function runProject(project, files, { env = {}, options = [] } = {}) {
  runs += 1;
  const file = join(records, `${runs}.json`);
  const args = ['vitest', 'run', '--project', project, ...files, ...options];
  const reporters = ['--reporter=default', '--reporter=./scripts/testRecorder.mjs'];
  const { ok, seconds } = run('npx', ['--no-install', ...args, ...reporters], {
    ...env,
    [RECORD_VARIABLE]: file,
    DAVOMAT_LONG: long ? '1' : '',
  });
  try {
    return { ok, seconds, ...JSON.parse(readFileSync(file, 'utf8')) };
  } catch {
    return { ok: false, seconds, files: [], errors: ['no record was written'] };
  }
}

const sum = (counts) => counts.reduce((all, one) => all + one, 0);

function fail(text) {
  totals.failed += 1;
  failures.push(text);
}

function runLayer(name, project, { files = [], ...how } = {}) {
  if (only.length && !only.includes(project)) return;
  const { ok, seconds, files: results, errors } = runProject(project, files, how);
  for (const one of results) {
    testFiles.push({ ...one, name, project, how });
    for (const test of one.skipped) console.log(`skipped: ${test}`);
  }
  for (const error of errors) fail(`${name}: outside the tests: ${error}`);
  const failed = sum(results.map((one) => one.failed));
  if (!ok && failed === 0 && errors.length === 0) fail(`${name}: every test passed, yet the run failed`);
  const passed = sum(results.map((one) => one.passed));
  console.log(`— ${name}: ${passed} passed, ${failed + errors.length} failed, ${seconds} s\n`);
}

/** Undefined unless the whole run of the file was good. */
function runAlone({ file, name, project, how }) {
  const options = [
    ...(how.options ?? []).filter((option) => !option.startsWith('--maxWorkers')),
    '--maxWorkers=1',
  ];
  const again = runProject(project, [file], { ...how, options });
  const good = again.ok && again.errors.length === 0;
  console.log(`— ${name}: ${file}, alone: ${good ? 'passed' : 'failed'}, ${again.seconds} s\n`);
  return good ? again.files.find((one) => one.file === file) : undefined;
}

function step(name, command, args) {
  if (only.length) return;
  const { ok, seconds } = run(command, args);
  count(name, ok);
  console.log(`— ${name}: ${ok ? 'ok' : 'failed'}, ${seconds} s\n`);
}

function count(name, ok) {
  totals[ok ? 'passed' : 'failed'] += 1;
  if (!ok) failures.push(`${name}: above`);
}

/**
 * Runs a step beside the layers. Its output goes to a file: a layer blocks this process, so that nobody would read a pipe.
 * Returns a function that waits for its end, prints what it said and counts it.
 */
function startBeside(name, command, args) {
  const file = join(records, `${name}.txt`);
  const output = openSync(file, 'w');
  const child = spawn(command, args, { stdio: ['ignore', output, output] });
  const closed = once(child, 'close');
  return async () => {
    const [code] = await closed;
    console.log(readFileSync(file, 'utf8').trimEnd());
    count(name, code === 0);
    console.log(`— ${name}: ${code === 0 ? 'ok' : 'failed'}, beside the layers\n`);
  };
}

const endCheck = only.length
  ? undefined
  : startBeside('check', process.execPath, ['scripts/check.mjs', '--aside']);
step('build', process.execPath, ['scripts/build.mjs']);
runLayer('unit', 'unit');
runLayer('paths on live actors', 'paths');

const needsDatabase = !only.length || only.includes('server') || only.includes('browser');
if (!only.length || only.includes('server')) ensureLibreOffice();
const postgres = needsDatabase ? await startPostgres({ inMemory: true }) : undefined;
const onPostgres = postgres ? { TEST_DATABASE_URL: postgres.url } : {};
if (postgres) {
  // Half of this layer's time is spent waiting for processes and locks, so one extra worker keeps two cores busy.
  runLayer('server on PostgreSQL', 'server', { env: onPostgres, options: ['--maxWorkers=3'] });
  const files = long ? [...onBothEngines, ...onBothEnginesInTheLongRun] : onBothEngines;
  runLayer('server on the embedded database, where engines differ', 'server', { files });
} else runLayer('server on the embedded database', 'server');

if (!only.length || only.includes('browser')) {
  ensureChromium();
  runLayer('browser', 'browser', { env: onPostgres });
}
await endCheck?.();
const look = takeSecondLook(testFiles, runAlone);
await postgres?.stop();

for (const one of look.files) {
  totals.passed += one.passed;
  totals.failed += one.failed;
  totals.skipped += one.skipped.length;
  failures.push(...one.failures.map((failure) => `${one.name}: ${one.file}: ${failure}`));
}
failures.push(...look.failures);

const { ok, text } = closingReport({
  totals,
  failures,
  flaky: look.flaky,
  durations: look.files,
  lacksPostgres: needsDatabase && !postgres,
  isCi: process.env.CI === 'true',
});
console.log(text);
process.exitCode = ok ? 0 : 1;
