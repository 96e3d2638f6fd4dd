import { sectionOf } from '../charts/page.ts';
import { words } from '../charts/words.ts';
import { leaves, shortCase, type TransitionInfo, type WalkReport } from '../../tests/paths/engine/index.ts';
import type { WalkedPath, WalkedStep } from '../../tests/paths/browser/support/walkedPath.ts';
import type { NumberedPath } from './chosen.ts';

export interface MachineReport {
  id: string;
  svg: string;
  walk: WalkReport;
  paths: readonly NumberedPath[];
  transitions: readonly TransitionInfo[];
  walked: readonly WalkedPath[];
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const formatCount = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const failuresOf = ({ walked }: MachineReport): WalkedStep[] =>
  walked.flatMap(({ steps }) => steps.filter(({ failure }) => failure !== undefined));

/** Ids of the transitions that the recorded browser walks took. */
const takenInBrowser = ({ walked }: MachineReport): Set<string> =>
  new Set(walked.flatMap(({ steps }) => steps.flatMap(({ transitions }) => transitions)));

export function overview(reports: readonly MachineReport[], problems: readonly string[]): string {
  const sum = (count: (report: MachineReport) => number) =>
    reports.reduce((total, report) => total + count(report), 0);
  const rows = reports.map((report) => {
    const { id, walk, walked } = report;
    const failed = failuresOf(report).length + walk.problems.length;
    const inBrowser =
      walked.length > 0 ? `${takenInBrowser(report).size} on ${formatCount(walked.length, 'path')}` : '–';
    return `<tr><td><a href="#${id}">${id}</a></td><td class="${failed ? 'bad' : 'good'}">${failed ? `${failed} found` : 'fine'}</td><td class="n">${walk.covered}/${walk.transitions}</td><td class="n">${walk.states}</td><td class="n">${walk.paths}</td><td class="n">${inBrowser}</td></tr>`;
  });
  return `<p>${sum(({ walk }) => walk.covered)} of ${sum(({ walk }) => walk.transitions)} transitions covered on live actors; ${sum(({ walked }) => walked.length)} paths walked in a browser.</p>
${problems.map((problem) => `<p class="bad">${escapeHtml(problem)}</p>`).join('')}
<div class="wide"><table><tr><th>machine<th>outcome<th class="n">covered<th class="n">states<th class="n">paths<th class="n">in a browser</tr>${rows.join('')}</table></div>`;
}

/** What failed, and how to run just that, at the top. */
export function failures(reports: readonly MachineReport[]): string {
  const item = (id: string, target: string, place: string, what: string, command: string) =>
    `<li><a href="#${target}">${id}${place}</a><pre class="bad">${escapeHtml(what)}</pre><code>npm run paths -- run ${id}${command}</code></li>`;
  const items = reports.flatMap(({ id, walk, walked }) => [
    ...walk.problems.map((problem) => item(id, id, '', problem, '')),
    ...walked.flatMap(({ number, steps: taken }) =>
      taken.flatMap(({ name, failure = '' }) =>
        failure
          ? item(
              id,
              `${id}-film-${number}`,
              `, path ${number} in Chromium, at ${escapeHtml(name)}`,
              failure,
              ` --browser --path ${number}`,
            )
          : [],
      ),
    ),
  ]);
  return items.length > 0 ? `<h2>What failed</h2><ul>${items.join('')}</ul>` : '';
}

export const hasFailed = (report: MachineReport): boolean =>
  report.walk.problems.length > 0 || failuresOf(report).length > 0;

/** Sections of the specification that the paths cover (`transitionMeta`). */
export function coverageBySpec(reports: readonly MachineReport[]): string {
  const sections = new Map<string, { all: number; missed: number; machines: Set<string> }>();
  for (const { id, transitions, walk } of reports)
    for (const transition of transitions) {
      const section = sectionOf(transition);
      if (!section) continue;
      const entry = sections.get(section) ?? { all: 0, missed: 0, machines: new Set<string>() };
      sections.set(section, entry);
      entry.all += 1;
      entry.machines.add(id);
      if (walk.missing.includes(transition.id)) entry.missed += 1;
    }
  const rows = [...sections].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  return `<h2>By section of the specification</h2><div class="wide"><table><tr><th>section<th class="n">covered<th>machines</tr>${rows
    .map(
      ([section, { all, missed, machines }]) =>
        `<tr><td>${escapeHtml(section)}</td><td class="n">${all - missed}/${all}</td><td>${[...machines].map((id) => `<a href="#${id}">${id}</a>`).join(', ')}</td></tr>`,
    )
    .join('')}</table></div>`;
}

export function machineSection(
  { id, svg, walk, paths, transitions }: MachineReport,
  anchor: (machine: string, thing: string) => string,
): string {
  const problems = walk.problems.map((problem) => `<pre class="bad">${escapeHtml(problem)}</pre>`).join('');
  const rows = transitions.map((transition) => {
    const through = paths.filter(({ path }) =>
      path.steps.some((step) => step.transitions.includes(transition.id)),
    );
    const source = transition.source.slice(id.length + 1) || '.';
    const missed = walk.missing.includes(transition.id);
    return `<tr id="${anchor(id, transition.id)}"${missed ? ' class="bad"' : ''}><td>${escapeHtml(source)}</td><td>${escapeHtml(words(transition))}</td><td>${links(id, through)}</td></tr>`;
  });
  return `<h2 id="${id}">${id}</h2>${problems}<div class="scroll">${svg}</div>
<details><summary>${transitions.length} transitions and the paths through them</summary><div class="wide"><table><tr><th>in<th>on<th>paths</tr>${rows.join('')}</table></div></details>
<details><summary>States and the paths through them</summary><div class="wide"><table><tr><th>state<th>paths</tr>${statesTable(id, paths, anchor)}</table></div></details>
<details><summary>${paths.length} paths on live actors</summary>${paths.map((one) => steps(id, one)).join('')}</details>`;
}

/** Where a step starts and ends, and what it only passes through (`always`). */
export const statesOf = ({ from, to, transitions }: NumberedPath['path']['steps'][number]): string[] => [
  ...[from, to].flatMap(({ moment }) => moment.snapshot._nodes.map((node) => node.id)),
  ...transitions.map((id) => id.split(' · ', 1)[0] ?? id),
];

function statesTable(
  id: string,
  paths: readonly NumberedPath[],
  anchor: (machine: string, thing: string) => string,
): string {
  const through = new Map<string, NumberedPath[]>();
  for (const one of paths)
    for (const state of new Set(one.path.steps.flatMap(statesOf)))
      through.set(state, [...(through.get(state) ?? []), one]);
  return [...through]
    .map(
      ([state, list]) =>
        `<tr id="${anchor(id, state)}"><td>${escapeHtml(state)}</td><td>${links(id, list)}</td></tr>`,
    )
    .join('');
}

const links = (id: string, paths: readonly NumberedPath[]): string =>
  paths.map(({ number }) => `<a href="#${id}-path-${number}">${number}</a>`).join(' ') || '–';

const steps = (id: string, { number, variant, path }: NumberedPath): string =>
  `<h3 id="${id}-path-${number}">Path ${number} <span class="quiet">from ${escapeHtml(variant)}</span></h3>
<p><code>npm run paths -- run ${id} --path ${number}</code></p>
<ol class="steps">${path.steps
    .map((step) => {
      const wait = step.wait > 0 ? `after ${step.wait} ms: ` : '';
      return `<li>${wait}${escapeHtml(shortCase(step.case))} → <b>${escapeHtml(leaves(step.to.moment.snapshot).join(' + '))}</b></li>`;
    })
    .join('')}</ol>`;

export function browserPaths({ id, walked }: MachineReport): string {
  if (walked.length === 0) return '';
  const ordered = [...walked].sort((a, b) => a.number - b.number);
  return `<h3>In Chromium, against the real server</h3>${ordered.map((one) => film(id, one)).join('')}`;
}

function film(id: string, { number, variant, name, steps: taken }: WalkedPath): string {
  const failed = taken.find(({ failure }) => failure !== undefined);
  const total = taken.reduce((sum, { ms }) => sum + ms, 0);
  return `<details id="${id}-film-${number}"${failed ? ' open' : ''}><summary class="${failed ? 'bad' : ''}">Path ${number} <span class="quiet">from ${escapeHtml(variant)}, ${formatCount(taken.length - 1, 'step')}, ${(total / 1000).toFixed(1)} s</span> ${escapeHtml(name)}</summary>
<p>Just this one: <code>npm run paths -- run ${id} --browser --path ${number}</code></p>${failed ? `<pre class="bad">${escapeHtml(failed.failure ?? '')}</pre>` : ''}
<div class="film">${taken.map(frame).join('')}</div></details>`;
}

const frame = ({ name, states, ms, picture, failure }: WalkedStep): string =>
  `<figure>${picture ? `<img loading="lazy" alt="${escapeHtml(states.join(' + '))}" src="data:image/jpeg;base64,${picture}">` : ''}<figcaption class="${failure ? 'bad' : ''}">${escapeHtml(name)}<br><b>${escapeHtml(states.join(' + '))}</b> · ${ms} ms</figcaption></figure>`;
