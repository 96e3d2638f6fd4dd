import type { components } from '#openapi/generated/contract.d.ts';

type Events = components['schemas']['StreamEvents'];
export interface StreamedEvent<Name extends keyof Events = keyof Events> {
  event: Name;
  id: string | undefined;
  data: NonNullable<Events[Name]>;
}

export interface OpenStream {
  status: number;
  /** The next event, which must have that name. Rejects when the stream ends before. */
  next<Name extends keyof Events>(event: Name): Promise<StreamedEvent<Name>>;
  /**
   * The same, but skips `change` events: a server that lost its listening connection sends them for changes it may have
   * missed.
   */
  nextPastChanges<Name extends keyof Events>(event: Name): Promise<StreamedEvent<Name>>;
  /** Everything until the stream ends. */
  rest(): Promise<StreamedEvent[]>;
  /** Disconnects like a page that is closed. */
  close(): Promise<void>;
}

/** A page's open stream, as the app reads it: bytes as they arrive. */
export async function openStream(
  url: string,
  as: { accessToken: string },
  { lastEventId, signal }: { lastEventId?: string | undefined; signal?: AbortSignal } = {},
): Promise<OpenStream> {
  const leaving = new AbortController();
  const answer = await fetch(`${url}/api/notifications/stream`, {
    headers: {
      authorization: `Bearer ${as.accessToken}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    signal: signal ? AbortSignal.any([signal, leaving.signal]) : leaving.signal,
  });
  const events = read(answer);
  async function next<Name extends keyof Events>(
    event: Name,
    past?: keyof Events,
  ): Promise<StreamedEvent<Name>> {
    const { value, done } = await events.next();
    if (done) throw new Error(`The stream ended before ${event}`);
    if (value.event === past) return next(event, past);
    if (value.event !== event) throw new Error(`${event} was to come, not ${JSON.stringify(value)}`);
    return value as never;
  }
  return {
    status: answer.status,
    next: (event) => next(event),
    nextPastChanges: (event) => next(event, 'change'),
    async rest() {
      const all: StreamedEvent[] = [];
      for await (const event of events) all.push(event);
      return all;
    },
    close: async () => {
      leaving.abort();
      await events.return(undefined).catch(() => undefined);
    },
  };
}

async function* read({ body }: Response): AsyncGenerator<StreamedEvent, undefined> {
  let text = '';
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true });
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const lines = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      const field = (name: string) =>
        lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
      const event = field('event');
      if (event)
        yield {
          event: event as keyof Events,
          id: field('id'),
          data: JSON.parse(field('data') ?? 'null') as StreamedEvent['data'],
        };
    }
  }
  return undefined;
}
