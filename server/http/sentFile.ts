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

  /** Names are ours, letters and digits of any script: RFC 6266 section 4.3, with another name for who reads ASCII only. */
  get disposition(): string {
    const ascii = this.name.replaceAll(/[^\x20-\x7e]+/g, '');
    const encoded = ascii === this.name ? '' : `; filename*=UTF-8''${encodeURIComponent(this.name)}`;
    return `attachment; filename="${ascii.replace(/^(?=[-.])/, 'davomat')}"${encoded}`;
  }
}
