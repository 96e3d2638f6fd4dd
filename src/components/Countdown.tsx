import { useEffect, useState } from 'react';

/** Whole seconds until zero, from when it is first used. Follows the clock, not its own ticks. */
export function useSecondsLeft(seconds: number): number {
  const [end] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => {
      setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    }, 250);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}

/** `m:ss` until zero; give it a `key` to begin anew. */
export function Countdown({ seconds }: { seconds: number }) {
  const left = useSecondsLeft(seconds);
  return (
    <span role="timer" className="figures">
      {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
    </span>
  );
}
