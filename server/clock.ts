/** The server's clock. Everything that judges time reads it and never Date. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  date(): Date;
  /**
   * Sets the current time, which runs on from there; null returns to the machine's time. Production cannot call it.
   */
  set(at: number | null): void;
}

export function createClock(startsAt?: number): Clock {
  let offset = startsAt === undefined ? 0 : startsAt - Date.now();
  const now = () => Date.now() + offset;
  return {
    now,
    date: () => new Date(now()),
    set: (at) => {
      offset = at === null ? 0 : at - Date.now();
    },
  };
}

/** A clock that stands still until it is set or moved, for tests. */
export function createStillClock(startsAt: number): Clock & { advance(milliseconds: number): void } {
  let at = startsAt;
  return {
    now: () => at,
    date: () => new Date(at),
    set: (to) => {
      at = to ?? Date.now();
    },
    advance: (milliseconds) => {
      at += milliseconds;
    },
  };
}
