import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { OperationId } from '#server/http/operation.ts';
import { addressOf } from '#tests/support/server/call.ts';
import type { Session } from '#tests/support/server/server.ts';
import { startPostgres } from '../../scripts/postgres.mjs';
import { figure } from './figure.ts';
import { p99 } from './weigh.ts';

export const PEOPLE = 5_000;
/** Of the audit, and movements of the ledger. */
export const ENTRIES = 100_000;
const AT_ONCE = 20;

export interface CrowdServer {
  url: string;
  /** The owner of the large company. */
  busy: Session;
  reader: Session;
}

interface Long {
  operation: OperationId;
  method: string;
  query?: Record<string, string>;
  body?: object;
}
const file = { format: 'xlsx', language: 'ru' };
const settings = {
  ...{ validFrom: '2026-11-18', daysOff: [7], shiftStart: '09:00', shiftEnd: '18:00', breakMinutes: 60 },
  ...{ graceMinutes: 10, closingMinutes: 240, countFromPercent: 50, punchGapSeconds: 60 },
  ...{ takesLatePunches: false, reasonDays: 1 },
};
const crowds: Record<string, Long> = {
  'exports of the audit': { operation: 'exportAuditTrail', method: 'POST', body: file },
  'exports of transactions': { operation: 'exportTransactions', method: 'POST', body: file },
  'exports of employees': { operation: 'exportEmployees', method: 'POST', body: file },
  'searches of the audit': { operation: 'listAuditTrail', method: 'GET', query: { search: 'karim' } },
  'searches of transactions': { operation: 'listTransactions', method: 'GET', query: { search: 'karim' } },
  'previews of settings': { operation: 'previewWorkSettings', method: 'POST', body: settings },
};

const headersOf = ({ accessToken, deviceId }: Session) => ({
  'content-type': 'application/json',
  'device-id': deviceId,
  authorization: `Bearer ${accessToken}`,
});

/** Makes the calls at once, in a thread of its own, so that their answers do not delay the reader. */
async function crowd({ url, busy }: CrowdServer, { operation, method, query, body }: Long): Promise<string> {
  const workerData = {
    url: String(addressOf(url, operation, undefined, query)),
    ...{ method, count: AT_ONCE, headers: headersOf(busy) },
    bodies: Array.from({ length: AT_ONCE }, () => body && JSON.stringify(body)),
  };
  const worker = new Worker(new URL('../support/server/flood.mjs', import.meta.url), { workerData });
  const [statuses] = (await once(worker, 'message')) as [number[]];
  await worker.terminate();
  return [...new Set(statuses)]
    .map((status) => `${statuses.filter((one) => one === status).length} × ${status}`)
    .join(', ');
}

/** Milliseconds of account info, again and again until the work is over. */
async function reads({ url, reader }: CrowdServer, until: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  void until.finally(() => (isOver = true));
  const taken: number[] = [];
  const address = addressOf(url, 'getAccountInfo');
  while (!isOver) {
    const began = performance.now();
    const answer = await fetch(address, { headers: headersOf(reader) });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`account info answered ${answer.status}`);
    taken.push(performance.now() - began);
    await pause(5);
  }
  return taken;
}

/** What long work of one person costs everybody else; on PostgreSQL if installed. */
export async function crowded(): Promise<void> {
  const postgres = await startPostgres();
  console.log(postgres ? 'on PostgreSQL' : 'on the embedded database');
  const child = fork('tests/bench/crowdServer.ts', {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...(postgres && { TEST_DATABASE_URL: postgres.url }) },
  });
  try {
    const [server] = (await once(child, 'message')) as [CrowdServer];
    await reads(server, pause(2_000));
    const idle = p99(await reads(server, pause(3_000)));
    figure('account info of the idle server, p99', idle, 'ms');
    for (const [name, long] of Object.entries(crowds)) {
      const began = performance.now();
      const work = crowd(server, long);
      const taken = await reads(server, work);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      const told = `account info during ${AT_ONCE} ${name} (${await work}, ${seconds} s), p99 of ${taken.length}`;
      figure(told, p99(taken), 'ms', 150 + idle);
    }
  } finally {
    child.disconnect();
    await once(child, 'exit');
    await postgres?.stop();
  }
}
