import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** One transition that a machine declares. */
export interface TransitionInfo {
  /** `stateId · event`, with `[index]` when several are declared for the same event. */
  id: string;
  /** Id of the state that declares it. */
  source: string;
  /** Event descriptor, or `always`. */
  event: string;
  targets: string[];
  definition: AnyTransitionDefinition;
}

/** Of a transition's id: the state that declares it, and its event with its place among those for the same event. */
export function partsOf(transitionId: string): { source: string; branch: string } {
  const [source = '', branch = ''] = transitionId.split(' · ', 2);
  return { source, branch };
}

export interface StateInfo {
  id: string;
  /** Path below the root: `review.withErrors`. */
  path: string;
  type: AnyStateNode['type'];
}

const children = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);

export const allNodes = (node: AnyStateNode): AnyStateNode[] => [node, ...children(node).flatMap(allNodes)];

/** `EVENT: {}` and `EVENT: undefined` only hide an event from the parent: there is nothing to cover. */
const isForbidden = (definition: AnyTransitionDefinition): boolean =>
  definition.target === undefined && definition.actions.length === 0 && definition.guard === undefined;

function groupsOf(node: AnyStateNode): [event: string, definitions: readonly AnyTransitionDefinition[]][] {
  const groups: [string, readonly AnyTransitionDefinition[]][] = [...node.transitions.entries()];
  if (node.always && node.always.length > 0) groups.push(['always', node.always]);
  return groups;
}

/**
 * Every declared transition: `on`, `after`, `always`, `onDone`, `onError`, `onSnapshot`, routes; forbidden ones
 * excluded.
 */
export function listTransitions(machine: AnyStateMachine): TransitionInfo[] {
  return allNodes(machine.root).flatMap((node) =>
    groupsOf(node).flatMap(([event, definitions]) =>
      definitions
        .map((definition, index) => ({
          id: `${node.id} · ${event}${definitions.length > 1 ? `[${index}]` : ''}`,
          source: node.id,
          event,
          targets: (definition.target ?? []).map((target) => target.id),
          definition,
        }))
        .filter(({ definition }) => !isForbidden(definition)),
    ),
  );
}

/** Every state, the root (path '') first; history states are excluded. */
export function allStates(machine: AnyStateMachine): StateInfo[] {
  return allNodes(machine.root)
    .filter((node) => node.type !== 'history')
    .map((node) => ({ id: node.id, path: node.path.join('.'), type: node.type }));
}

/** Every state below the root. */
export const listStates = (machine: AnyStateMachine): StateInfo[] => allStates(machine).slice(1);

/** Ids by definition, for this machine object: `provide()` creates new definitions, but the ids stay. */
export function transitionIds(
  machine: AnyStateMachine,
): (definition: AnyTransitionDefinition) => string | undefined {
  const ids = new Map(listTransitions(machine).map(({ definition, id }) => [definition, id]));
  return (definition) => ids.get(definition);
}

/** Whether `descriptor` (`a.b`, `a.*`, `*`) matches events of this type. */
export function listensTo(descriptor: string, type: string): boolean {
  if (descriptor === type || descriptor === '*') return true;
  if (!descriptor.endsWith('.*')) return false;
  const prefix = descriptor.slice(0, -2);
  return type === prefix || type.startsWith(`${prefix}.`);
}

/** Events raised by the machine or sent by timers: they need no payloads. */
export const needsNoCase = (event: string): boolean =>
  event === 'always' || event.startsWith('xstate.done.state.') || event.startsWith('xstate.after.');

/** `xstate.done.actor.verify` → `verify`; undefined for every other event. */
export const settledActor = (type: string): string | undefined =>
  /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1];

export const isTimer = (type: string): boolean => type.startsWith('xstate.after.');

/** Whether the state at `path` is `name`, or inside it. */
export const isWithin = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`);
