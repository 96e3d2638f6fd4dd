import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { inTransaction } from '#server/database/transaction.ts';
import { notifier } from '#server/modules/notifications/notify.ts';
import { addAccount } from '#tests/support/worlds/people.ts';
import { startTestServer } from '#tests/support/server/server.ts';
import { anyone } from '#tests/support/worlds/world.ts';
import { PAGES, PEOPLE, type Memory, type StreamsServer, type Told } from './streams.ts';

interface Bench extends StreamsServer {
  /** Resolves with the time of the commit, or of the write on the bare server. */
  notify: () => Promise<number>;
  close: () => Promise<unknown>;
}

const now = () => performance.timeOrigin + performance.now();
const TOKEN_LENGTH = 400;
const params = { date: '2026-11-18', minutes: 12 } as const;

async function davomat(): Promise<Bench> {
  const server = await startTestServer({ config: { logLevel: 'silent' } });
  const accountIds: string[] = [];
  const tokens: string[] = [];
  for (let n = 0; n < PEOPLE; n += 1) {
    const { phoneNumber } = anyone();
    accountIds.push(await addAccount(server, phoneNumber));
    const { accessToken } = await server.signIn(phoneNumber);
    tokens.push(...Array.from({ length: PAGES }, () => accessToken));
  }
  const notify = notifier(server.services);
  return {
    url: `${server.url}/api/notifications/stream`,
    tokens,
    notify: async () => {
      await inTransaction(server.db, (tx) =>
        notify(
          tx,
          accountIds.map((accountId) => ({ type: 'enterTardnessReason' as const, accountId, params })),
        ),
      );
      return now();
    },
    close: () => server.close(),
  };
}

/** The smallest server that sends 1,000 pages the same event. */
async function bare(): Promise<Bench> {
  const open = new Set<http.ServerResponse>();
  const server = http.createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    request.socket.setNoDelay(true);
    response.write('event: ready\ndata: {}\n\n');
    open.add(response);
    response.on('close', () => open.delete(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const id = '01a20062-ba0d-750c-857a-7d91a776e696';
  return {
    url: `http://127.0.0.1:${port}/`,
    // As long as the real request: each connection keeps its request headers.
    tokens: Array.from({ length: PEOPLE * PAGES }, () => 'x'.repeat(TOKEN_LENGTH)),
    notify: () => {
      const at = now();
      const data = {
        id,
        sequence: 1,
        type: 'enterTardnessReason',
        params,
        createdAt: new Date(),
        readAt: null,
      };
      for (const response of open)
        response.write(`id: 1\nevent: notification\ndata: ${JSON.stringify(data)}\n\n`);
      return Promise.resolve(at);
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

async function memory(): Promise<Memory> {
  // The process returns freed memory to the system only some time after collection.
  for (let n = 0; n < 5; n += 1) {
    globalThis.gc?.();
    await pause(200);
  }
  const { heapUsed, external } = process.memoryUsage();
  return { bytes: heapUsed + external };
}

const bench = await (process.argv[2] === 'bare' ? bare() : davomat());
process.on('message', (question) => {
  if (question === 'memory') void memory().then((answer) => process.send?.(answer));
  if (question === 'notify') void bench.notify().then((at) => process.send?.({ at } satisfies Told));
  if (question === 'stop') void bench.close().then(() => process.disconnect());
});
process.send?.({ url: bench.url, tokens: bench.tokens } satisfies StreamsServer);
