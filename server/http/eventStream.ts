import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The far end of a stream of server-sent events. Writing to one that is gone does nothing. */
export interface Outlet {
  /** `data` goes as JSON; an id is what Last-Event-ID gives back. */
  send(event: string, data: unknown, id?: number): void;
  /** A comment: keeps what stands in between from closing the connection. */
  beat(): void;
  end(): void;
  /** Nothing more is sent, what is buffered included. */
  cut(): void;
  /** Bytes that wait for the far end to take them. */
  waiting(): number;
  /** Once, however it came to an end. */
  onGone(hear: () => void): void;
}

/** An answer that stays open. `open` is called when its headers have left. */
export class EventStream {
  readonly open: (outlet: Outlet) => void;

  constructor(open: (outlet: Outlet) => void) {
    this.open = open;
  }
}

/** How long a client waits before it connects again by itself, unless it knows better. */
const RETRY_MS = 2_000;

const lines = (event: string, data: unknown, id?: number) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Past Fastify's own sending, which would buffer: written as it happens, and told to nobody to keep or to gather. */
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

/** A class, since there is one for each open page of a server: a closure for each of its verbs would be most of it. */
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

  onGone(hear: () => void): void {
    this.#raw.once('close', hear);
  }
}
