import type { Services } from '../../context.ts';
import type { Signals } from '../../database/signals.ts';
import { describeFailure } from '../../http/errors.ts';
import { EventStream } from '../../http/eventStream.ts';
import type { SignedIn } from '../../http/operation.ts';
import { readEndedSessions } from '../auth/index.ts';
import { selectAfter, selectUnread, readStanding } from './sql/notifications.ts';
import { topics, type Topic } from './change.ts';
import { Stream } from './stream.ts';

/** A page that missed more than these reads the list instead. */
const MOST_MISSED = 500;
/** Streams of one session: a page that lost its connection opens another before the server has noticed. */
const MOST_OF_SESSION = 4;
const TICK_MS = 250;
/** How often everything is polled, for lost signals; every tick while no signals can be received. */
const LOOK_EVERY_MS = 15_000;

export interface NotificationStreams {
  open: (caller: SignedIn, lastEventId: number | undefined) => EventStream;
  count: () => number;
  /** Ends every stream; their pages reconnect to whichever process answers. */
  close: () => void;
}

type Kind = 'notification' | 'unread' | 'session';

/**
 * The open pages of this process. A signal marks accounts to query; one query then answers for all of them, and each page
 * gets what comes after its own number. So nothing is lost or sent twice, however signals arrive.
 */
export function notificationStreams({ db, clock, log }: Services, signals: Signals): NotificationStreams {
  const byAccount = new Map<string, Set<Stream>>();
  const dirty: Record<Kind, Set<string>> = { notification: new Set(), unread: new Set(), session: new Set() };
  let looking = false;
  let closed = false;
  let lookedAt = performance.now();

  const streamsOf = (accountIds: Iterable<string>) =>
    [...accountIds].flatMap((accountId) => [...(byAccount.get(accountId) ?? [])]);

  function take(kind: Kind): string[] {
    const taken = [...dirty[kind]].filter((accountId) => byAccount.has(accountId));
    dirty[kind].clear();
    return taken;
  }

  async function endEnded(accountIds: readonly string[]): Promise<void> {
    const streams = streamsOf(accountIds);
    const ended = await readEndedSessions(db, [...new Set(streams.map(({ caller }) => caller.sessionId))]);
    for (const stream of streams) {
      const reason = ended.get(stream.caller.sessionId);
      if (reason) drop(stream, reason);
    }
  }

  /** Sends only to streams that were part of the query: one that begins meanwhile at a lower number would skip notifications. */
  async function sendNew(accountIds: readonly string[]): Promise<void> {
    const begun = new Map<string, Stream[]>();
    const after = accountIds.flatMap((accountId) => {
      const streams = streamsOf([accountId]).filter(({ sequence }) => sequence !== undefined);
      begun.set(accountId, streams);
      return streams.length
        ? [{ accountId, sequence: Math.min(...streams.map(({ sequence = 0 }) => sequence)) }]
        : [];
    });
    if (!after.length) return;
    for (const row of await selectAfter(db, after))
      for (const stream of begun.get(row.accountId) ?? [])
        if (byAccount.get(row.accountId)?.has(stream)) stream.pass(row);
  }

  async function sendUnread(accountIds: readonly string[]): Promise<void> {
    const unread = new Map((await selectUnread(db, accountIds)).map((row) => [row.accountId, row.unread]));
    for (const accountId of accountIds)
      for (const stream of byAccount.get(accountId) ?? []) stream.notifyUnread(unread.get(accountId) ?? 0);
  }

  const isDirty = () => Object.values(dirty).some((some) => some.size > 0);

  /** One query at a time; what is signalled meanwhile comes next. */
  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    try {
      while (isDirty() && !closed) {
        const [session, notification, unread] = [take('session'), take('notification'), take('unread')];
        if (session.length) await endEnded(session);
        if (notification.length) await sendNew(notification);
        if (unread.length) await sendUnread(unread);
      }
    } catch (error) {
      log.warn({ failure: describeFailure(error) }, 'could not notify open pages');
      lookedAt = -Infinity;
    } finally {
      looking = false;
    }
  }

  /** Polls everything, because signals may have been lost. */
  function lookAround(): void {
    lookedAt = performance.now();
    for (const accountId of byAccount.keys()) {
      dirty.session.add(accountId);
      dirty.notification.add(accountId);
    }
    void look();
  }

  /** Lost changes are not read again: the page is told that everything may have changed. */
  function notifyChanges(accountIds: Iterable<string>, changed: readonly Topic[]): void {
    for (const stream of streamsOf(accountIds)) for (const topic of changed) stream.notifyChange(topic);
  }

  function receive(signal: string | undefined): void {
    if (signal === undefined) {
      notifyChanges(byAccount.keys(), topics);
      return lookAround();
    }
    const [kind, accountId = '', subject] = signal.split(' ');
    if (kind === 'change')
      return notifyChanges(
        [accountId],
        topics.filter((topic) => topic === subject),
      );
    if (!byAccount.has(accountId) || !Object.hasOwn(dirty, kind ?? '')) return;
    dirty[kind as Kind].add(accountId);
    void look();
  }

  function drop(stream: Stream, reason: Parameters<Stream['end']>[0]): void {
    remove(stream);
    stream.end(reason);
  }

  function remove(stream: Stream): void {
    const all = byAccount.get(stream.caller.accountId);
    all?.delete(stream);
    if (all?.size === 0) byAccount.delete(stream.caller.accountId);
  }

  function add(stream: Stream): void {
    const { accountId, sessionId } = stream.caller;
    const all = byAccount.get(accountId) ?? new Set();
    byAccount.set(accountId, all.add(stream));
    const ofSession = [...all].filter(({ caller }) => caller.sessionId === sessionId);
    if (ofSession.length > MOST_OF_SESSION) drop(ofSession[0]!, 'replaced');
  }

  /** Registers the stream first, so that signals reach it, then sends its start and everything since. */
  async function begin(stream: Stream, lastEventId: number | undefined): Promise<void> {
    const { accountId } = stream.caller;
    const { last, unread } = await readStanding(db, accountId);
    const missed = lastEventId !== undefined && (lastEventId > last || last - lastEventId > MOST_MISSED);
    stream.begin(missed ? last : (lastEventId ?? last), { unread, countedTo: last, missed });
    dirty.session.add(accountId);
    dirty.notification.add(accountId);
    await look();
  }

  const timer = setInterval(() => {
    const now = performance.now();
    for (const stream of streamsOf(byAccount.keys()))
      if (clock.now() >= stream.caller.tokenExpiresAt) drop(stream, 'tokenExpired');
      else stream.beat(now);
    if (!signals.isListening() || now - lookedAt > LOOK_EVERY_MS) lookAround();
  }, TICK_MS).unref();
  const unsubscribe = signals.subscribe(receive);

  return {
    open: (caller, lastEventId) =>
      new EventStream((outlet) => {
        const stream = new Stream(caller, outlet, performance.now());
        if (closed) return stream.end('serverStopping');
        add(stream);
        outlet.onGone(() => remove(stream));
        begin(stream, lastEventId).catch((error: unknown) => {
          log.warn({ failure: describeFailure(error) }, 'could not start a stream');
          remove(stream);
          outlet.cut();
        });
      }),
    count: () => streamsOf(byAccount.keys()).length,
    close: () => {
      closed = true;
      clearInterval(timer);
      unsubscribe();
      for (const stream of streamsOf(byAccount.keys())) drop(stream, 'serverStopping');
    },
  };
}
