/**
 * Decodes a text saved by Excel, a phone or accounting software: UTF-8, UTF-16 with or without a byte order mark, or
 * Windows-1251.
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = detectByMark(bytes) ?? guessUtf16(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

function detectByMark([a, b]: Uint8Array): string | undefined {
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  return undefined;
}

/** Separators and digits of UTF-16 have a zero byte, always on the same side. */
function guessUtf16(bytes: Uint8Array): string | undefined {
  let even = 0;
  let odd = 0;
  for (let at = 0; at < bytes.length && at < 4096; at += 1) {
    if (bytes[at] !== 0) continue;
    if (at % 2) odd += 1;
    else even += 1;
  }
  if (odd > 8 && even === 0) return 'utf-16le';
  if (even > 8 && odd === 0) return 'utf-16be';
  return undefined;
}

/** True if the text has characters that no CSV contains. */
export const isBinary = (text: string): boolean =>
  /[\0-\x08\x0e-\x1f\ufffe\uffff]/.test(text.slice(0, 65_536));
