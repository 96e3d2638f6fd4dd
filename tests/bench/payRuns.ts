import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres } from '../../scripts/postgres.mjs';
import { figure } from './figure.ts';

export const PEOPLE = 5_000;

/** Milliseconds. */
export interface Timed {
  ms: number;
  /** The longest block of the event loop meanwhile. */
  longestMs: number;
}

export interface PayRunsReport {
  drafted: Timed;
  again: Timed;
  confirmed: Timed;
  /** One of the last pages of its people. */
  pageMs: number;
  /** The same loop without work. */
  idleMs: number;
}

/** The server in its own process, so that only its event loop is watched. */
async function measure(name: string, env: Record<string, string>, limit: number): Promise<void> {
  console.log(name);
  const child = fork('tests/bench/payRunsServer.ts', {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...env },
  });
  const ended = once(child, 'exit');
  const [report] = (await Promise.race([once(child, 'message'), ended.then(() => [])])) as [PayRunsReport?];
  await ended;
  if (!report) throw new Error('the server of the bench has failed');
  const { drafted, again, confirmed, pageMs, idleMs } = report;
  figure('one of the last pages of 100 of its people', pageMs, 'ms', 50);
  figure('longest delay of an idle event loop on this machine', idleMs, 'ms');
  const all = {
    'draft of a salary of': drafted,
    'computing it again, of': again,
    'confirming it, of': confirmed,
  };
  for (const [what, { ms, longestMs }] of Object.entries(all)) {
    figure(`${what} ${PEOPLE} people`, ms / 1000, 's', limit);
    figure('longest block of the event loop meanwhile', longestMs, 'ms', 50);
  }
}

/** The salary run of a large company, from its draft to its payments. */
export async function payRuns(): Promise<void> {
  const postgres = await startPostgres();
  try {
    if (postgres) await measure('PostgreSQL', { TEST_DATABASE_URL: postgres.url }, 20);
    await measure('embedded database', {}, 40);
  } finally {
    await postgres?.stop();
  }
}
