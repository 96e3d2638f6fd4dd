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

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `m:ss`, from an hour on `h:mm:ss`. */
function clockTime(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = twoDigits(seconds % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** The time until zero; give it a `key` to restart it. */
export function Countdown({ seconds }: { seconds: number }) {
  const left = useSecondsLeft(seconds);
  return (
    <span role="timer" className="figures">
      {clockTime(left)}
    </span>
  );
}
