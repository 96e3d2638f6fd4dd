import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readConfig } from '#server/config.ts';
import { createServer } from '#server/createServer.ts';
import { seedSampleCompany } from '#server/seed/index.ts';

export interface ImportServer {
  url: string;
}
export interface LoopDelay {
  longestMs: number;
}

/** The server of `npm start` in its own process, so that only its event loop is measured. */
const server = await createServer(readConfig(), seedSampleCompany);
const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
const delay = monitorEventLoopDelay({ resolution: 1 });
process.on('message', (question) => {
  if (question === 'watch') {
    delay.reset();
    delay.enable();
    process.send?.('watching');
  }
  if (question === 'read') {
    delay.disable();
    process.send?.({ longestMs: delay.max / 1e6 } satisfies LoopDelay);
  }
  if (question === 'stop') void server.close().then(() => process.disconnect());
});
process.send?.({ url } satisfies ImportServer);
