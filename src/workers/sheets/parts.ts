import { limits } from './limits.ts';
import { SheetRefused } from './refusal.ts';
import { XmlScanner, type XmlListener } from './xml.ts';
import { inflateEntry, readDirectory, type ZipEntry } from './zip.ts';

/** Bytes done of bytes to do; may be called very often. */
export type OnProgress = (done: number, total: number) => void;

/** The entries of an xlsx file, unpacked only when read and never beyond their limit. */
export class Parts {
  readonly #bytes: Uint8Array;
  readonly #entries: Map<string, ZipEntry>;
  readonly #onProgress: OnProgress;
  #unpacked = 0;

  constructor(bytes: Uint8Array, onProgress: OnProgress) {
    this.#bytes = bytes;
    this.#onProgress = onProgress;
    const entries = readDirectory(bytes);
    if (entries.some(({ encrypted }) => encrypted)) throw new SheetRefused('password');
    // Part names of office formats are case-insensitive.
    this.#entries = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
    if (this.#has(/vbaproject\.bin$|^xl\/macrosheets\//)) throw new SheetRefused('macros');
    if (!this.#has(/^xl\/(_rels\/)?workbook.*\.xml/)) throw new SheetRefused('wrongType');
  }

  #has(pattern: RegExp): boolean {
    return [...this.#entries.keys()].some((name) => pattern.test(name));
  }

  has(name: string): boolean {
    return this.#entries.has(name.toLowerCase());
  }

  /** Passes the content of a part to the listener; false when there is no such part. */
  read(name: string, listener: XmlListener, limit: number = limits.partBytes.other): boolean {
    const entry = this.#entries.get(name.toLowerCase());
    if (!entry) return false;
    this.#unpacked += entry.size;
    if (entry.size > limit || this.#unpacked > limits.totalBytes) throw new SheetRefused('unsafe');
    let decoder: TextDecoder | undefined;
    const scanner = new XmlScanner(listener);
    inflateEntry(this.#bytes, entry, (piece, consumed) => {
      decoder ??= new TextDecoder(encodingOf(piece));
      scanner.write(decoder.decode(piece, { stream: true }));
      this.#onProgress(consumed, entry.compressed);
    });
    scanner.write(decoder?.decode() ?? '');
    scanner.end();
    return true;
  }
}

/** XML of an office file is UTF-8, or UTF-16 with a byte order mark. */
function encodingOf(piece: Uint8Array): string {
  if (piece[0] === 0xff && piece[1] === 0xfe) return 'utf-16le';
  if (piece[0] === 0xfe && piece[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}
