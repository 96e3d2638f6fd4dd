import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { MachineCases } from '#machines/support/cases.ts';
import { coverPaths, itemsOfStart, type CoverOptions } from './coverPaths.ts';
import { isWithin, listTransitions, settledActor } from './definitions.ts';
import { explore } from './explore.ts';
import { leaves, type Edge, type Graph, type Step } from './graph.ts';
import { modelProblems } from './modelProblems.ts';
import type { AnyModelDefinition, Model, ModelDefinition, ModelPath, RunHooks } from './modelTypes.ts';
import { trail } from './pathName.ts';
import type { CasedMachine } from './walkMachine.ts';

/**
 * Ties a machine's events to gestures and its states to assertions: `defineModel<{ page: Page }>()(cases, { … })`.
 * Throws when anything is missing or superfluous, so that a new event or state cannot stay untested.
 */
export function defineModel<C>() {
  return <M extends AnyStateMachine>(
    cased: { machine: M } & MachineCases<M>,
    definition: ModelDefinition<M, C>,
  ): Model<C> =>
    createModel(cased as unknown as CasedMachine, definition as unknown as AnyModelDefinition<C>);
}

function createModel<C>(cased: CasedMachine, definition: AnyModelDefinition<C>): Model<C> {
  const { machine } = cased;
  const graphs = exploreInputs(cased);
  const problems = modelProblems(machine, definition, [...graphs.values()]);
  if (problems.length > 0) throw new Error(`model of ${machine.id}:\n  ${problems.join('\n  ')}`);
  const { leaveOut = {}, impossible } = definition;
  const isPossible = (edge: Edge, variant: string) =>
    !impossible?.({ snapshot: edge.from.moment.snapshot, event: edge.event, case: caseName(edge), variant });
  const isMeant = (edge: Edge) => !(edge.event.type in leaveOut);
  const cover = (options: CoverOptions) => {
    const found = coverInputs(graphs, options, (edge, variant) => isMeant(edge) && isPossible(edge, variant));
    if (options.goal === 'edges' || options.distinguish) return found;
    const wanted = impossible ? coverInputs(graphs, options, isMeant).covered : found.covered;
    const lost = [...wanted].filter((id) => !found.covered.has(id));
    if (Object.keys(leaveOut).length === 0) lost.push(...found.uncovered);
    if (lost.length > 0) throw new Error(`model of ${machine.id}: no path can take: ${lost.join(', ')}`);
    return found;
  };
  return {
    machine,
    paths: (options = {}) => cover({ maxLength: definition.maxLength ?? cased.maxLength, ...options }).paths,
    leftOut: () => {
      const { covered } = cover({});
      return listTransitions(machine).flatMap(({ id }) => (covered.has(id) ? [] : id));
    },
    run: (path, context, hooks = {}) => new ModelRun(machine.id, path, definition, context, hooks).perform(),
  };
}

const exploreInputs = ({
  machine,
  inputs,
  cases,
  key,
  stopWhen,
  maxStates,
}: CasedMachine): Map<string, Graph> =>
  new Map(
    Object.entries(inputs).map(([variant, input]) => [
      variant,
      explore(machine, { input: input as unknown, cases, key, stopWhen, maxStates }),
    ]),
  );

/** Everything wanted from one of the inputs; with goal `edges`, every edge of each. */
function coverInputs(
  graphs: ReadonlyMap<string, Graph>,
  options: CoverOptions,
  isAllowed: (edge: Edge, variant: string) => boolean,
) {
  const covered = new Set<string>();
  const uncovered = new Set<string>();
  const paths: ModelPath[] = [];
  for (const [variant, graph] of graphs) {
    const allow = (edge: Edge) => isAllowed(edge, variant);
    const found = coverPaths(graph, {
      ...options,
      allow,
      covered: options.goal === 'edges' ? undefined : covered,
    });
    const initial = graph.initial.moment.snapshot;
    paths.push(...found.paths.map((path) => ({ ...path, variant, initial })));
    for (const item of itemsOfStart(graph, options)) covered.add(item);
    for (const item of found.paths.flatMap((path) => path.covers)) covered.add(item);
    for (const item of found.uncovered) uncovered.add(item);
  }
  return { paths, covered, uncovered: [...uncovered].filter((item) => !covered.has(item)) };
}

class ModelRun<C> {
  readonly #machineId: string;
  readonly #path: ModelPath;
  readonly #definition: AnyModelDefinition<C>;
  readonly #context: C;
  readonly #hooks: RunHooks<C>;

  constructor(
    machineId: string,
    path: ModelPath,
    definition: AnyModelDefinition<C>,
    context: C,
    hooks: RunHooks<C>,
  ) {
    this.#machineId = machineId;
    this.#path = path;
    this.#definition = definition;
    this.#context = context;
    this.#hooks = hooks;
  }

  async perform(): Promise<void> {
    const { initial, steps } = this.#path;
    await this.#step(-1, () => this.#look(initial));
    for (const [index, step] of steps.entries())
      await this.#step(index, async () => {
        await this.#take(step, index);
        await this.#look(step.to.moment.snapshot, step);
      });
  }

  async #step(index: number, perform: () => Promise<void>): Promise<void> {
    const began = performance.now();
    const seen = (failure: string | undefined) =>
      this.#hooks.seen?.({ ...this.#context, index, ms: Math.round(performance.now() - began), failure });
    try {
      await perform();
    } catch (cause) {
      const { message } = cause as Error;
      await seen(message);
      const place = index < 0 ? 'at the start' : `at step ${index + 1}`;
      const { steps, variant } = this.#path;
      const story = `${place} of ${this.#machineId}, ${variant}\n${trail(steps, index)}`;
      throw new Error(`${message}\n${story}`, { cause });
    }
    await seen(undefined);
  }

  async #take(step: Step, index: number): Promise<void> {
    const { events, passTime } = this.#definition;
    if (step.wait > 0) await passTime?.({ ...this.#context, ms: step.wait });
    await events[step.event.type]?.({
      ...this.#context,
      event: step.event,
      case: caseName(step),
      step,
      variant: this.#path.variant,
      upcoming: (id) => upcoming(this.#path.steps, index, id),
    });
  }

  async #look(snapshot: AnyMachineSnapshot, step?: Step): Promise<void> {
    const states = leaves(snapshot);
    await this.#hooks.settled?.({ ...this.#context, machineId: this.#machineId, states, snapshot, step });
    for (const [name, assertion] of Object.entries(this.#definition.states))
      if (states.some((state) => isWithin(state, name)))
        await assertion({ ...this.#context, snapshot, variant: this.#path.variant });
  }
}

const caseName = ({ case: name, event }: Edge): string =>
  name === event.type ? 'default' : name.slice(event.type.length + 1);

function upcoming(steps: readonly Step[], index: number, id: string): string | undefined {
  for (const later of steps.slice(index + 1)) {
    if (settledActor(later.event.type) === id) return caseName(later);
    if (later.from.moment.running.includes(id) && !later.to.moment.running.includes(id)) return undefined;
  }
  return undefined;
}
