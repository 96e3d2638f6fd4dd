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
  raw.on('error', () => undefined);
  const gone = () => raw.destroyed || raw.writableEnded;
  open({
    send: (event, data, id) => void (gone() || raw.write(lines(event, data, id))),
    beat: () => void (gone() || raw.write(': beat\n\n')),
    end: () => void (gone() || raw.end()),
    cut: () => void raw.destroy(),
    waiting: () => raw.writableLength,
    onGone: (hear) => void raw.once('close', hear),
  });
}
