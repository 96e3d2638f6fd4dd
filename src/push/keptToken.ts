/** The push token of this browser and the session it was created in; another session creates its own. */
export interface KeptToken {
  token: string;
  /** Epoch milliseconds. */
  madeAt: number;
  sessionId: string;
}

const key = 'pushToken';

export function keptToken(): KeptToken | null {
  const kept = localStorage.getItem(key);
  try {
    return kept === null ? null : (JSON.parse(kept) as KeptToken);
  } catch {
    return null;
  }
}

export function keepToken(kept: KeptToken | null): void {
  if (kept) localStorage.setItem(key, JSON.stringify(kept));
  else localStorage.removeItem(key);
}

/** The token with which the device is registered (spec section 3, fireBaseToken). */
export function fireBaseToken(sessionId: string | null): string | null {
  const kept = keptToken();
  return kept?.sessionId === sessionId ? kept.token : null;
}
