import { monitorEventLoopDelay } from 'node:perf_hooks';
import { addAccount } from '#tests/support/worlds/people.ts';
import { startTestServer } from '#tests/support/server/server.ts';
import { anyone } from '#tests/support/worlds/world.ts';
import type { LoopBlock, SignInServer } from './startSignInServer.ts';

const PEOPLE = 20;

/** The bench's server in its own process, so that only its event loop is measured. */
const server = await startTestServer();
const phoneNumbers = Array.from({ length: PEOPLE }, () => anyone().phoneNumber);
for (const phoneNumber of phoneNumbers) {
  await addAccount(server, phoneNumber);
  await server.signIn(phoneNumber, 'bench-device');
}
const reader = anyone().phoneNumber;
await addAccount(server, reader);
const { accessToken } = await server.signIn(reader);
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.once('message', () => {
  delay.disable();
  process.send?.({ longestMs: delay.max / 1e6 } satisfies LoopBlock);
  void server.close().then(() => process.disconnect());
});
process.send?.({ url: server.url, phoneNumbers, accessToken } satisfies SignInServer);
