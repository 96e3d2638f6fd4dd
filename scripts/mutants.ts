import { strengthOf } from '../tests/paths/engine/strength.ts';
import { loadMachines } from '../tests/paths/registry.ts';
import { table } from './paths/table.ts';

const LIMIT = 0.9;
const [only] = process.argv.slice(2);
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
process.exitCode = all > 0 && killed / all >= LIMIT ? 0 : 1;
