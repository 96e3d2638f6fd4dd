/** Everything a push says, as text: data-only, the page or its service worker shows it (spec section 1). */
export type PushData = Record<string, string>;

export interface PushMessage {
  token: string;
  data: PushData;
  /** Seconds for which the service keeps it while the device is off. */
  ttlSeconds: number;
}

/** The device is no longer reached by this token, and never will be. */
export class DeadToken extends Error {
  override name = 'DeadToken';
}

/** Not now; with the time it asked for, when it did. */
export class TryLater extends Error {
  override name = 'TryLater';
  readonly afterMs: number | undefined;

  constructor(message: string, afterMs?: number) {
    super(message);
    this.afterMs = afterMs;
  }
}

export interface PushSender {
  /** Throws DeadToken, TryLater, CannotReach for a message it will never take, or whatever broke the connection. */
  send(message: PushMessage, signal: AbortSignal): Promise<void>;
}
