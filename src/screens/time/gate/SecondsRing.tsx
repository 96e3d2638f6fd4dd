const ring = { cx: 24, cy: 24, r: 21, fill: 'none', strokeWidth: 5 };

/** How long the code remains, `left` of `whole` ms: a ring that empties, and the seconds in it. */
export const SecondsRing = ({ left, whole }: { left: number; whole: number }) => (
  <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
    <circle {...ring} stroke="var(--slate-a4)" />
    <circle
      {...ring}
      className="gate-left"
      stroke="var(--accent-9)"
      strokeLinecap="round"
      strokeDasharray="1"
      strokeDashoffset={1 - left / whole}
      pathLength="1"
      transform="rotate(-90 24 24)"
    />
    <text
      x="24"
      y="24"
      textAnchor="middle"
      dominantBaseline="central"
      fill="currentColor"
      fontSize="16"
      fontWeight="650"
    >
      {Math.ceil(left / 1_000)}
    </text>
  </svg>
);
