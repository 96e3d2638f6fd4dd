import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres } from '../../scripts/postgres.mjs';
import { figure } from './figure.ts';

export const PEOPLE = 5_000;

type Reads = Record<'month' | 'board' | 'salary', number>;
/** Milliseconds. */
export interface SettingsReport {
  effectMs: number;
  payEffectMs: number;
  /** The longest block of the event loop while the effect was computed. */
  longestMs: number;
  /** The longest delay of the same loop without work, for as long, right afterwards. */
  idleMs: number;
  /** Of reads with one version of the settings and of each salary, and with one for each month of two years. */
  single: Reads;
  dated: Reads;
  /** What the statements that read versions take of each of the latter, by themselves. */
  versions: Reads;
}

/** The server in its own process, so that only its event loop is watched. */
async function measure(name: string, env: Record<string, string>, effectLimitMs: number): Promise<void> {
  console.log(name);
  const child = fork('tests/bench/settingsServer.ts', {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...env },
  });
  const [{ effectMs, payEffectMs, longestMs, idleMs, single, dated, versions }] = (await once(
    child,
    'message',
  )) as [SettingsReport];
  await once(child, 'exit');
  figure(`effect of other settings on ${PEOPLE} people and 17 days`, effectMs, 'ms', effectLimitMs);
  figure(`effect of other pay settings on them`, payEffectMs, 'ms', effectLimitMs);
  figure('longest delay of an idle event loop on this machine', idleMs, 'ms');
  figure('longest block of the event loop meanwhile', longestMs, 'ms', 50);
  for (const [read, ms] of Object.entries(dated) as [keyof Reads, number][]) {
    figure(`${read} with 25 versions (${ms.toFixed(1)} ms) beside one`, ms / single[read], '×', 1.3);
    figure(
      `${read} with 25 versions beside the same without reading any`,
      ms / (ms - versions[read]),
      '×',
      1.3,
    );
  }
}

/** What changing settings of a large company would do, and what versions cost those who read. */
export async function settings(): Promise<void> {
  const postgres = await startPostgres();
  try {
    if (postgres) await measure('PostgreSQL', { TEST_DATABASE_URL: postgres.url }, 2_000);
    await measure('embedded database', {}, 5_000);
  } finally {
    await postgres?.stop();
  }
}
