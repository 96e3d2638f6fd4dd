import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenCall {
  path: string;
  authorization: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
  status: number;
}

/** Outcomes of the next refreshes: a new pair, a refusal, an answer to try again, or a broken connection. */
export type RefreshOutcome = 'pair' | 'refused' | keyof typeof retryableStatus | 'broken';

const retryableStatus = { fault: 503, late: 408, tooMany: 429 };

export interface TokenServer {
  url: string;
  calls: SeenCall[];
  refreshes: number;
  /** Used one by one; `pair` when none is left. */
  outcomes: RefreshOutcome[];
  /** Valid access tokens. */
  good: Set<string>;
  /** Refreshes wait for this. */
  gate: Promise<void>;
  close(): Promise<void>;
}

/** A real HTTP server that knows only tokens: `/refresh` issues the next pair, every other path echoes its body. */
export async function startTokenServer(): Promise<TokenServer> {
  const server = createServer((request, response) => void answer(request, response));
  // A caller that uses a connection just closed as idle would see a broken one, which only some tests are about.
  server.keepAliveTimeout = 0;
  const known: TokenServer = {
    url: '',
    calls: [],
    refreshes: 0,
    outcomes: [],
    good: new Set(),
    gate: Promise.resolve(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const path = request.url ?? '';
    if (path === '/refresh') {
      known.refreshes += 1;
      await known.gate;
      refresh(request, response);
      return;
    }
    const { authorization } = request.headers;
    const isGood = known.good.has(authorization?.replace('Bearer ', '') ?? '');
    const status = isGood && !path.startsWith('/always-') ? 200 : 401;
    known.calls.push({ path, authorization, headers: request.headers, body, status });
    if (path === '/always-expired') response.setHeader('WWW-Authenticate', 'Bearer error="invalid_token"');
    send(response, status, status === 200 ? body : problem(401, 'unauthorized'));
  }

  function refresh(request: IncomingMessage, response: ServerResponse): void {
    const outcome = known.outcomes.shift() ?? 'pair';
    if (outcome === 'broken') {
      request.socket.destroy();
      return;
    }
    if (outcome === 'refused') {
      send(response, 400, problem(400, 'refreshRefused'));
      return;
    }
    if (outcome !== 'pair') {
      send(response, retryableStatus[outcome], 'not now');
      return;
    }
    const accessToken = `access ${known.refreshes}`;
    known.good.add(accessToken);
    const expireAt = '2026-11-02T09:15:00Z';
    send(
      response,
      200,
      JSON.stringify({ accessToken, expireAt, refreshToken: `refresh ${known.refreshes}` }),
    );
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', 1024, resolve);
  });
  known.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return known;
}

const problem = (status: number, code: string): string =>
  JSON.stringify({ type: 'about:blank', title: code, status, code, requestId: 'r' });

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(body);
}
