import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { seedSampleCompany } from '#server/seed/index.ts';
import { startTestServer } from '#tests/support/server/server.ts';
import type { CallsReady, CallsSoFar } from './calls.ts';

const client = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
const { query } = client;
let statements = 0;
client.query = function (this: unknown, ...given) {
  statements += 1;
  return query.apply(this, given);
};

const server = await startTestServer({ seed: seedSampleCompany });
const body = JSON.stringify({ text: 'x'.repeat(580) });
const bare = createServer((_, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(body);
}).listen(0, '127.0.0.1');
await once(bare, 'listening');
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ processorMs: (user + system) / 1000, statements } satisfies CallsSoFar);
});
process.send?.({
  url: server.url,
  bareUrl: `http://127.0.0.1:${(bare.address() as AddressInfo).port}`,
  owner: await server.signIn('998901000001'),
  employee: await server.signIn('998901000002'),
} satisfies CallsReady);
process.on('disconnect', () => process.exit());
