/** Everything in a push, as text: data-only, shown by the page or its service worker (spec section 1). */
export type PushData = Record<string, string>;

export interface PushMessage {
  token: string;
  data: PushData;
  /** Seconds for which the service keeps it while the device is offline. */
  ttlSeconds: number;
}

/** The device can no longer be reached by this token. */
export class DeadToken extends Error {
  override name = 'DeadToken';
}

/** The service asks to retry later, with a delay if it named one. */
export class TryLater extends Error {
  override name = 'TryLater';
  readonly afterMs: number | undefined;

  constructor(message: string, afterMs?: number) {
    super(message);
    this.afterMs = afterMs;
  }
}

export interface PushSender {
  /** Throws DeadToken, TryLater, CannotReach for a message that will never be taken, or the connection error. */
  send(message: PushMessage, signal: AbortSignal): Promise<void>;
}
