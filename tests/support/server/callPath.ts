import { AsyncLocalStorage } from 'node:async_hooks';
import type { Server } from 'node:http';

const paths = new AsyncLocalStorage<string>();

/** The path of the call that the current work belongs to; undefined in a job that goes by time. */
export const callPath = () => paths.getStore();

/** Makes the path of each request available to all work that the request starts. */
export function keepCallPaths(server: Server): void {
  const handlers = server.listeners('request') as ((...args: unknown[]) => void)[];
  server.removeAllListeners('request');
  for (const handler of handlers)
    server.on('request', (request, response) =>
      paths.run(new URL(request.url ?? '/', 'http://server').pathname, () =>
        handler.call(server, request, response),
      ),
    );
}
