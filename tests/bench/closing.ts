import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres } from '../../scripts/postgres.mjs';
import { figure } from './figure.ts';

export const PEOPLE = 5_000;

/** Milliseconds. */
export interface ClosingReport {
  checksMs: number;
  closedMs: number;
  /** Progress that the page was told meanwhile. */
  seen: number;
  /** The longest block of the event loop while the month was closed, and of the same loop without work. */
  longestMs: number;
  idleMs: number;
  /** Its form T-13 as a workbook: until the last byte, and the longest block meanwhile. */
  formMs: number;
  formBytes: number;
  formLongestMs: number;
}

async function measure(name: string, env: Record<string, string>): Promise<void> {
  console.log(name);
  const child = fork('tests/bench/closingServer.ts', {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...env },
  });
  const [report] = (await once(child, 'message')) as [ClosingReport];
  await once(child, 'exit');
  figure(`what blocks closing a month of ${PEOPLE} people, counted`, report.checksMs, 'ms');
  figure(`closing it, ${report.seen} times asked for progress`, report.closedMs / 1000, 's', 30);
  figure('longest delay of an idle event loop on this machine', report.idleMs, 'ms');
  figure('longest block of the event loop meanwhile', report.longestMs, 'ms');
  figure(`its form T-13, ${(report.formBytes / 1e6).toFixed(1)} MB`, report.formMs / 1000, 's');
  figure('longest block of the event loop meanwhile', report.formLongestMs, 'ms');
}

/** Closing the month of a large company, with somebody looking on. */
export async function closing(): Promise<void> {
  const postgres = await startPostgres();
  try {
    if (postgres) await measure('PostgreSQL', { TEST_DATABASE_URL: postgres.url });
    await measure('embedded database', {});
  } finally {
    await postgres?.stop();
  }
}
