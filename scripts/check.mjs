import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { staleContractFiles } from './generateContract.mjs';

/** With `--aside` only what other work leaves idle: the steps inherit it. */
if (process.argv.includes('--aside')) setPriority(constants.priority.PRIORITY_LOW);

const bin = (name) => `node_modules/.bin/${name}`;

/** Everything that can be checked without running the code: format, lint and rooms, types, contract. */
const steps = [
  ['lint and rooms', process.execPath, ['node_modules/oxlint/bin/oxlint', '.']],
  // With a larger young generation than Node's own, which it fills all the time, Prettier collects garbage less often.
  [
    'format',
    process.execPath,
    [
      '--max-semi-space-size=64',
      'node_modules/prettier/bin/prettier.cjs',
      '--check',
      '--log-level',
      'warn',
      '.',
    ],
  ],
  ['types', process.execPath, ['node_modules/tsgo/bin/tsc', '-p', 'tsconfig.json', '--singleThreaded']],
  ['charts and pages of the machines', process.execPath, ['--import', 'tsx', 'scripts/charts.ts', '--check']],
  ['contract (redocly)', bin('redocly'), ['lint', 'openapi/openapi.yaml']],
  ['contract (spectral, OWASP)', process.execPath, ['scripts/lintContract.mjs']],
];

let failed = 0;
const report = (name, ok, output = '') => {
  console.log(`${ok ? '✓' : '✗'} ${name}`);
  if (!ok) console.log(output.trim());
  failed += ok ? 0 : 1;
};

const env = {
  ...process.env,
  // On several processors the linter's type checker does part of its work several times.
  GOMAXPROCS: '1',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  NO_COLOR: '1',
};

async function run([name, command, args]) {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  report(name, code === 0, output);
}

/** Two at a time, each of which keeps about one processor busy. */
const waiting = [...steps];
const worker = async () => {
  for (let step = waiting.shift(); step; step = waiting.shift()) await run(step);
};
await Promise.all([worker(), worker()]);

const stale = await staleContractFiles();
report('generated contract is fresh', stale.length === 0, `run \`npm run generate\`: ${stale.join(', ')}`);

process.exitCode = failed ? 1 : 0;
