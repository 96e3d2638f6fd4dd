import {
  getNextTransitions,
  transition,
  type AnyEventObject,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type StateValue,
} from 'xstate';

/** The parties that may send an event; `meta.by` of each transition of a lifecycle. */
export type Party = 'employer' | 'employee' | 'holder' | 'system';
export type LifecycleMeta = {
  by: Party;
  spec: string;
  /** Whether the party says why. Left out: no reason is asked for. */
  reason?: ReasonRule;
  /** Part of the design that nothing sends yet: drawn on the chart, legal for nobody. */
  planned?: true;
};
export type ReasonRule = 'required' | 'optional';

export type Decision<State extends StateValue = string> =
  { legal: true; state: State } | { legal: false; legalEvents: readonly string[] };

type Facts = Record<string, unknown>;

type Snapshot = ReturnType<AnyStateMachine['resolveState']>;
const snapshots = new WeakMap<AnyStateMachine, Map<string, Snapshot>>();

/** Kept: it is needed for each row of a list, and never changes. */
function snapshotIn(machine: AnyStateMachine, state: StateValue): Snapshot {
  const ofMachine = snapshots.get(machine) ?? new Map<string, Snapshot>();
  snapshots.set(machine, ofMachine);
  const key = typeof state === 'string' ? state : JSON.stringify(state);
  const snapshot = ofMachine.get(key) ?? machine.resolveState({ value: state, context: {} });
  ofMachine.set(key, snapshot);
  return snapshot;
}

/** Whether the machine gives a state this tag. */
export const stateHasTag = (machine: AnyStateMachine, state: StateValue, tag: string): boolean =>
  snapshotIn(machine, state).hasTag(tag);

/** The top-level states that have the tag. */
export const statesWithTag = <State extends string>(machine: AnyStateMachine, tag: string): State[] =>
  (Object.keys(machine.states) as State[]).filter((state) => stateHasTag(machine, state, tag));

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...Object.values(node.states).flatMap((child) => transitionsOf(child)),
];

/** Whether an event (`cancel`, not `paymentRequest.cancel`) needs a reason, may have one, or has none. */
export function reasonRule(machine: AnyStateMachine, verb: string): ReasonRule | 'none' {
  const type = `${machine.id}.${verb}`;
  const definition = transitionsOf(machine.root).find(({ eventType }) => eventType === type);
  return (definition?.meta as LifecycleMeta | undefined)?.reason ?? 'none';
}

const withDomain = (machine: AnyStateMachine, verb: string, facts: Facts = {}): AnyEventObject => ({
  type: `${machine.id}.${verb}`,
  ...facts,
});

const known = new WeakMap<AnyStateMachine, Map<string, readonly string[]>>();

/** Verbs (`approve`, not `paymentRequest.approve`) that `by` may send to a record in `state`. */
export function legalEvents(machine: AnyStateMachine, state: StateValue, by: Party): readonly string[] {
  // Cached: it is needed for each row of a list and at each sign-in, and never changes.
  const ofMachine = known.get(machine) ?? new Map<string, readonly string[]>();
  known.set(machine, ofMachine);
  const key = `${by} ${JSON.stringify(state)}`;
  const verbs = ofMachine.get(key) ?? verbsOf(machine, state, by);
  ofMachine.set(key, verbs);
  return verbs;
}

function verbsOf(machine: AnyStateMachine, state: StateValue, by: Party): string[] {
  const next: readonly AnyTransitionDefinition[] = getNextTransitions(snapshotIn(machine, state));
  const verbs = next
    .filter(({ meta }) => {
      const { by: sender, planned } = (meta ?? {}) as Partial<LifecycleMeta>;
      return sender === by && !planned;
    })
    .map((definition) => String(definition.eventType).slice(machine.id.length + 1));
  return [...new Set(verbs)];
}

/** The top-level states in which `by` may send the verb. */
export const statesAllowing = <State extends string>(
  machine: AnyStateMachine,
  verb: string,
  by: Party,
): State[] =>
  (Object.keys(machine.states) as State[]).filter((state) => legalEvents(machine, state, by).includes(verb));

/**
 * Applies a verb to a record in `state`: returns the new state (of all regions, if there are several), or the verbs
 * that are legal instead. `facts` are passed to guards. A legal verb whose guards all refuse leaves the state
 * unchanged.
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
  const [next] = transition(machine, snapshotIn(machine, state), withDomain(machine, verb, facts));
  return { legal: true, state: next.value as Widened<State> };
}

/** Sets the state of a record that is `active`. */
type Widened<State extends StateValue> = State extends string ? string : State;
