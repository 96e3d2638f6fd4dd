import { spawnSync } from 'node:child_process';
import { generateContract } from './generateContract.mjs';

await generateContract();
const tables = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/generateTables.ts'], {
  stdio: 'inherit',
});
process.exitCode = tables.status ?? 1;
