import { AsyncLocalStorage } from 'node:async_hooks';
import { inLane } from './database/lanes.ts';
import { fairQueue, full, RETRY_AFTER_SECONDS } from './fairQueue.ts';
import { tooMany } from './http/problem.ts';

/**
 * Exports, previews and searches take turns, so that they leave the processor and the database to short calls: two parts of
 * them at once in this process, one of a person. Work of several parts, such as a file, ends its turn after each while others
 * wait, and has none while its receiver is slow.
 */
const AT_ONCE = 2;
/** Works of one person that have begun or wait. */
const MOST_OF_PERSON = 10;
const MOST_IN_ALL = 200;

export interface LongWork {
  /**
   * Begins a work of a person and runs `part` in its turn. The work is over when `gone` is aborted. Throws 429 when this person has
   * too many works, 503 when there are too many in all.
   */
  begin<T>(person: string, gone: AbortSignal, part: () => Promise<T>): Promise<T>;
  /** How many works of others began before the first of this person's. */
  ahead(person: string): number;
}

interface Work {
  person: string;
  inTurn<T>(part: () => Promise<T>): Promise<T>;
  /** Lets others go first. Does nothing outside a turn. */
  pass(): Promise<void>;
}

const current = new AsyncLocalStorage<Work | undefined>();

/** Ends the turn of the current work until those who wait have had theirs. */
export const passTurn = async (): Promise<void> => current.getStore()?.pass();

/** Runs a transaction, which must never wait for a turn: others may wait for its locks or connection. */
export const keepingTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const store = current.getStore();
  return store ? current.run({ ...store, pass: () => Promise.resolve() }, work) : work();
};

/** Reads each portion in a turn of the work that asks now, whoever takes the portions and whenever. */
export function inTurns<T>(portions: Iterable<T> | AsyncIterable<T>): Iterable<T> | AsyncIterable<T> {
  const work = current.getStore();
  return work ? portionsInTurns(work, portions) : portions;
}

async function* portionsInTurns<T>(
  work: Work,
  portions: Iterable<T> | AsyncIterable<T>,
): AsyncGenerator<T, void> {
  const iterator =
    Symbol.asyncIterator in portions ? portions[Symbol.asyncIterator]() : portions[Symbol.iterator]();
  try {
    for (;;) {
      const next = await work.inTurn(async () => iterator.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}

export function longWork(): LongWork {
  const queue = fairQueue({ atOnce: AT_ONCE, atOncePerClient: 1, perClient: Infinity, inAll: Infinity });
  /** Those that are not over, in the order of their beginning. */
  const open = new Set<Work>();

  const workOf = (person: string, gone: AbortSignal): Work => {
    let isFirst = true;
    const work: Work = {
      person,
      async inTurn(part) {
        const first = !isFirst;
        isFirst = false;
        let end = await queue.turn(person, { gone, first });
        let isOver = false;
        let passing: Promise<void> | undefined;
        const waitAgain = async () => {
          const again = queue.turn(person, { gone, first: true });
          end();
          end = () => undefined;
          const endAgain = await again;
          // Another branch of the part may have failed meanwhile.
          if (isOver) endAgain();
          else end = endAgain;
        };
        const pass = async () => {
          if (isOver || (!passing && !queue.othersWait(person))) return;
          passing ??= waitAgain().finally(() => (passing = undefined));
          await passing;
        };
        try {
          return await inLane('longWork', () => current.run({ ...work, pass }, part));
        } finally {
          isOver = true;
          end();
        }
      },
      pass: () => Promise.resolve(),
    };
    return work;
  };

  function admit(person: string): void {
    if (open.size >= MOST_IN_ALL) throw full();
    const own = [...open].filter((work) => work.person === person).length;
    if (own >= MOST_OF_PERSON) throw tooMany('tooManyRequests', RETRY_AFTER_SECONDS);
  }

  return {
    async begin(person, gone, part) {
      if (gone.aborted) throw full();
      admit(person);
      const work = workOf(person, gone);
      open.add(work);
      gone.addEventListener('abort', () => open.delete(work), { once: true });
      return work.inTurn(part);
    },
    ahead(person) {
      let before = 0;
      for (const work of open) {
        if (work.person === person) return before;
        before += 1;
      }
      return before;
    },
  };
}
