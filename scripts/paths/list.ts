import { listStates, listTransitions } from '../../tests/paths/engine/index.ts';
import { browserModels } from './browser.ts';
import { choose, pathsOf } from './chosen.ts';
import { table } from './table.ts';

/** `list`: every machine with what there is to cover. */
export async function list({ allEdges }: { allEdges: boolean }): Promise<number> {
  const { machines, problems } = await choose(undefined);
  const inBrowser = new Set(browserModels());
  const rows = machines.map(({ id, cased }) => [
    id,
    ...[
      listStates(cased.machine).length,
      listTransitions(cased.machine).length,
      pathsOf(cased, allEdges).length,
    ].map(String),
    inBrowser.has(id) ? 'yes' : '–',
  ]);
  console.log(table(['machine', 'states', 'transitions', 'paths', 'in a browser'], rows));
  for (const problem of problems) console.log(problem);
  return problems.length > 0 ? 1 : 0;
}
