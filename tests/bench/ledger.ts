import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres } from '../../scripts/postgres.mjs';
import { figure } from './figure.ts';

/** Transfers of the ledger that is proven. */
export const PROVEN = 200_000;

/** Milliseconds unless it says otherwise. */
export interface LedgerReport {
  /** One entry a transaction, and those of a run of 5,000 people, by the ledger and by bare SQL. */
  single: { ownMs: number; bareMs: number };
  run: { ownMs: number; bareMs: number };
  /** Until the page says that all is whole, and the page's longest task meanwhile. */
  proofMs: number;
  proofLongestMs: number;
}

async function measure(name: string, env: Record<string, string>): Promise<void> {
  console.log(name);
  const child = fork('tests/bench/ledgerProcess.ts', {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...env },
  });
  let answer: LedgerReport | undefined;
  child.once('message', (report) => (answer = report as LedgerReport));
  await once(child, 'exit');
  if (!answer) throw new Error('the bench was not finished');
  const { single, run, ...report } = answer;
  figure('an entry by bare SQL', single.bareMs, 'ms');
  figure('by the ledger beside it', single.ownMs / single.bareMs, '×', 1 / 0.7);
  figure('the entries of a run by bare SQL', run.bareMs, 'ms');
  // Between its parts the ledger lets others have the event loop.
  figure('by the ledger beside it', run.ownMs / run.bareMs, '×');
  figure(`${PROVEN / 1000},000 transfers proven in the browser`, report.proofMs / 1000, 's', 30);
  figure('longest block of the page meanwhile', report.proofLongestMs, 'ms', 50);
}

/** The ledger of a large company: written, and proven by its employer. */
export async function ledger(): Promise<void> {
  const postgres = await startPostgres();
  try {
    if (postgres) await measure('PostgreSQL', { TEST_DATABASE_URL: postgres.url });
    else await measure('embedded database', {});
  } finally {
    await postgres?.stop();
  }
}
