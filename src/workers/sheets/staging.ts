import type { ChosenStatus } from '#domain/employee.ts';
import { personOf } from '#domain/import/row.ts';
import { hasOwnStatus, type Line, type Lines } from './lines.ts';
import type { SheetChunk, StagedRow } from './protocol.ts';

/** The most rows the contract takes at once. */
const CHUNK = 500;

/** The part of the list that is not on the server yet. */
export class Staging {
  readonly #lines: Lines;
  /** Numbers of rows that the server may have and that were removed since. */
  readonly #removed = new Set<number>();
  /** The chunk that is being sent or waits for a retry. */
  #chunk: SheetChunk | null = null;
  newStatus: ChosenStatus = 'active';

  constructor(lines: Lines) {
    this.#lines = lines;
  }

  /** Notes that a row is about to be replaced; undefined removes it. */
  changing(before: Line | undefined, after: Line | undefined): void {
    if (after) this.#removed.delete(after.number);
    else if (before) this.#removed.add(before.number);
    this.#chunk = null;
  }

  chooseNewStatus(status: ChosenStatus): void {
    if (status === this.newStatus) return;
    this.newStatus = status;
    for (const [, line] of this.#lines.entries()) if (line && !hasOwnStatus(line)) line.sent = false;
    this.#chunk = null;
  }

  #staged(line: Line): StagedRow | undefined {
    const person = personOf(line.checked);
    if (!person) return undefined;
    const { number } = line;
    return {
      number,
      person: hasOwnStatus(line) ? person : { ...person, newStatus: this.newStatus },
    };
  }

  chunk(newKey: string): SheetChunk | null {
    if (this.#chunk) return this.#chunk;
    const rows: StagedRow[] = [];
    for (const [, line] of this.#lines.entries()) {
      const row = line && !line.sent ? this.#staged(line) : undefined;
      if (row) rows.push(row);
      if (rows.length === CHUNK) break;
    }
    const removed = [...this.#removed].slice(0, CHUNK);
    if (rows.length + removed.length > 0) this.#chunk = { key: newKey, rows, removed };
    return this.#chunk;
  }

  arrived(): number {
    const numbers = new Set(this.#chunk?.rows.map((row) => row.number));
    let left = 0;
    for (const [, line] of this.#lines.entries()) {
      if (line && numbers.has(line.number)) line.sent = true;
      if (line && !line.sent) left += 1;
    }
    for (const number of this.#chunk?.removed ?? []) this.#removed.delete(number);
    this.#chunk = null;
    return left + this.#removed.size;
  }

  unsend(): void {
    for (const [, line] of this.#lines.entries()) if (line) line.sent = false;
    this.#removed.clear();
    this.#chunk = null;
  }
}
