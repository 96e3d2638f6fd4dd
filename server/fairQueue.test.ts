import { describe, expect, it } from 'vitest';
import { fairQueue } from './fairQueue.ts';

/** Jobs that end when they are told to, and what became of each. */
function jobsOn(queue: ReturnType<typeof fairQueue>) {
  const started: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  const add = (client: string, name: string) => {
    void queue
      .run(client, () => {
        started.push(name);
        return new Promise<void>((end) => ends.push(end));
      })
      .catch((error: unknown) => refused.push(`${name}: ${String((error as Error).message)}`));
  };
  const settle = () => new Promise<void>((done) => setImmediate(done));
  return {
    started,
    refused,
    add: async (client: string, ...names: string[]) => {
      for (const name of names) add(client, name);
      await settle();
    },
    endOne: async () => {
      ends.shift()?.();
      await settle();
    },
  };
}

describe('the fair queue', () => {
  it('runs so many at once and takes one job of each client in turn', async () => {
    const jobs = jobsOn(fairQueue({ atOnce: 2, perClient: 10, inAll: 10 }));
    await jobs.add('flood', 'f1', 'f2', 'f3', 'f4', 'f5');
    await jobs.add('owner', 'o1', 'o2');
    expect(jobs.started).toEqual(['f1', 'f2']);
    for (let n = 0; n < 5; n += 1) await jobs.endOne();
    expect(jobs.started).toEqual(['f1', 'f2', 'f3', 'o1', 'f4', 'o2', 'f5']);
    for (let n = 0; n < 2; n += 1) await jobs.endOne();
    await jobs.add('owner', 'o3', 'o4', 'o5');
    expect(jobs.started.slice(7)).toEqual(['o3', 'o4']);
  });

  it('refuses a client with too many waiting, and nobody else', async () => {
    const jobs = jobsOn(fairQueue({ atOnce: 1, perClient: 2, inAll: 10 }));
    await jobs.add('flood', 'f1', 'f2', 'f3', 'f4');
    await jobs.add('owner', 'o1');
    expect(jobs.refused).toEqual(['f4: 429 tooManyRequests']);
    for (let n = 0; n < 4; n += 1) await jobs.endOne();
    expect(jobs.started).toEqual(['f1', 'f2', 'o1', 'f3']);
  });

  it('when it is full, takes a place from whoever has the most waiting, and refuses those who have as many', async () => {
    const jobs = jobsOn(fairQueue({ atOnce: 1, perClient: 3, inAll: 4 }));
    await jobs.add('flood', 'f1', 'f2', 'f3', 'f4');
    await jobs.add('owner', 'o1');
    await jobs.add('other', 'x1');
    expect(jobs.refused).toEqual(['f4: 503 serviceUnavailable']);
    await jobs.add('other', 'x2');
    expect(jobs.refused.slice(1)).toEqual(['x2: 503 serviceUnavailable']);
    for (let n = 0; n < 5; n += 1) await jobs.endOne();
    expect(jobs.started).toEqual(['f1', 'f2', 'o1', 'x1', 'f3']);
  });

  it('gives the turn of a job that failed to the next', async () => {
    const queue = fairQueue({ atOnce: 1, perClient: 2, inAll: 2 });
    const failed = queue.run('a', () => Promise.reject(new Error('broken')));
    const next = queue.run('a', () => Promise.resolve('done'));
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });
});
