import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { addressOf } from '#tests/support/server/call.ts';
import type { OperationId } from '#server/http/operation.ts';
import type { Session } from '#tests/support/server/server.ts';
import { startPostgres } from '../../scripts/postgres.mjs';
import { figure } from './figure.ts';

export interface CallsReady {
  url: string;
  /** Answers 600 bytes with node:http alone. */
  bareUrl: string;
  owner: Session;
  employee: Session;
}
/** Since the server's start. */
export interface CallsSoFar {
  processorMs: number;
  statements: number;
}

const WARM_UP = 600;
const CALLS = 1500;
const AT_ONCE = 4;

interface Measured {
  name: string;
  operation: OperationId;
  as: 'owner' | 'employee';
  query?: Record<string, string | number>;
}
const page = { pageSize: 10 };
const measured: readonly Measured[] = [
  { name: 'account info', operation: 'getAccountInfo', as: 'owner' },
  { name: 'employees, page of 10', operation: 'listEmployees', as: 'owner', query: page },
  { name: 'transactions, page of 10', operation: 'listTransactions', as: 'owner', query: page },
  { name: 'requests, page of 10', operation: 'listPaymentRequests', as: 'owner', query: page },
  { name: 'day board, page of 10', operation: 'getDayBoard', as: 'owner', query: page },
  {
    name: 'month sheet',
    operation: 'getTimesheet',
    as: 'owner',
    query: { month: '2026-11' },
  },
  { name: 'salary of one person', operation: 'getSalary', as: 'employee' },
  { name: 'month of one person', operation: 'getMyMonth', as: 'employee' },
];

async function soFar(child: ChildProcess): Promise<CallsSoFar> {
  const answer = once(child, 'message');
  child.send('so far');
  return ((await answer) as [CallsSoFar])[0];
}

/** What one call costs the server's process, of so many by a few connections at once. */
async function costOf(
  child: ChildProcess,
  address: URL | string,
  headers: Record<string, string>,
): Promise<CallsSoFar> {
  const run = async (calls: number) => {
    let left = calls;
    const connection = async () => {
      while (left-- > 0) {
        const answer = await fetch(address, { headers });
        await answer.arrayBuffer();
        if (answer.status !== 200) throw new Error(`${String(address)} answered ${answer.status}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, connection));
  };
  await run(WARM_UP);
  const before = await soFar(child);
  await run(CALLS);
  const after = await soFar(child);
  return {
    processorMs: (after.processorMs - before.processorMs) / CALLS,
    statements: (after.statements - before.statements) / CALLS,
  };
}

async function measure(name: string, env: Record<string, string>): Promise<void> {
  console.log(name);
  const child = fork('tests/bench/callsServer.ts', {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...env },
  });
  try {
    const [ready] = (await once(child, 'message')) as [CallsReady];
    const bare = await costOf(child, ready.bareUrl, {});
    figure('600 bytes by node:http alone, processor', bare.processorMs, 'ms');
    for (const { name: call, operation, as, query } of measured) {
      const { accessToken, deviceId } = ready[as];
      const address = addressOf(ready.url, operation, undefined, query);
      const cost = await costOf(child, address, {
        authorization: `Bearer ${accessToken}`,
        'device-id': deviceId,
      });
      figure(`${call}: ${cost.statements.toFixed(1)} statements, processor`, cost.processorMs, 'ms');
    }
  } finally {
    child.disconnect();
  }
}

/** The processor time of the server for one call, with the sample company. */
export async function calls(): Promise<void> {
  const postgres = await startPostgres();
  try {
    if (postgres) await measure('PostgreSQL', { TEST_DATABASE_URL: postgres.url });
    await measure('embedded database', {});
  } finally {
    await postgres?.stop();
  }
}
