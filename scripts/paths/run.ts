import {
  Coverage,
  walkMachine,
  walkPath,
  planMachine,
  type WalkReport,
} from '../../tests/paths/engine/index.ts';
import { loadMachines } from '../../tests/paths/registry.ts';
import { runInBrowser } from './browser.ts';
import { choose, goalOf, Misused, pathsOf } from './chosen.ts';
import { forgetWalks, recordFolder } from './record.ts';
import { table } from './table.ts';

export interface RunFlags {
  browser: boolean;
  headed: boolean;
  path?: number | undefined;
  allEdges: boolean;
}

/** `run`: on live actors, or with `--browser` in Chromium. 0 when nothing was found. */
export async function run(id: string | undefined, flags: RunFlags): Promise<number> {
  const { browser, headed, path, allEdges } = flags;
  if (headed && !browser) throw new Misused('--headed goes with --browser');
  if (path !== undefined && id === undefined) throw new Misused('--path goes with a machine');
  if (browser) {
    if (path === undefined) forgetWalks(id);
    const { machines } = await loadMachines();
    const ids = machines.map((machine) => machine.id);
    return runInBrowser(ids, id, { headed, path, allEdges, record: recordFolder });
  }
  return path === undefined ? walkAll(id, allEdges) : walkOne(id, path, allEdges);
}

/** Every machine, or one, on live actors; 0 only when every transition was taken and nothing was found. */
export async function walkAll(id: string | undefined, allEdges: boolean): Promise<number> {
  const { machines, problems } = id === undefined ? await loadMachines() : await choose(id);
  const reports = machines.map(({ cased }) => walkMachine({ ...cased, goal: goalOf(allEdges) }));
  console.log(tableOf(reports));
  const found = [...problems, ...reports.flatMap((report) => shorten(report.problems, report.id))];
  for (const problem of found) console.log(`\n${problem}`);
  const sum = (count: (report: WalkReport) => number) =>
    reports.reduce((total, report) => total + count(report), 0);
  const [covered, all] = [sum((report) => report.covered), sum((report) => report.transitions)];
  console.log(`\n${covered} of ${all} transitions covered`);
  return covered === all && all > 0 && found.length === 0 ? 0 : 1;
}

async function walkOne(id: string | undefined, number: number, allEdges: boolean): Promise<number> {
  const { machines } = await choose(id);
  for (const { cased } of machines) {
    const paths = pathsOf(cased, allEdges);
    const chosen = paths.find((one) => one.number === number);
    if (!chosen) throw new Misused(`${cased.machine.id} has the paths 1 to ${paths.length}`);
    const { variants } = planMachine({ ...cased, goal: goalOf(allEdges) });
    const variant = variants.find((one) => one.variant === chosen.variant);
    if (!variant) continue;
    const coverage = new Coverage(cased.machine);
    walkPath(cased, variant, chosen.path, coverage);
    console.log(`${chosen.path.name}\n${chosen.path.steps.length} steps taken`);
  }
  return 0;
}

/** The first few: one fault in a machine breaks many of its paths. */
function shorten(problems: readonly string[], id: string, limit = 3): string[] {
  const rest = problems.length - limit;
  return rest > 0 ? [...problems.slice(0, limit), `${id}: ${rest} more such problems`] : [...problems];
}

const tableOf = (reports: readonly WalkReport[]): string =>
  table(
    ['machine', 'states', 'transitions', 'paths', 'steps', 'covered'],
    reports.map(({ id, states, transitions, paths, steps, covered }) => [
      id,
      ...[states, transitions, paths, steps].map(String),
      `${covered}/${transitions}`,
    ]),
  );
