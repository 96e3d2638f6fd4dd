import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { figure } from './figure.ts';
import { startSignInServer } from './startSignInServer.ts';

const SIGN_INS = 1_000;
const agent = new Agent({ keepAlive: true });

/** All at once with wrong passwords, from a worker thread, so that sending them does not delay the reader. */
async function flood(url: string): Promise<void> {
  const bodies = Array.from({ length: SIGN_INS }, (_, n) =>
    JSON.stringify({
      phoneNumber: `99897${String(n).padStart(7, '0')}`,
      password: 'Wrong1234',
      device: { deviceId: 'flood-device' },
    }),
  );
  const workerData = { url: `${url}/api/auth/login`, method: 'POST', count: SIGN_INS, bodies };
  const worker = new Worker(new URL('../support/server/flood.mjs', import.meta.url), { workerData });
  await once(worker, 'message');
  await worker.terminate();
}

/** The slowest of repeated small reads while `work` runs. */
async function slowestRead(url: string, accessToken: string, until: Promise<unknown>): Promise<number> {
  let done = false;
  const ended = until.finally(() => (done = true));
  let slowest = 0;
  while (!done) {
    const began = performance.now();
    const headers = { authorization: `Bearer ${accessToken}` };
    const [answer] = (await once(request(`${url}/api/account`, { agent, headers }).end(), 'response')) as [
      IncomingMessage,
    ];
    answer.resume();
    await once(answer, 'end');
    slowest = Math.max(slowest, performance.now() - began);
  }
  await ended;
  return slowest;
}

/** The effect of a flood of sign-ins on a signed-in user. */
export async function signInFlood(env: Record<string, string>): Promise<void> {
  const { url, accessToken, stop } = await startSignInServer(env);
  figure('slowest read in two quiet seconds', await slowestRead(url, accessToken, wait(2_000)), 'ms');
  figure(
    `slowest read during ${SIGN_INS} sign-ins at once`,
    await slowestRead(url, accessToken, flood(url)),
    'ms',
    500,
  );
  await stop();
}
