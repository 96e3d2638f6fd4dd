import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { startPostgres } from '../../scripts/postgres.mjs';
import { figure } from './figure.ts';
import { median } from './weigh.ts';

const ROUNDS = 5;

/** Open pages per person: the most that one session may have. */
export const PAGES = 4;
export const PEOPLE = 250;
export interface StreamsServer {
  url: string;
  /** A bearer for each stream; the bare server does not look at it. */
  tokens: string[];
}
/** Bytes used by the process after garbage collection. */
export interface Memory {
  bytes: number;
}
/** When everybody was notified, in fractional ms since the epoch. */
export interface Told {
  at: number;
}

const now = () => performance.timeOrigin + performance.now();

async function ask<T>(child: ChildProcess, question: 'memory' | 'notify'): Promise<T> {
  child.send(question);
  const [answer] = (await once(child, 'message')) as [T];
  return answer;
}

interface Measured {
  kilobytes: number;
  ms: number;
}

/** 1,000 streams of one process: memory of each, and the time from commit until the last one has its event. */
async function measure(kind: 'davomat' | 'bare', env: Record<string, string>): Promise<Measured> {
  const child = fork('tests/bench/streamsServer.ts', [kind], {
    execArgv: ['--expose-gc', '--import', 'tsx'],
    env: { ...process.env, ...env },
  });
  const [{ url, tokens }] = (await once(child, 'message')) as [StreamsServer];
  let heard = (_: string) => undefined as void;
  const open = (token: string) =>
    new Promise<http.ClientRequest>((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}` };
      const request = http.get(url, { agent: false, headers }, (answer) => {
        if (answer.statusCode !== 200) return reject(new Error(`The stream answered ${answer.statusCode}`));
        answer.setEncoding('utf8').on('data', (text: string) => {
          if (text.includes('event: ready')) resolve(request);
          else heard(text);
        });
      });
      request.on('error', reject);
    });

  // Modules loaded by the first few streams do not count.
  const streams = await Promise.all(tokens.slice(0, PAGES).map(open));
  const before = await ask<Memory>(child, 'memory');
  for (let at = PAGES; at < tokens.length; at += 50)
    streams.push(...(await Promise.all(tokens.slice(at, at + 50).map(open))));
  const after = await ask<Memory>(child, 'memory');

  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    let left = streams.length;
    const all = new Promise<number>((resolve) => {
      heard = (text) => {
        if (text.includes('event: notification') && (left -= 1) === 0) resolve(now());
      };
    });
    const { at } = await ask<Told>(child, 'notify');
    took.push((await all) - at);
  }
  for (const request of streams) request.on('error', () => undefined).destroy();
  child.send('stop');
  await once(child, 'exit');
  return {
    kilobytes: (after.bytes - before.bytes) / 1024 / (streams.length - PAGES),
    ms: median(took),
  };
}

/** On PostgreSQL if installed, else on the embedded database; beside a bare server of events. */
export async function streams(): Promise<void> {
  const postgres = await startPostgres();
  console.log(postgres ? 'on PostgreSQL' : 'on the embedded database');
  try {
    const bare = await measure('bare', {});
    const own = await measure('davomat', postgres ? { TEST_DATABASE_URL: postgres.url } : {});
    const count = PEOPLE * PAGES;
    figure(`a bare stream of ${count}`, bare.kilobytes, 'kB');
    figure(`a stream (${own.kilobytes.toFixed(1)} kB)`, own.kilobytes / bare.kilobytes, '×', 2);
    figure('the last of them told by a bare server, median of 5', bare.ms, 'ms');
    figure(`from commit to the last (${own.ms.toFixed(0)} ms)`, own.ms / bare.ms, '×', 2);
  } finally {
    await postgres?.stop();
  }
}
