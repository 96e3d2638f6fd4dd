import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '#server/identifier.ts';
import { callOperation } from '#tests/support/server/call.ts';
import { heapFlags } from '../../scripts/heapFlags.mjs';
import { startPostgres } from '../../scripts/postgres.mjs';
import { figure } from './figure.ts';
import { p99 } from './weigh.ts';

export const PEOPLE = 5_000;
/** Who check in and out while the report is made. */
export const CHECKING = 20;
/** Check-ins of an idle server, ms apart, as while the report is made. */
const IDLE_CHECKS = 1_000;
const APART_MS = 15;

interface Checker {
  accessToken: string;
  deviceId: string;
}
export interface ReportsServer {
  url: string;
  checkers: Checker[];
  code: string;
  scannedAt: string;
}
/** Bytes that the process holds after garbage collection, before the report. */
export interface Before {
  bytes: number;
}
export interface Made {
  state: string;
  /** The most that it held meanwhile. */
  peakBytes: number;
  ms: number;
}

export type Question = 'memory' | 'report' | 'forget';
/** Several may be asked at once. */
export interface Reply {
  to: Question;
  answer: unknown;
}

function ask<T>(child: ChildProcess, question: Question): Promise<T> {
  return new Promise((resolve) => {
    const hear = ({ to, answer }: Reply) => {
      if (to !== question) return;
      child.off('message', hear);
      resolve(answer as T);
    };
    child.on('message', hear);
    child.send(question);
  });
}

/** One check-in after another until it is over; ms of each. Nobody may come twice within a minute, so each round is forgotten. */
async function checks(
  child: ChildProcess,
  { url, checkers, code, scannedAt }: ReportsServer,
  isOver: (done: number) => boolean,
): Promise<number[]> {
  const taken: number[] = [];
  while (!isOver(taken.length)) {
    await ask(child, 'forget');
    for (const as of checkers) {
      const body = { id: newId(), type: 'in' as const, code, scannedAt, deviceId: as.deviceId };
      const began = performance.now();
      const answer = await callOperation(url, 'checkAttendance', { as, body });
      taken.push(performance.now() - began);
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
      await pause(APART_MS);
    }
  }
  return taken;
}

/** Check-ins while everybody's days of a year are written into one file; on PostgreSQL if installed. */
export async function reports(): Promise<void> {
  const postgres = await startPostgres();
  console.log(postgres ? 'on PostgreSQL' : 'on the embedded database');
  const child = fork('tests/bench/reportsServer.ts', {
    execArgv: [...heapFlags, '--expose-gc', '--import', 'tsx'],
    env: { ...process.env, ...(postgres && { TEST_DATABASE_URL: postgres.url }) },
  });
  try {
    const [server] = (await once(child, 'message')) as [ReportsServer];
    // The first ones warm the caches.
    await checks(child, server, (done) => done >= 200);
    const idle = p99(await checks(child, server, (done) => done >= IDLE_CHECKS));
    const before = await ask<Before>(child, 'memory');
    let made: Made | undefined;
    const report = ask<Made>(child, 'report').then((answer) => {
      made = answer;
      return answer;
    });
    const busy = await checks(child, server, () => made !== undefined);
    const { state, peakBytes, ms } = await report;
    if (state !== 'ready') throw new Error(`The report is ${state}`);
    figure(`attendance of ${PEOPLE} people and 12 months by day, as CSV`, ms / 1000, 's');
    figure('a check-in of the idle server, p99', idle, 'ms');
    const name = `${busy.length} check-ins meanwhile, p99 (${p99(busy).toFixed(1)} ms)`;
    figure(name, p99(busy) / idle, '× idle', 1.5);
    figure('memory above idle', (peakBytes - before.bytes) / 1024 / 1024, 'MB', 150);
    child.send('stop');
    await once(child, 'exit');
  } finally {
    child.kill();
    await postgres?.stop();
  }
}
