import { useEffect, useState } from 'react';
import type { GateCode } from '#machines/flows/time/gateScreen/gateScreenMachine.ts';

/** The screen has no clock, only the time since a response arrived: ms of performance.now(). */
const arrivals = new WeakMap<GateCode, number>();

export function arrivedAt(answer: GateCode): number {
  const known = arrivals.get(answer);
  if (known !== undefined) return known;
  const now = performance.now();
  arrivals.set(answer, now);
  return now;
}

/** ms of performance.now(); renders once a second. */
export function useNow(): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(performance.now());
    }, 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
