import { fromCallback, type EventObject } from 'xstate';
import type {
  StreamEnd,
  StreamEvent,
} from '#machines/flows/notifications/notificationStream/notificationStreamMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { authFetch } from '#src/session/authFetch.ts';
import { callerIds } from '#src/runtime/device.ts';
import { session } from '#src/session/session.ts';
import { eventReader, type StreamPart } from './events.ts';
import { notifyTabs } from './tabs.ts';

type Schemas = components['schemas'];

/** Like that of `api`, but without a time limit, because this call is meant to last. */
const call = authFetch(session, { ids: callerIds, send: (request) => globalThis.fetch(request) });

const makeLostEvent = (): StreamEvent => ({ type: 'stream.lost', jitter: Math.random() });

function eventOf(part: StreamPart): StreamEvent | undefined {
  if (part === 'beat') return { type: 'stream.beat' };
  const data: unknown = JSON.parse(part.data);
  if (part.event === 'ready') {
    const { unread, countedTo } = data as Schemas['StreamReady'];
    return { type: 'stream.ready', unread, countedTo, lastId: part.id };
  }
  if (part.event === 'notification')
    return { type: 'notification.arrived', notification: data as Schemas['Notification'] };
  if (part.event === 'unread')
    return { type: 'unread.counted', unread: (data as Schemas['UnreadCount']).unread };
  if (part.event === 'change')
    return { type: 'data.changed', topic: (data as Schemas['StreamChange']).topic };
  if (part.event === 'end') return { type: 'stream.ended', reason: reasonOf(data), jitter: Math.random() };
  return undefined;
}

const reasonOf = (data: unknown): StreamEnd => (data as Schemas['StreamEnd']).reason;

/** One connection, until it is lost, ended by the server, or stopped. */
export const stream = fromCallback<EventObject, { lastId: string | null }>(({ sendBack, input }) => {
  const stop = new AbortController();
  const notify = (event: StreamEvent) => {
    if (stop.signal.aborted) return;
    sendBack(event);
    if (
      event.type === 'stream.ready' ||
      event.type === 'data.changed' ||
      event.type === 'notification.arrived' ||
      event.type === 'unread.counted'
    )
      notifyTabs(event);
  };
  const follow = async () => {
    const headers = {
      Accept: 'text/event-stream',
      ...(input.lastId ? { 'Last-Event-ID': input.lastId } : {}),
    };
    const url = new URL('/api/notifications/stream', location.href);
    const answer = await call(new Request(url, { headers, signal: stop.signal, cache: 'no-store' }));
    if (!answer.ok || !answer.body) throw new Error(`the stream answered ${answer.status}`);
    const read = eventReader();
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read())
      for (const part of read(piece.value)) {
        const event = eventOf(part);
        if (event) notify(event);
      }
  };
  // After an `end` the machine has already moved on, and this event is ignored.
  follow().then(
    () => {
      notify(makeLostEvent());
    },
    () => {
      notify(makeLostEvent());
    },
  );
  return () => {
    stop.abort();
  };
});
