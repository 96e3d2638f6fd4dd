import { parseArgs } from 'node:util';
import { strengthOf } from '../tests/paths/engine/strength.ts';
import { loadMachines } from '../tests/paths/registry.ts';
import { screenMutants } from './mutants/screens.ts';
import { table } from './paths/table.ts';

const LIMIT = 0.9;

async function machineMutants(only: string | undefined): Promise<number> {
  const { machines } = await loadMachines();
  const chosen = machines.filter(({ id }) => only === undefined || id === only);
  if (chosen.length === 0) {
    console.error(`There is no machine ${only}. \`npm run paths -- list\` names them.`);
    return 2;
  }
  const found = chosen.map(({ cased }) => strengthOf(cased));
  console.log(
    table(
      ['machine', 'mutants', 'killed', 'survivors'],
      found.map(({ id, mutants, killed, survivors }) => [
        id,
        String(mutants),
        String(killed),
        String(survivors.length),
      ]),
    ),
  );
  for (const { id, survivors } of found) for (const name of survivors) console.log(`  ${id}: ${name}`);
  const all = found.reduce((sum, { mutants }) => sum + mutants, 0);
  const killed = found.reduce((sum, one) => sum + one.killed, 0);
  console.log(
    `\n${killed} of ${all} mutants killed (${((100 * killed) / all).toFixed(1)} %, at least ${LIMIT * 100} %)`,
  );
  return all > 0 && killed / all >= LIMIT ? 0 : 1;
}

const usage = `npm run mutants -- [machine] [--screens [--each n]]

How many faults the path tests notice: in the machines, or with --screens in what draws and sends, n (3) for each of the
machines that stand in scripts/mutants/walkedScreens.ts. Ends with 1 below 90 %.`;

const options = {
  screens: { type: 'boolean', default: false },
  each: { type: 'string', default: '3' },
  help: { type: 'boolean', default: false },
} as const;

function parseArguments() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}

async function main(): Promise<number> {
  const words = parseArguments();
  if (!words || words.values.help) {
    console.log(usage);
    return words ? 0 : 2;
  }
  const { values, positionals } = words;
  const [only] = positionals;
  return values.screens ? screenMutants(only, Number(values.each)) : machineMutants(only);
}

process.exitCode = await main();
