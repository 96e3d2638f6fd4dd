import {
  getNextTransitions,
  transition,
  type AnyEventObject,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type StateValue,
} from 'xstate';

/** Who may send an event: stands on each transition of a lifecycle as `meta.by`. */
export type Party = 'employer' | 'employee' | 'holder' | 'system';
export type LifecycleMeta = { by: Party; spec: string };

export type Decision<State extends StateValue = string> =
  { legal: true; state: State } | { legal: false; legalEvents: readonly string[] };

type Facts = Record<string, unknown>;

const at = (machine: AnyStateMachine, state: StateValue) =>
  machine.resolveState({ value: state, context: {} });

const withDomain = (machine: AnyStateMachine, verb: string, facts: Facts = {}): AnyEventObject => ({
  type: `${machine.id}.${verb}`,
  ...facts,
});

const known = new WeakMap<AnyStateMachine, Map<string, readonly string[]>>();

/** Verbs (`approve`, not `paymentRequest.approve`) that `by` may send to a record in `state`. */
export function legalEvents(machine: AnyStateMachine, state: StateValue, by: Party): readonly string[] {
  // Asked for each row of a list and at each sign-in, and always the same.
  const ofMachine = known.get(machine) ?? new Map<string, readonly string[]>();
  known.set(machine, ofMachine);
  const key = `${by} ${JSON.stringify(state)}`;
  const verbs = ofMachine.get(key) ?? verbsOf(machine, state, by);
  ofMachine.set(key, verbs);
  return verbs;
}

function verbsOf(machine: AnyStateMachine, state: StateValue, by: Party): string[] {
  const next: readonly AnyTransitionDefinition[] = getNextTransitions(at(machine, state));
  const verbs = next
    .filter((definition) => (definition.meta as LifecycleMeta | undefined)?.by === by)
    .map((definition) => String(definition.eventType).slice(machine.id.length + 1));
  return [...new Set(verbs)];
}

/**
 * What becomes of a record in `state`: its new state (of all regions, where it has several), or the verbs that are legal
 * instead. `facts` feed guards; a verb that is legal and whose guards all refuse leaves the state as it is.
 */
export function decide<State extends StateValue = string>(
  machine: AnyStateMachine,
  state: State,
  verb: string,
  by: Party,
  facts: Facts = {},
): Decision<Widened<State>> {
  const legal = legalEvents(machine, state, by);
  if (!legal.includes(verb)) return { legal: false, legalEvents: legal };
  const [next] = transition(machine, at(machine, state), withDomain(machine, verb, facts));
  return { legal: true, state: next.value as Widened<State> };
}

/** A record in `active` becomes any other state. */
type Widened<State extends StateValue> = State extends string ? string : State;
