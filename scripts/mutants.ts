import { parseArgs } from 'node:util';
import { strengthOf } from '../tests/paths/engine/strength.ts';
import { loadMachines } from '../tests/paths/registry.ts';
import { screenMutants } from './mutants/screens.ts';
import { table } from './paths/table.ts';

const LIMIT = 0.9;

async function machineMutants(only: string | undefined): Promise<number> {
  const { machines } = await loadMachines();
  const chosen = machines.filter(({ id }) => only === undefined || id === only);
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

/** `[machine]`; `--screens` for those of the screens, `--each n` of every machine. */
const { values, positionals } = parseArgs({
  options: { screens: { type: 'boolean', default: false }, each: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const [only] = positionals;
process.exitCode = values.screens
  ? await screenMutants(only, Number(values.each))
  : await machineMutants(only);
