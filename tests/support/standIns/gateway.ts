import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface GatewayCall {
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** How the stand-in answers: a status with JSON or text, nothing at all, or half an answer and a broken connection. */
export type GatewayReply = { status: number; json?: unknown; text?: string } | 'silence' | 'cut' | 'endless';

export interface Gateway {
  url: string;
  received: GatewayCall[];
  /** Returns the next answer for a received request. */
  answer: (call: GatewayCall) => GatewayReply;
  close: () => Promise<void>;
}

function send(response: ServerResponse, reply: GatewayReply): void {
  if (reply === 'silence') return;
  if (reply === 'cut') {
    response.writeHead(200, { 'content-length': '100' }).write('{"id"');
    response.destroy();
    return;
  }
  if (reply === 'endless') {
    response.writeHead(200);
    const writeMore = () => {
      while (!response.destroyed && response.write('x'.repeat(16_384)));
    };
    response.on('drain', writeMore);
    writeMore();
    return;
  }
  const text = reply.text ?? JSON.stringify(reply.json ?? {});
  response.writeHead(reply.status, { 'content-type': 'application/json' }).end(text);
}

/** A real HTTP server in a gateway's place. */
export async function startGateway(answer: Gateway['answer']): Promise<Gateway> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString() || 'null');
      const call = { path: request.url ?? '', headers: request.headers, body };
      gateway.received.push(call);
      send(response, gateway.answer(call));
    });
  });
  const gateway: Gateway = {
    url: '',
    received: [],
    answer,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  gateway.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return gateway;
}
