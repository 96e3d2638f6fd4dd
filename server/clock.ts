/** The server's idea of now. Everything that judges time takes it from here and never from Date. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  date(): Date;
  /** Sets now; time runs on from there. null = the machine's time. Production has no way to call it. */
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

/** A clock that stands still until it is set or moved: what tests count seconds with. */
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
