import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The sending end of a stream of server-sent events. Writing to a closed one does nothing. */
export interface Outlet {
  /** `data` is sent as JSON; the id is what Last-Event-ID returns. */
  send(event: string, data: unknown, id?: number): void;
  /** A comment that keeps proxies from closing the connection. */
  beat(): void;
  end(): void;
  /** Closes at once, discarding what is buffered. */
  cut(): void;
  /** Bytes waiting to be taken by the client. */
  waiting(): number;
  /** Called once, however the connection ended. */
  onGone(listener: () => void): void;
}

/** A response that stays open. `open` is called when its headers have been sent. */
export class EventStream {
  readonly open: (outlet: Outlet) => void;

  constructor(open: (outlet: Outlet) => void) {
    this.open = open;
  }
}

/** How long a client waits before it reconnects by itself, unless it knows better. */
const RETRY_MS = 2_000;

const lines = (event: string, data: unknown, id?: number) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Bypasses Fastify's own sending, which would buffer: sent unbuffered and uncacheable. */
export function sendEvents(request: FastifyRequest, reply: FastifyReply, { open }: EventStream): void {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  if (request.method === 'HEAD') return void raw.end();
  request.raw.socket.setNoDelay(true);
  request.raw.socket.setKeepAlive(true, 30_000);
  raw.write(`retry: ${RETRY_MS}\n\n`);
  raw.on('error', ignore);
  open(new Sse(raw));
}

const ignore = () => undefined;

/** A class, because there is one for each open page: closures for its methods would be most of its memory. */
class Sse implements Outlet {
  readonly #raw: ServerResponse;

  constructor(raw: ServerResponse) {
    this.#raw = raw;
  }

  #write(text: string): void {
    if (!this.#raw.destroyed && !this.#raw.writableEnded) this.#raw.write(text);
  }

  send(event: string, data: unknown, id?: number): void {
    this.#write(lines(event, data, id));
  }

  beat(): void {
    this.#write(': beat\n\n');
  }

  end(): void {
    if (!this.#raw.destroyed && !this.#raw.writableEnded) this.#raw.end();
  }

  cut(): void {
    this.#raw.destroy();
  }

  waiting(): number {
    return this.#raw.writableLength;
  }

  onGone(listener: () => void): void {
    this.#raw.once('close', listener);
  }
}
