import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { hash } from '@node-rs/argon2';
import { startPostgres } from '../../scripts/postgres.mjs';
import { figure } from './figure.ts';
import { signInFlood } from './signInFlood.ts';
import { startSignInServer } from './startSignInServer.ts';
import { median } from './weigh.ts';

const ROUNDS = 5;
const SIGN_INS = 100;
const AT_ONCE = 8;
const HASHES = 100;
const settings = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** Not `fetch`: its 2 ms of CPU per call would count as the server's. Returns the status. */
async function post(url: string, body: string): Promise<number | undefined> {
  const asked = request(url, { agent, method: 'POST', headers: { 'content-type': 'application/json' } });
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode;
}

/** Calls per second, for `count` calls with `atOnce` in flight. */
async function rate(count: number, atOnce: number, one: (n: number) => Promise<void>): Promise<number> {
  let next = 0;
  const began = performance.now();
  const worker = async () => {
    for (let n = next++; n < count; n = next++) await one(n);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return (count * 1000) / (performance.now() - began);
}

/**
 * Sign-ins of known devices against the server, beside the bare Argon2id of the same settings,
 * interleaved in one run; and the longest block of the server's event loop meanwhile.
 */
async function measure(database: string, env: Record<string, string>): Promise<void> {
  console.log(database);
  const { url, phoneNumbers, stop } = await startSignInServer(env);
  const took: number[] = [];
  async function login(n: number): Promise<void> {
    const began = performance.now();
    const phoneNumber = phoneNumbers[n % phoneNumbers.length];
    const device = { deviceId: 'bench-device' };
    const status = await post(
      `${url}/api/auth/login`,
      JSON.stringify({ phoneNumber, password: 'Davomat1', device }),
    );
    if (status !== 200) throw new Error(`Sign-in answered ${status}`);
    took.push(performance.now() - began);
  }
  await rate(phoneNumbers.length * 2, AT_ONCE, login);
  took.length = 0;
  const [signIns, hashes]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    hashes.push(await rate(HASHES, AT_ONCE, async () => void (await hash('Davomat1', settings))));
    signIns.push(await rate(SIGN_INS, AT_ONCE, login));
  }
  const { longestMs } = await stop();
  took.sort((a, b) => a - b);
  figure(`bare Argon2id, median of ${ROUNDS}`, median(hashes), 'a second');
  figure('sign-ins', median(signIns), 'a second');
  figure('bare hashes a sign-in costs', median(hashes) / median(signIns), '×', 1 / 0.6);
  figure('sign-in, p99', took[Math.floor(took.length * 0.99)] ?? NaN, 'ms');
  figure('longest block of the event loop', longestMs, 'ms', 50);
}

/** On both databases, each in its own run. */
export async function signIn(): Promise<void> {
  await measure('embedded database', {});
  await signInFlood({});
  const postgres = await startPostgres();
  if (!postgres) return console.log('skipped: PostgreSQL (not on this machine)');
  try {
    await measure('PostgreSQL', { TEST_DATABASE_URL: postgres.url });
    await signInFlood({ TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}
