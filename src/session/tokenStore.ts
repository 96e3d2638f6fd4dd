import type { StoredSession, Tokens } from '#machines/flows/auth/session/sessionMachine.ts';
import type { AccountFacts } from '#machines/flows/auth/startup/accountFacts.ts';
import { readLocal, removeLocal, writeLocal, type KeyValue } from './localTokens.ts';
import type { SessionRecord, SharedRecord } from './sharedRecord.ts';

/**
 * Where the tokens are kept: the specification's local storage keys, and a record in IndexedDB shared by all tabs.
 */
export interface TokenStore {
  read(): Promise<StoredSession | null>;
  /** Stores the tokens of a new sign-in. */
  start(tokens: Tokens): Promise<StoredSession>;
  /**
   * Replaces `previous` by its successor; resolves with null, storing nothing, when that session has ended meanwhile.
   */
  replace(previous: StoredSession, tokens: Tokens): Promise<StoredSession | null>;
  /** Ends the given session, or whichever is current. */
  end(sessionId?: string): Promise<void>;
  /** Keeps the account facts of this session; they are deleted with it. */
  keepFacts(sessionId: string, facts: AccountFacts): Promise<void>;
  recallFacts(sessionId: string): Promise<AccountFacts | null>;
}

export interface TokenStoreDeps {
  local: KeyValue;
  shared: SharedRecord;
  newId: () => string;
  /** Tells the other tabs to read the store again. */
  notify: () => void;
}

/** Former tokens to remember: five pairs, more than tabs can lag behind. */
const MOST_FORMER_TOKENS = 10;

/**
 * The shared record is written before the local keys, so that local keys never hold half of a pair that the record
 * does not know.
 */
export function tokenStore({ local, shared, newId, notify }: TokenStoreDeps): TokenStore {
  return {
    async read() {
      const seen = readLocal(local);
      // Missing keys mean signed out, whatever the record says (another tab may be writing the keys right now).
      if (!seen) return null;
      const current = await shared.change((record) => {
        if (isKnown(record, seen)) return { record, result: record.current };
        const sessionId =
          record.current?.tokens.refreshToken === seen.refreshToken ? record.current.sessionId : newId();
        const adopted = replaceCurrent(record, { sessionId, tokens: seen });
        return { record: adopted, result: adopted.current };
      });
      if (!current) removeLocal(local);
      else if (current.tokens.accessToken !== seen.accessToken) writeLocal(local, current.tokens);
      return current;
    },

    async start(tokens) {
      const started: StoredSession = { sessionId: newId(), tokens };
      await shared.change((record) => ({ record: replaceCurrent(record, started), result: undefined }));
      writeLocal(local, tokens);
      notify();
      return started;
    },

    async replace(previous, tokens) {
      const next: StoredSession = { sessionId: previous.sessionId, tokens };
      const kept = await shared.change((record) =>
        record.current?.sessionId === previous.sessionId && readLocal(local)
          ? { record: replaceCurrent(record, next), result: true }
          : { record, result: false },
      );
      if (!kept) return null;
      writeLocal(local, tokens);
      notify();
      return next;
    },

    async end(sessionId) {
      if (sessionId === undefined) removeLocal(local);
      const ended = await shared.change((record) =>
        sessionId === undefined || record.current?.sessionId === sessionId
          ? { record: replaceCurrent(record, null), result: true }
          : { record, result: false },
      );
      if (!ended) return;
      removeLocal(local);
      notify();
    },

    keepFacts: (sessionId, facts) =>
      shared.change((record) => ({
        record: record.current?.sessionId === sessionId ? { ...record, facts } : record,
        result: undefined,
      })),

    recallFacts: (sessionId) =>
      shared.change((record) => ({
        record,
        result: record.current?.sessionId === sessionId ? (record.facts ?? null) : null,
      })),
  };
}

/** True when both tokens are or were ours: the pair is current, or this tab's view of local storage lags behind. */
const isKnown = ({ current, past }: SessionRecord, { accessToken, refreshToken }: Tokens): boolean => {
  const tokens = [...past, ...tokensOf(current)];
  return tokens.includes(accessToken) && tokens.includes(refreshToken);
};

const replaceCurrent = (record: SessionRecord, current: StoredSession | null): SessionRecord => ({
  current,
  past: [...record.past, ...tokensOf(record.current)].slice(-MOST_FORMER_TOKENS),
  ...(record.facts && record.current?.sessionId === current?.sessionId ? { facts: record.facts } : {}),
});

const tokensOf = (session: StoredSession | null): string[] =>
  session ? [session.tokens.accessToken, session.tokens.refreshToken] : [];
