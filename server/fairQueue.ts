import { Problem, tooMany } from './http/problem.ts';

export interface Capacity {
  /** Jobs under way. */
  atOnce: number;
  /** Of one client. As many as in all if left out. */
  atOncePerClient?: number;
  /** Waiting jobs of one client. */
  perClient: number;
  /** Waiting jobs in all. */
  inAll: number;
}

export interface FairQueue {
  /** Runs `work` in its client's turn. Throws 429 when this client has too many waiting, 503 when there are too many in all. */
  run<T>(client: string, work: () => Promise<T>): Promise<T>;
  /** Waits for the client's turn; the result ends it. Throws what `run` throws, and 503 when the client has gone before. */
  turn(client: string, asked?: TurnAsked): Promise<() => void>;
  /** Whether a job of somebody else could go on if this client's job ended its turn. */
  othersWait(client: string): boolean;
}

export interface TurnAsked {
  gone?: AbortSignal;
  /** Of a job that has begun: before the client's other jobs, but after everybody else who waits. */
  first?: boolean;
}

interface Waiting {
  start: () => void;
  refuse: (reason: Problem) => void;
}

/** An estimate; the real time depends on the jobs. */
export const RETRY_AFTER_SECONDS = 2;
export const full = () => new Problem('serviceUnavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });

/** A bounded queue that takes one job of each client in turn, so that nobody waits behind all jobs of another. */
export function fairQueue({ atOnce, atOncePerClient = atOnce, perClient, inAll }: Capacity): FairQueue {
  /** In the order of their turns. Clients without a waiting job are not in it. */
  const lines = new Map<string, Waiting[]>();
  const underWay = new Map<string, number>();
  let running = 0;
  let waiting = 0;

  /** Drops the last job of the longest line. Throws 503 when the newcomer's line is as long. */
  function makeRoom(newcomersLength: number): void {
    const longest = [...lines.values()].reduce((a, b) => (b.length > a.length ? b : a));
    if (longest.length <= newcomersLength) throw full();
    waiting -= 1;
    longest.pop()?.refuse(full());
  }

  const runningOf = (client: string) => underWay.get(client) ?? 0;

  function begin(client: string): void {
    running += 1;
    underWay.set(client, runningOf(client) + 1);
  }

  function leave(client: string, one: Waiting): void {
    const line = lines.get(client);
    const place = line?.indexOf(one) ?? -1;
    if (!line || place < 0) return;
    line.splice(place, 1);
    waiting -= 1;
    if (line.length === 0) lines.delete(client);
    one.refuse(full());
  }

  async function wait(client: string, { gone, first }: TurnAsked): Promise<void> {
    const line = lines.get(client) ?? [];
    if (line.length >= perClient) throw tooMany('tooManyRequests', RETRY_AFTER_SECONDS);
    if (waiting >= inAll) makeRoom(line.length + 1);
    waiting += 1;
    if (first) lines.delete(client);
    lines.set(client, line);
    await new Promise<void>((resolve, refuse) => {
      const leaveLine = () => leave(client, one);
      const start = () => {
        gone?.removeEventListener('abort', leaveLine);
        resolve();
      };
      const one = { start, refuse };
      if (first) line.unshift(one);
      else line.push(one);
      gone?.addEventListener('abort', leaveLine, { once: true });
    });
  }

  /** The next client who waits and may have another job under way. */
  function nextLine(but?: string): [string, Waiting[]] | undefined {
    for (const entry of lines) if (entry[0] !== but && runningOf(entry[0]) < atOncePerClient) return entry;
    return undefined;
  }

  function end(client: string): void {
    running -= 1;
    const left = runningOf(client) - 1;
    if (left > 0) underWay.set(client, left);
    else underWay.delete(client);
    const next = nextLine();
    if (!next) return;
    const [nextClient, line] = next;
    lines.delete(nextClient);
    if (line.length > 1) lines.set(nextClient, line);
    waiting -= 1;
    begin(nextClient);
    line.shift()?.start();
  }

  async function turn(client: string, asked: TurnAsked = {}): Promise<() => void> {
    if (asked.gone?.aborted) throw full();
    if (running < atOnce && runningOf(client) < atOncePerClient) begin(client);
    else await wait(client, asked);
    return () => end(client);
  }

  return {
    turn,
    othersWait: (client) => nextLine(client) !== undefined,
    async run(client, work) {
      const endTurn = await turn(client);
      try {
        return await work();
      } finally {
        endTurn();
      }
    },
  };
}
