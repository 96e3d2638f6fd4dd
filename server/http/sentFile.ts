import type { Readable } from 'node:stream';

/** An answer that is a file to keep, sent as it is made. A stream that fails cuts the connection: half a file is none. */
export class SentFile {
  readonly name: string;
  readonly type: string;
  readonly content: Readable | Buffer;

  constructor(name: string, type: string, content: Readable | Buffer) {
    this.name = name;
    this.type = type;
    this.content = content;
  }

  /** Names are ours and ASCII: no quoting is needed. */
  get disposition(): string {
    return `attachment; filename="${this.name}"`;
  }
}
