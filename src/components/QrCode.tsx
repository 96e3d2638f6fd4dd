import { encodeQR } from 'qr';
import { useMemo } from 'react';

/** Quiet zone around the code, in modules: scanners need four. */
const QUIET_ZONE = 4;

/** One SVG path of squares; dark on white in every theme, as scanners need it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawingOf(text), [text]);
  return (
    <svg
      className="qr-code"
      display="block"
      width="100%"
      height="100%"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function drawingOf(text: string): { size: number; path: string } {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const path = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size: modules.length, path };
}
