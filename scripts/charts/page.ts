import type { AnyStateMachine } from 'xstate';
import { listTransitions, type TransitionInfo } from '../../tests/paths/engine/index.ts';
import { hasNow, mergeRequirements, findLost, mustHaveTable, readMustHave } from './mustHave.ts';
import { words } from './words.ts';

const MUST_HAVE = '## What it must have';
const CHART = '## Chart';
const UNWRITTEN = '(What it is for has yet to be written.)';

export interface Page {
  text: string;
  problems: string[];
}

/**
 * The page of a machine: its hand-written prose, its requirements (kept from the page before, extended by new ones),
 * and its current chart and transitions. `before` is the existing page, '' when there is none.
 */
export function pageOf(machine: AnyStateMachine, before: string): Page {
  const { id } = machine;
  const [top = '', rest = ''] = before.split(`\n${MUST_HAVE}\n`);
  const prose = top
    .replace(/^# .*\n/, '')
    .replace(UNWRITTEN, '')
    .trim();
  const said = readMustHave(rest.split(`\n${CHART}\n`)[0] ?? '');
  const has = hasNow(machine);
  const text = [
    `# ${id}`,
    prose || UNWRITTEN,
    MUST_HAVE,
    'Kept by hand: `npm run charts` adds what is new and takes nothing away, and `npm run check` fails while the machine lacks any of it.',
    mustHaveTable(mergeRequirements(said, has)),
    CHART,
    `![Chart of ${id}](${id}.svg)`,
    '## Transitions',
    transitionTable(machine),
    '',
  ].join('\n\n');
  return { text, problems: [...(prose ? [] : [`${id}: its page has no prose`]), ...findLost(id, said, has)] };
}

function transitionTable(machine: AnyStateMachine): string {
  const rows = listTransitions(machine).map((transition) => [
    `\`${pathOf(machine, transition.source)}\``,
    cell(words(transition)),
    transition.targets.map((target) => `\`${pathOf(machine, target)}\``).join(' ') || 'stays',
    sectionOf(transition),
  ]);
  return [
    '| from | on | to | spec |',
    '| --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
}

const pathOf = ({ id }: AnyStateMachine, node: string): string =>
  node === id ? '.' : node.startsWith(`${id}.`) ? node.slice(id.length + 1) : node;

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** Section of the specification that a transition implements (`transitionMeta`), '' when there is none. */
export function sectionOf({ definition }: Pick<TransitionInfo, 'definition'>): string {
  const { meta } = definition as { meta?: { spec?: string } };
  return meta?.spec ?? '';
}
