import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { listTransitions, type TransitionInfo } from '../../tests/paths/engine/index.ts';
import { words } from './words.ts';

/** A line of text for one or more transitions: `search.changed → typing`. */
export interface ChartLine {
  text: string;
  /** Ids as the path engine gives them: `stateId · event`. */
  transitions: string[];
}

export interface ChartState {
  /** Id of the state node; the root's is the machine's. */
  id: string;
  /** Path below the root, as in a screen's `data-state` and in path tests; empty for the root. */
  path: string;
  name: string;
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  isInitial: boolean;
  tags: string[];
  /** Ids of the actors it runs. */
  runs: string[];
  /** Transitions that stay here or lead to a state within: listed, not drawn. */
  lines: ChartLine[];
  states: ChartState[];
}

export interface ChartArrow {
  from: string;
  to: string;
  lines: ChartLine[];
}

export interface Chart {
  id: string;
  root: ChartState;
  arrows: ChartArrow[];
}

/** What is drawn of a machine. Transitions between the same two states are one arrow with several lines. */
export function chartOf(machine: AnyStateMachine): Chart {
  const arrows = new Map<string, ChartArrow>();
  const inside = new Map<string, ChartLine[]>();
  for (const transition of listTransitions(machine)) {
    const text = words(transition);
    const targets = transition.targets.filter((target) => !isWithin(transition.source, target));
    if (targets.length === 0) {
      const lines = inside.get(transition.source) ?? [];
      inside.set(transition.source, lines);
      add(lines, withTarget(text, transition), transition.id);
    }
    for (const to of targets) {
      const key = `${transition.source} ${to}`;
      const arrow = arrows.get(key) ?? { from: transition.source, to, lines: [] };
      arrows.set(key, arrow);
      add(arrow.lines, text, transition.id);
    }
  }
  return { id: machine.id, root: stateOf(machine.root, inside), arrows: [...arrows.values()] };
}

const isWithin = (source: string, target: string): boolean =>
  target === source || target.startsWith(`${source}.`);

function withTarget(text: string, { source, targets }: TransitionInfo): string {
  const [target] = targets;
  if (target === undefined) return text;
  return target === source ? `${text} ↻` : `${text} → ${target.slice(source.length + 1)}`;
}

/** The same text twice (two guards of one name) is one line. */
function add(lines: ChartLine[], text: string, id: string): void {
  const same = lines.find((line) => line.text === text);
  if (same) same.transitions.push(id);
  else lines.push({ text, transitions: [id] });
}

const stateOf = (node: AnyStateNode, inside: ReadonlyMap<string, ChartLine[]>): ChartState => ({
  id: node.id,
  path: node.path.join('.'),
  name: node.parent ? node.key : node.machine.id,
  kind: node.type,
  isInitial: node.parent?.initial?.target.includes(node) ?? false,
  tags: [...node.tags],
  runs: node.invoke.map(({ id }) => id),
  lines: inside.get(node.id) ?? [],
  states: Object.values(node.states).map((child) => stateOf(child, inside)),
});
