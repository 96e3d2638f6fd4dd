import { SheetRefused } from './refusal.ts';

export interface XmlListener {
  /** `name` without its prefix; `attributes` as written in the tag. */
  open(name: string, attributes: string): void;
  close(name: string): void;
  text(text: string): void;
}

/** A longer tag, comment or text is an attack or garbage. */
const MOST_PENDING = 1024 * 1024;

const SPACE = 32;
const SLASH = 47;
const GREATER = 62;
const COLON = 58;
const isQuote = (code: number) => code === 34 || code === 39;

/**
 * Streaming XML reader. It refuses `<!DOCTYPE`, because a workbook that declares entities is an attack (XML bombs,
 * local files). Not a validating parser, but it never reads outside a tag.
 */
export class XmlScanner {
  readonly #on: XmlListener;
  #rest = '';

  constructor(on: XmlListener) {
    this.#on = on;
  }

  write(chunk: string): void {
    const text = this.#rest + chunk;
    let at = 0;
    for (;;) {
      const tag = text.indexOf('<', at);
      if (tag < 0) break;
      if (tag > at) this.#on.text(decodeEntities(text.slice(at, tag)));
      at = tag;
      const next = this.#take(text, tag);
      if (next === undefined) break;
      at = next;
    }
    this.#rest = text.slice(at);
    if (this.#rest.length > MOST_PENDING) throw new SheetRefused('damaged');
  }

  end(): void {
    if (this.#rest.trim() !== '') throw new SheetRefused('damaged');
  }

  /** The index after the construct that begins at `start`; undefined while its end has not arrived. */
  #take(text: string, start: number): number | undefined {
    const sign = text.charCodeAt(start + 1);
    if (sign === 33) return this.#declaration(text, start);
    if (sign === 63) return indexAfter(text, '?>', start);
    return sign === SLASH ? this.#closing(text, start) : this.#opening(text, start);
  }

  #declaration(text: string, start: number): number | undefined {
    const head = text.slice(start, start + 9);
    if (head.startsWith('<!--')) return indexAfter(text, '-->', start + 4);
    if (head === '<![CDATA[') {
      const end = indexAfter(text, ']]>', start + 9);
      if (end !== undefined) this.#on.text(text.slice(start + 9, end - 3));
      return end;
    }
    if (head.length < 9 && ('<![CDATA['.startsWith(head) || '<!--'.startsWith(head))) return undefined;
    throw new SheetRefused('unsafe');
  }

  #closing(text: string, start: number): number | undefined {
    const end = text.indexOf('>', start);
    if (end < 0) return undefined;
    const name = text.slice(start + 2, end).trimEnd();
    this.#on.close(name.slice(name.indexOf(':') + 1));
    return end + 1;
  }

  #opening(text: string, start: number): number | undefined {
    let nameFrom = start + 1;
    let nameTo = 0;
    let at = nameFrom;
    for (; ; at += 1) {
      const code = text.charCodeAt(at);
      if (code === GREATER) break;
      if (Number.isNaN(code)) return undefined;
      if (nameTo === 0) {
        if (code <= SPACE || code === SLASH) nameTo = at;
        else if (code === COLON) nameFrom = at + 1;
      } else if (isQuote(code)) {
        at = text.indexOf(text.charAt(at), at + 1);
        if (at < 0) return undefined;
      }
    }
    const name = text.slice(nameFrom, nameTo || at);
    const closed = text.charCodeAt(at - 1) === SLASH;
    this.#on.open(name, nameTo ? text.slice(nameTo, closed ? at - 1 : at) : '');
    if (closed) this.#on.close(name);
    return at + 1;
  }
}

function indexAfter(text: string, mark: string, from: number): number | undefined {
  const at = text.indexOf(mark, from);
  return at < 0 ? undefined : at + mark.length;
}

const namedEntities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Only XML's own entities and numeric references are resolved; any other stays as written. */
const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(
        /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi,
        (whole, decimal?: string, hex?: string, name?: string) => {
          if (name !== undefined) return namedEntities[name] ?? whole;
          const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
          return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
        },
      )
    : text;

/** An attribute of a tag, by its name with the prefix, if there is one. */
export function attribute(attributes: string, name: string): string | undefined {
  let from = 0;
  for (;;) {
    const at = attributes.indexOf(`${name}=`, from);
    if (at < 0) return undefined;
    const quote = attributes.charAt(at + name.length + 1);
    const before = attributes.charCodeAt(at - 1);
    if ((at === 0 || before <= SPACE) && (quote === '"' || quote === "'")) {
      const start = at + name.length + 2;
      return decodeEntities(attributes.slice(start, attributes.indexOf(quote, start)));
    }
    from = at + 1;
  }
}
