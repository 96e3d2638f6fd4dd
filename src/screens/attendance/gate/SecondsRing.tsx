/** How long the code remains, `left` of `whole` ms: a ring that empties, and the seconds in it. */
export function SecondsRing({ left, whole }: { left: number; whole: number }) {
  return (
    <span className="ring">
      <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <circle cx="24" cy="24" r="21" />
        <circle cx="24" cy="24" r="21" pathLength="1" style={{ strokeDashoffset: 1 - left / whole }} />
      </svg>
      <span aria-hidden="true">{Math.ceil(left / 1_000)}</span>
    </span>
  );
}
