import type { SheetSummary } from '#machines/flows/employees/excelUpload/sheetFacts.ts';
import type { RowsView, ShownRow } from '#src/workers/sheets/protocol.ts';
import type { Asking } from './sheetClient.ts';

/** Rows come from the worker in blocks; so many blocks are kept, the nearest to what is seen. */
const BLOCK = 100;
const KEPT = 30;

/** What a grid shows of the list in the worker: the rows in sight are fetched, old ones stay until fresh ones have come. */
export class SheetView {
  readonly #ask: Asking;
  readonly #blocks = new Map<number, ShownRow[]>();
  readonly #coming = new Set<number>();
  readonly #listeners = new Set<() => void>();
  #stale = new Set<number>();
  #version = 0;
  #share = 0;
  kind: RowsView = 'all';
  length = 0;

  constructor(ask: Asking) {
    this.#ask = ask;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Another number whenever something else is to be seen. */
  readonly version = (): number => this.#version;

  /** How much of the file is done, of one. */
  readonly share = (): number => this.#share;

  progressed(share: number): void {
    this.#share = share;
    this.#notify();
  }

  #notify(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }

  /** A row in sight, undefined until it has come. */
  row(index: number): ShownRow | undefined {
    const block = Math.floor(index / BLOCK);
    if (!this.#blocks.has(block) || this.#stale.has(block)) void this.#fetch(block);
    return this.#blocks.get(block)?.[index % BLOCK];
  }

  async #fetch(block: number): Promise<void> {
    if (this.#coming.has(block)) return;
    this.#coming.add(block);
    this.#stale.delete(block);
    // A reader that was closed answers nothing more, and nobody looks any longer.
    const rows = await this.#ask('window', block * BLOCK, (block + 1) * BLOCK).catch(() => undefined);
    this.#coming.delete(block);
    if (!rows) return;
    this.#blocks.set(block, rows);
    const far = [...this.#blocks.keys()].sort((a, b) => Math.abs(b - block) - Math.abs(a - block));
    for (const one of far.slice(0, Math.max(0, this.#blocks.size - KEPT))) this.#blocks.delete(one);
    this.#notify();
  }

  #refresh(): void {
    this.#stale = new Set(this.#blocks.keys());
    this.#notify();
  }

  async choose(kind: RowsView): Promise<void> {
    this.length = await this.#ask('show', kind);
    this.kind = kind;
    this.#blocks.clear();
    this.#refresh();
  }

  async write(row: number, column: number, texts: string[][]): Promise<SheetSummary> {
    const summary = await this.#ask('write', row, column, texts);
    this.#refresh();
    return summary;
  }

  async remove(row?: number): Promise<SheetSummary> {
    const summary = await this.#ask('remove', ...(row === undefined ? [] : [row]));
    await this.choose(this.kind);
    return summary;
  }

  /** Texts of a block of cells, rows first. */
  async texts(top: number, bottom: number, left: number, right: number): Promise<string[][]> {
    const rows = await this.#ask('window', top, bottom + 1);
    return rows.map(({ cells }) => cells.slice(left, right + 1));
  }
}
