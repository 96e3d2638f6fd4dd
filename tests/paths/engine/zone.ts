const ZERO = '';

/**
 * All possible combinations of the running timers' remaining times, as bounds on their differences (the zones of
 * timed automata).
 */
export interface Zone {
  /** Running timers, sorted. */
  timers: readonly string[];
  /** Equal for equal zones. */
  id: string;
  /** The greatest possible `left(a) - left(b)` in ms; `''` stands for a constant zero. */
  limit: (a: string, b: string) => number;
}

type Limit = Zone['limit'];

/** Tightens the bounds by each other; undefined when they contradict, so that no time fits. */
function close(timers: readonly string[], limit: Limit): Zone | undefined {
  const names = [ZERO, ...[...timers].sort()];
  const bounds = new Map(names.map((a) => [a, new Map(names.map((b) => [b, a === b ? 0 : limit(a, b)]))]));
  const get: Limit = (a, b) => bounds.get(a)?.get(b) ?? Infinity;
  for (const via of names)
    for (const a of names)
      for (const b of names) bounds.get(a)?.set(b, Math.min(get(a, b), get(a, via) + get(via, b)));
  if (names.some((name) => get(name, name) < 0)) return undefined;
  const id = names.map((a) => `${a}(${names.map((b) => get(a, b)).join(',')})`).join(' ');
  return { timers: names.slice(1), id, limit: get };
}

/** Bounds that cannot contradict. */
function certain(timers: readonly string[], limit: Limit): Zone {
  const zone = close(timers, limit);
  if (!zone) throw new Error(`contradicting times of ${timers.join(', ')}`);
  return zone;
}

export const noTimers: Zone = certain([], () => 0);

const keep = (zone: Zone, timers: readonly string[]): Zone => certain(timers, zone.limit);

const start = (zone: Zone, timer: string, delay: number): Zone =>
  certain([...zone.timers.filter((other) => other !== timer), timer], (a, b) => {
    if (a !== timer && b !== timer) return zone.limit(a, b);
    if (b === ZERO) return delay;
    return a === ZERO ? -delay : Infinity;
  });

/**
 * Lets time pass until something happens, before any timer is due, or exactly when `fired` is; undefined when
 * impossible.
 */
function elapse(zone: Zone, fired: string | undefined): Zone | undefined {
  const isDueAtOnce = (timer: string) => zone.limit(timer, ZERO) === 0;
  return close(zone.timers, (a, b) => {
    if (a === ZERO) return b === fired || isDueAtOnce(b) ? 0 : -1;
    return a === fired && b === ZERO ? 0 : zone.limit(a, b);
  });
}

export interface TimeStep {
  /** The timer whose firing is the event, if any. */
  fired: string | undefined;
  /** Timers that run afterwards. */
  running: readonly string[];
  /** Timers started by this step, with their delay in ms. */
  started: ReadonlyMap<string, number>;
}

/** The remaining times after a step; undefined when another timer would always fire first. */
export function passTime(zone: Zone, { fired, running, started }: TimeStep): Zone | undefined {
  const then = elapse(zone, fired);
  if (!then) return undefined;
  const kept = keep(
    then,
    running.filter((timer) => !started.has(timer)),
  );
  return [...started].reduce((after, [timer, delay]) => start(after, timer, delay), kept);
}
