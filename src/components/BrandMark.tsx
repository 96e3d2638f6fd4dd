/** Two rotated squares, the star of Samarkand's tiles, around a tick. Same drawing as public/mark.svg. */
export function BrandMark({ size = 36 }: { size?: number }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <g fill="#12a594">
        <rect x="8.5" y="8.5" width="31" height="31" rx="5" />
        <rect x="8.5" y="8.5" width="31" height="31" rx="5" transform="rotate(45 24 24)" />
      </g>
      <path
        d="m16.5 24.5 5.2 5.2 10-11"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
