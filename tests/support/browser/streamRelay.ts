import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pageTimeout } from './screenFault.ts';

/** A request of the page, and how to let it pass. */
interface Waiting {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Sits between a page and its stream of notifications: a request waits until it may pass to the real server, whose
 * output is relayed as it comes.
 */
export async function relayStream(serverUrl: string) {
  const waiting: Waiting[] = [];
  let changed: () => void = () => undefined;
  let open: ServerResponse | undefined;
  const server = createServer((request, response) => {
    const one = { request, response };
    waiting.push(one);
    response
      .on('error', () => undefined)
      .on('close', () => {
        const at = waiting.indexOf(one);
        if (at >= 0) waiting.splice(at, 1);
        changed();
      });
    changed();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  async function waitUntil(holds: () => boolean, otherwise: string): Promise<void> {
    const limit = AbortSignal.timeout(pageTimeout);
    while (!holds())
      await new Promise<void>((resolve, reject) => {
        changed = resolve;
        limit.onabort = () => reject(new Error(`${otherwise} within ${pageTimeout} ms`));
      });
  }
  const waitForRequest = () => waitUntil(() => waiting.length > 0, 'the page did not request its stream');
  async function next(): Promise<Waiting> {
    await waitForRequest();
    return waiting.shift()!;
  }

  /** The server's status, once its headers are on their way to the page. */
  const forward = ({ request, response }: Waiting) =>
    new Promise<number>((resolve, reject) => {
      const { method, headers } = request;
      const far = ask(
        new URL(request.url ?? '', serverUrl),
        { method: method ?? 'GET', headers },
        (answer) => {
          const { statusCode: status = 500 } = answer;
          response.writeHead(status, answer.headers);
          answer.on('error', () => response.destroy()).pipe(response);
          if (status === 200) open = response;
          resolve(status);
        },
      );
      far.on('error', reject).end();
      response.on('close', () => far.destroy());
    });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Waits until the page requests it. */
    asked: waitForRequest,
    /** Waits until the connection of a request that the page gave up has closed; a busy machine reports that late. */
    givenUp: () => waitUntil(() => waiting.length === 0, 'the page did not give up its request'),
    /** Lets the page's request pass; one whose token is refused is followed by another. */
    pass: async () => {
      while ((await forward(await next())) !== 200);
    },
    /** The server's own heartbeat, every 20 s. */
    beat: () => void open?.write(': beat\n\n'),
    cut: () => void open?.destroy(),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
export type StreamRelay = Awaited<ReturnType<typeof relayStream>>;
