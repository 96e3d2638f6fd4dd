import { spawnSync } from 'node:child_process';
import { staleContractFiles } from './generateContract.mjs';

const bin = (name) => `node_modules/.bin/${name}`;

/** Everything about the code that needs no running: format, lint and rooms, types, contract. */
const steps = [
  ['format', bin('prettier'), ['--check', '--log-level', 'warn', '.']],
  ['lint and rooms', bin('eslint'), ['.']],
  ['types', process.execPath, ['node_modules/tsgo/bin/tsc', '-p', 'tsconfig.json']],
  ['charts and pages of the machines', process.execPath, ['--import', 'tsx', 'scripts/charts.ts', '--check']],
  ['contract (redocly)', bin('redocly'), ['lint', 'openapi/openapi.yaml']],
  ['contract (spectral, OWASP)', bin('spectral'), ['lint', '--quiet', 'openapi/generated/contract.json']],
];

let failed = 0;
const report = (name, ok, output = '') => {
  console.log(`${ok ? '✓' : '✗'} ${name}`);
  if (!ok) console.log(output.trim());
  failed += ok ? 0 : 1;
};

for (const [name, command, args] of steps) {
  const run = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
  });
  report(name, run.status === 0, `${run.stdout}${run.stderr}`);
}
const stale = await staleContractFiles();
report('generated contract is fresh', stale.length === 0, `run \`npm run generate\`: ${stale.join(', ')}`);

process.exitCode = failed ? 1 : 0;
