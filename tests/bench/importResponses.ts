import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { OperationId } from '#server/http/operation.ts';
import { callOperation, type CallInput } from '#tests/support/server/call.ts';
import { good, listed, stage } from '#tests/support/worlds/imports.ts';
import { figure } from './figure.ts';
import type { ImportServer, LoopDelay } from './importServer.ts';

const ROWS = 20_000;
const PROGRESS_EVERY_MS = 250;
const HEALTH_EVERY_MS = 10;

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

async function ask<T>(child: ChildProcess, question: 'watch' | 'read'): Promise<T> {
  child.send(question);
  const [answer] = (await once(child, 'message')) as [T];
  return answer;
}

/** Durations of health checks, one after the other until `isOver`. */
async function healthWhile(url: string, isOver: () => boolean): Promise<number[]> {
  const took: number[] = [];
  while (!isOver()) {
    const began = performance.now();
    const request = get(`${url}/api/health`, { agent });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    if (answer.statusCode !== 200) throw new Error(`Health answered ${answer.statusCode}`);
    took.push(performance.now() - began);
    await pause(HEALTH_EVERY_MS);
  }
  return took.sort((a, b) => a - b);
}

async function signInEmployer(url: string) {
  const device = { deviceId: 'bench-device' };
  const body = { phoneNumber: '998901000001', password: 'Davomat1', device };
  const { accessToken } = good(await callOperation(url, 'login', { body })).body as { accessToken: string };
  return { accessToken, ...device };
}

/** Response times of the server while a list is committed and then undone. */
export async function importResponses(databaseUrl: string | undefined): Promise<void> {
  console.log(databaseUrl ? 'PostgreSQL' : 'embedded database');
  const folder = mkdtempSync(join(tmpdir(), 'davomat-bench-'));
  const child = fork('tests/bench/importServer.ts', {
    execArgv: ['--import', 'tsx'],
    env: {
      ...{ ...process.env, NODE_ENV: 'development', LOG_LEVEL: 'silent', DATA_DIR: folder },
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
  });
  try {
    const [{ url }] = (await once(child, 'message')) as [ImportServer];
    const call = <Op extends OperationId>(operation: Op, input?: CallInput<Op>) =>
      callOperation(url, operation, input);
    const as = await signInEmployer(url);
    const rows = Array.from({ length: ROWS }, (_, n) => ({
      ...listed(n % 10_000, Math.floor(n / 10_000)),
      rowNumber: n + 2,
    }));
    const { path } = await stage({ call }, as, rows);
    good(await call('checkImport', { as, path }));

    for (const [name, operation, last, progress] of [
      ['commit', 'commitImport', 'committed', 'done'],
      ['undo', 'undoImport', 'undone', 'undone'],
    ] as const) {
      await ask(child, 'watch');
      let over = false;
      const health = healthWhile(url, () => over);
      const began = performance.now();
      good(await call(operation, { as, path }));
      const shown = new Set<number>();
      for (let state = ''; state !== last; await pause(PROGRESS_EVERY_MS)) {
        const { body } = good(await call('getImport', { as, path }));
        shown.add(body[progress].rows);
        state = body.state;
      }
      over = true;
      const took = await health;
      const { longestMs } = await ask<LoopDelay>(child, 'read');
      figure(`${name} of ${ROWS} rows`, Math.round((ROWS * 1000) / (performance.now() - began)), 'a second');
      figure(
        `health during the ${name}, p99`,
        took[Math.ceil(took.length * 0.99) - 1] ?? Number.NaN,
        'ms',
        100,
      );
      figure(`longest block of the event loop during the ${name}`, longestMs, 'ms');
      figure(`steps of progress that its employer sees`, shown.size, '');
    }
    child.send('stop');
    await once(child, 'exit');
  } finally {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
