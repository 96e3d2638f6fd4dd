import { Inflate } from 'fflate';
import { limits } from './limits.ts';
import { SheetRefused } from './refusal.ts';

export interface ZipEntry {
  name: string;
  method: number;
  encrypted: boolean;
  compressed: number;
  size: number;
  /** Offset of its local header. */
  offset: number;
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const ZIP64 = 0xffffffff;

const makeDamagedError = () => new SheetRefused('damaged');

/** Reads the size fields of a directory entry, including the eight-byte fields used where four bytes are not enough. */
function sizesOf(
  view: DataView,
  at: number,
  nameLength: number,
): Pick<ZipEntry, 'compressed' | 'size' | 'offset'> {
  let size = view.getUint32(at + 24, true);
  let compressed = view.getUint32(at + 20, true);
  let offset = view.getUint32(at + 42, true);
  let extra = at + 46 + nameLength;
  const end = extra + view.getUint16(at + 30, true);
  while (extra + 4 <= end) {
    const length = view.getUint16(extra + 2, true);
    if (view.getUint16(extra, true) === 1) {
      let next = extra + 4;
      const readWide = () => {
        const value = Number(view.getBigUint64(next, true));
        next += 8;
        return value;
      };
      if (size === ZIP64) size = readWide();
      if (compressed === ZIP64) compressed = readWide();
      if (offset === ZIP64) offset = readWide();
    }
    extra += 4 + length;
  }
  return { size, compressed, offset };
}

/** Reads the directory at the end of the file. It is trusted only as far as `inflateEntry` confirms it. */
export function readDirectory(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    let end = bytes.length - 22;
    const first = Math.max(0, end - 0xffff);
    while (end >= first && view.getUint32(end, true) !== END_SIGNATURE) end -= 1;
    if (end < first) throw makeDamagedError();
    const count = view.getUint16(end + 10, true);
    if (count > limits.entries) throw makeDamagedError();
    let at = view.getUint32(end + 16, true);
    return Array.from({ length: count }, () => {
      if (view.getUint32(at, true) !== ENTRY_SIGNATURE) throw makeDamagedError();
      const nameLength = view.getUint16(at + 28, true);
      const entry = {
        name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
        method: view.getUint16(at + 10, true),
        encrypted: (view.getUint16(at + 8, true) & 1) === 1,
        ...sizesOf(view, at, nameLength),
      };
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
      return entry;
    });
  } catch (error) {
    if (error instanceof RangeError) throw makeDamagedError();
    throw error;
  }
}

/** The step is small, because each input byte may expand to a thousand. */
const STEP = 16 * 1024;

/**
 * Unpacks one entry chunk by chunk; `take` also receives how many packed bytes are done. Stops at the first byte
 * beyond what the directory promised: a lying size is how a small file becomes a gigabyte.
 */
export function inflateEntry(
  bytes: Uint8Array,
  entry: ZipEntry,
  take: (piece: Uint8Array, consumed: number) => void,
): void {
  const { offset, compressed, size, method } = entry;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== LOCAL_SIGNATURE)
    throw makeDamagedError();
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + compressed > bytes.length) throw makeDamagedError();
  let written = 0;
  let consumed = 0;
  const takePiece = (piece: Uint8Array) => {
    written += piece.length;
    if (written > size) throw makeDamagedError();
    if (piece.length) take(piece, consumed);
  };
  const inflate = method === 8 ? new Inflate(takePiece) : undefined;
  if (!inflate && method !== 0) throw makeDamagedError();
  for (let at = 0; at < compressed; at += STEP) {
    const piece = bytes.subarray(start + at, start + Math.min(at + STEP, compressed));
    consumed = at + piece.length;
    if (inflate) inflatePiece(inflate, piece, consumed === compressed);
    else takePiece(piece);
  }
  if (written !== size) throw makeDamagedError();
}

function inflatePiece(inflate: Inflate, piece: Uint8Array, last: boolean): void {
  try {
    inflate.push(piece, last);
  } catch (error) {
    // fflate's own errors have a number; the reader's refusals pass through.
    if (error instanceof Error && 'code' in error && typeof error.code === 'number') throw makeDamagedError();
    throw error;
  }
}
