import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chartOf } from '../charts/chart.ts';
import { layout } from '../charts/layout.ts';
import { chartStyle, draw } from '../charts/svg.ts';
import { listTransitions, walkMachine } from '../../tests/paths/engine/index.ts';
import type { RegisteredMachine } from '../../tests/paths/registry.ts';
import { choose, goalOf, pathsOf } from './chosen.ts';
import {
  browserPaths,
  coverageBySpec,
  failures,
  hasFailed,
  machineSection,
  overview,
  statesOf,
  type MachineReport,
} from './reportParts.ts';
import { walkedPaths } from './record.ts';
import { reportStyle } from './reportStyle.ts';

const file = fileURLToPath(new URL('../../test-results/paths.html', import.meta.url));

/** `report`: everything known about the paths in one file that needs no network. */
export async function report({ allEdges }: { allEdges: boolean }): Promise<number> {
  const { machines, problems } = await choose(undefined);
  const reports = await Promise.all(machines.map((machine) => reportOf(machine, allEdges)));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, page(reports, problems));
  console.log(path.relative(process.cwd(), file));
  return problems.length > 0 || reports.some(hasFailed) ? 1 : 0;
}

export async function reportOf({ id, cased }: RegisteredMachine, allEdges: boolean): Promise<MachineReport> {
  const walk = walkMachine({ ...cased, goal: goalOf(allEdges) });
  const paths = pathsOf(cased, allEdges);
  const taken = new Set(paths.flatMap(({ path: { steps } }) => steps.flatMap((step) => step.transitions)));
  const transitions = listTransitions(cased.machine);
  const missed = new Set(walk.missing);
  for (const { path } of paths) for (const state of path.steps.flatMap(statesOf)) taken.add(state);
  const linkOf = (thing: string) => (taken.has(thing) ? `#${anchor(id, thing)}` : undefined);
  const svg = draw(await layout(chartOf(cased.machine)), { missed, linkOf });
  return {
    id,
    svg: svg.replace(`<style>${chartStyle}</style>`, ''),
    walk,
    paths,
    transitions,
    walked: walkedPaths().filter(({ machine }) => machine === id),
  };
}

/** Link target of the list of paths through a state or a transition. */
const anchor = (machine: string, thing: string): string => `${machine}-${thing}`.replaceAll(/[^\w.-]+/g, '_');

/** The target of a link may be collapsed. */
const openTarget = `<script>
const unfold = () => {
  let at = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const wanted = at;
  for (; at; at = at.parentElement) if (at.tagName === 'DETAILS') at.open = true;
  wanted?.scrollIntoView();
};
addEventListener('hashchange', unfold);
unfold();
</script>`;

export const page = (
  reports: readonly MachineReport[],
  problems: readonly string[],
): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Davomat: paths</title>
<style>${chartStyle}${reportStyle}</style>
<main>
<h1>Paths through the machines</h1>
${failures(reports)}
${overview(reports, problems)}
${coverageBySpec(reports)}
${reports.map((one) => machineSection(one, anchor) + browserPaths(one)).join('\n')}
</main>
${openTarget}
</html>
`;
