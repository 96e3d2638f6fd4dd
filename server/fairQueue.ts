import { Problem, tooMany } from './http/problem.ts';

export interface Capacity {
  /** Jobs under way. */
  atOnce: number;
  /** Waiting jobs of one client. */
  perClient: number;
  /** Waiting jobs in all. */
  inAll: number;
}

export interface FairQueue {
  /** Runs `work` in its client's turn. Throws 429 when this client has too many waiting, 503 when there are too many in all. */
  run<T>(client: string, work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  start: () => void;
  refuse: (reason: Problem) => void;
}

/** An estimate; the real time depends on the jobs. */
const RETRY_AFTER_SECONDS = 2;
const full = () => new Problem('serviceUnavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });

/** A bounded queue that takes one job of each client in turn, so that nobody waits behind all jobs of another. */
export function fairQueue({ atOnce, perClient, inAll }: Capacity): FairQueue {
  /** In the order of their turns. Clients without a waiting job are not in it. */
  const lines = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  /** Drops the last job of the longest line. Throws 503 when the newcomer's line is as long. */
  function makeRoom(newcomersLength: number): void {
    const longest = [...lines.values()].reduce((a, b) => (b.length > a.length ? b : a));
    if (longest.length <= newcomersLength) throw full();
    waiting -= 1;
    longest.pop()?.refuse(full());
  }

  async function turnOf(client: string): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    const line = lines.get(client) ?? [];
    if (line.length >= perClient) throw tooMany('tooManyRequests', RETRY_AFTER_SECONDS);
    if (waiting >= inAll) makeRoom(line.length + 1);
    waiting += 1;
    lines.set(client, line);
    await new Promise<void>((start, refuse) => line.push({ start, refuse }));
  }

  function passTurn(): void {
    const next = lines.entries().next();
    if (next.done) {
      running -= 1;
      return;
    }
    const [client, line] = next.value;
    lines.delete(client);
    if (line.length > 1) lines.set(client, line);
    waiting -= 1;
    line.shift()?.start();
  }

  return {
    async run(client, work) {
      await turnOf(client);
      try {
        return await work();
      } finally {
        passTurn();
      }
    },
  };
}
