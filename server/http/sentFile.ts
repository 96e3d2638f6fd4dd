import type { Readable } from 'node:stream';

/**
 * A response that is a file, sent while it is made. When the stream fails, the connection is cut: half a file must
 * not look complete.
 */
export class SentFile {
  readonly name: string;
  readonly type: string;
  readonly content: Readable | Buffer;
  /** Of a table, how many rows have been sent so far. */
  readonly rows: (() => number) | undefined;

  constructor(name: string, type: string, content: Readable | Buffer, rows?: () => number) {
    this.name = name;
    this.type = type;
    this.content = content;
    this.rows = rows;
  }

  /** Names are ours and ASCII: no quoting is needed. */
  get disposition(): string {
    return `attachment; filename="${this.name}"`;
  }
}
