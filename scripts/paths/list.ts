import { listStates, listTransitions } from '../../tests/paths/engine/index.ts';
import { browserModels, isWalkedByHand } from './browser.ts';
import { choose, pathsOf } from './chosen.ts';
import { table } from './table.ts';

/** `list`: every machine with what there is to cover. */
export async function list({ allEdges }: { allEdges: boolean }): Promise<number> {
  const { machines, problems } = await choose(undefined);
  const inBrowser = new Set(browserModels());
  // A lifecycle has no screen of its own: the server decides by it, and its module's tests exercise it over HTTP.
  const describeWalk = ({ id, file }: (typeof machines)[number]) =>
    inBrowser.has(id)
      ? 'yes'
      : isWalkedByHand(id)
        ? 'by hand'
        : file.startsWith('lifecycles/')
          ? 'lifecycle'
          : '–';
  const rows = machines.map(({ id, file, cased }) => [
    id,
    ...[
      listStates(cased.machine).length,
      listTransitions(cased.machine).length,
      pathsOf(cased, allEdges).length,
    ].map(String),
    describeWalk({ id, file, cased }),
  ]);
  console.log(table(['machine', 'states', 'transitions', 'paths', 'in a browser'], rows));
  for (const problem of problems) console.log(problem);
  return problems.length > 0 ? 1 : 0;
}
