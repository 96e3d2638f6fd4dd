import { createMachine, not, type AnyStateMachine } from 'xstate';

/** A machine with one fault. */
export interface Mutant {
  /** `transition dropped: editing · form.submitted[0]`. */
  name: string;
  kind: 'transition dropped' | 'guard negated' | 'action dropped';
  machine: AnyStateMachine;
}

type Plain = Record<string, unknown>;
type Route = readonly (string | number)[];

interface Fault {
  kind: Mutant['kind'];
  where: string;
  /** Applies the fault to a copy of the configuration. */
  spoil: (config: Plain) => void;
}

/** Every mutant of the machine: each transition dropped, each guard negated, each action dropped, one at a time. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  return faultsOf(machine.config as unknown as Plain, [], '.').map(({ kind, where, spoil }) => {
    const config = copy(machine.config) as Plain;
    spoil(config);
    const spoiled = createMachine(config as never, machine.implementations as never) as AnyStateMachine;
    return { kind, name: `${kind}: ${where}`, machine: spoiled };
  });
}

/** Copies plain data only; guards, actions and logic are shared. */
function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)]));
}

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : value === undefined ? [] : [value];

function faultsOf(node: Plain, route: Route, name: string): Fault[] {
  const faults: Fault[] = [];
  for (const key of ['entry', 'exit'])
    faults.push(...actionFaults(node[key], [...route, key], `${name} · ${key}`));
  for (const key of ['on', 'after'])
    for (const [event, transitions] of Object.entries((node[key] ?? {}) as Plain))
      faults.push(...transitionFaults(transitions, [...route, key, event], `${name} · ${event}`));
  for (const key of ['always', 'onDone'])
    faults.push(...transitionFaults(node[key], [...route, key], `${name} · ${key}`));
  const many = Array.isArray(node['invoke']);
  for (const [index, invoke] of list(node['invoke']).entries())
    for (const key of ['onDone', 'onError', 'onSnapshot']) {
      const at = [...route, 'invoke', ...(many ? [index] : []), key];
      const { id } = invoke as { id?: string };
      faults.push(...transitionFaults((invoke as Plain)[key], at, `${name} · ${id ?? ''} ${key}`));
    }
  for (const [child, inner] of Object.entries((node['states'] ?? {}) as Plain))
    faults.push(
      ...faultsOf(inner as Plain, [...route, 'states', child], name === '.' ? child : `${name}.${child}`),
    );
  return faults;
}

function transitionFaults(value: unknown, route: Route, name: string): Fault[] {
  const many = Array.isArray(value);
  return list(value).flatMap((transition, index) => {
    const at = many ? [...route, index] : route;
    const where = many && list(value).length > 1 ? `${name}[${index}]` : name;
    if (isForbidden(transition)) return [];
    const dropped: Fault = {
      kind: 'transition dropped',
      where,
      spoil: (config) => {
        drop(config, at);
      },
    };
    if (!isPlain(transition)) return [dropped];
    const faults = [dropped, ...actionFaults(transition['actions'], [...at, 'actions'], where)];
    const guard = transition['guard'];
    if (guard !== undefined)
      faults.push({
        kind: 'guard negated',
        where,
        spoil: (config) => {
          set(config, [...at, 'guard'], not(guard as never));
        },
      });
    return faults;
  });
}

/** `EVENT: {}` hides an event from the parent: the engine does not count it either. */
const isForbidden = (transition: unknown): boolean =>
  transition === undefined ||
  (isPlain(transition) && !['target', 'actions', 'guard'].some((key) => transition[key] !== undefined));

function actionFaults(value: unknown, route: Route, name: string): Fault[] {
  const many = Array.isArray(value);
  return list(value).map((action, index) => ({
    kind: 'action dropped',
    where: `${name} · ${actionName(action)}`,
    spoil: (config) => {
      drop(config, many ? [...route, index] : route);
    },
  }));
}

function actionName(action: unknown): string {
  if (typeof action === 'string') return action;
  if (isPlain(action) && typeof action['type'] === 'string') return action['type'];
  return (action as { type?: string }).type ?? 'an action in place';
}

function parentOf(config: Plain, route: Route): Plain | unknown[] {
  let at: unknown = config;
  for (const key of route.slice(0, -1)) at = (at as Plain)[key];
  return at as Plain | unknown[];
}

function drop(config: Plain, route: Route): void {
  const parent = parentOf(config, route);
  const last = route.at(-1) ?? '';
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else Reflect.deleteProperty(parent, last);
}

function set(config: Plain, route: Route, value: unknown): void {
  (parentOf(config, route) as Plain)[route.at(-1) ?? ''] = value;
}
