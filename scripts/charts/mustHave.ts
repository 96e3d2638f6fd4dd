import type { AnyStateMachine } from 'xstate';
import { allStates, listTransitions } from '../../tests/paths/engine/index.ts';
import { eventWords } from './words.ts';

/** States (`.` is the machine itself) with the events that each must handle, as listed on the machine's page. */
export type MustHave = Map<string, Set<string>>;

export function hasNow(machine: AnyStateMachine): MustHave {
  const paths = new Map(allStates(machine).map(({ id, path }) => [id, path || '.']));
  const has: MustHave = new Map([...paths.values()].map((path) => [path, new Set<string>()]));
  for (const { source, event } of listTransitions(machine))
    has.get(paths.get(source) ?? '')?.add(eventWords(event));
  return has;
}

const row = /^\| `([^`]+)` +\| (.*) \|$/;

/** Parses the table of a page; a row is `| state | events |` with each name in backticks. */
export function readMustHave(section: string): MustHave {
  const found: MustHave = new Map();
  for (const line of section.split('\n')) {
    const [, state, events = ''] = row.exec(line.trimEnd()) ?? [];
    if (state) found.set(state, new Set([...events.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)));
  }
  return found;
}

/** The page's requirements plus what the machine has besides. Requirements are only removed by hand. */
export function mergeRequirements(said: MustHave, has: MustHave): MustHave {
  const all: MustHave = new Map();
  for (const state of new Set([...has.keys(), ...said.keys()]))
    all.set(state, new Set([...(said.get(state) ?? []), ...(has.get(state) ?? [])]));
  return all;
}

/** Requirements of the page that the machine no longer meets, as sentences. */
export function findLost(id: string, said: MustHave, has: MustHave): string[] {
  return [...said].flatMap(([state, events]) => {
    const own = has.get(state);
    if (!own) return [`${id}: the state '${state}' that its page demands is gone`];
    return [...events]
      .filter((event) => !own.has(event))
      .map((event) => `${id}: '${state}' no longer answers '${event}', as its page demands`);
  });
}

export const mustHaveTable = (all: MustHave): string =>
  [
    '| state | must answer |',
    '| --- | --- |',
    ...[...all].map(
      ([state, events]) =>
        `| \`${state}\` | ${[...events].map((event) => `\`${event}\``).join(' ') || '–'} |`,
    ),
  ].join('\n');
