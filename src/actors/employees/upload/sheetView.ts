import type { SheetSummary } from '#machines/flows/employees/excelUpload/sheetFacts.ts';
import type { ChosenStatus } from '#domain/employee.ts';
import type { ChangedView, RowsView, ShownRow, ShownView } from '#src/workers/sheets/protocol.ts';
import type { AskSheet } from './sheetClient.ts';

/** Rows come from the worker in blocks. The blocks nearest to the visible rows are cached. */
const BLOCK = 100;
const CACHED = 30;

/** The rows that a grid shows of the list in the worker. Stale rows stay visible until fresh ones have arrived. */
export class SheetView {
  readonly #ask: AskSheet;
  readonly #blocks = new Map<number, ShownRow[]>();
  readonly #pending = new Set<number>();
  readonly #listeners = new Set<() => void>();
  #stale = new Set<number>();
  #version = 0;
  #share = 0;
  #reached: SheetSummary | undefined;
  kind: RowsView = 'all';
  length = 0;
  /** Replaced when other rows are shown, with the place of the cursor. */
  shown: ShownView = { rows: 0, at: { row: 0, column: 0 } };

  constructor(ask: AskSheet) {
    this.#ask = ask;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Changes whenever something else is to be shown. */
  readonly version = (): number => this.#version;

  /** How much of the file is read, as a share of 1. */
  readonly share = (): number => this.#share;

  progressed(share: number): void {
    this.#share = share;
    this.#notify();
  }

  #notify(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }

  /** A visible row, undefined until it has arrived. */
  row(index: number): ShownRow | undefined {
    const block = Math.floor(index / BLOCK);
    if (!this.#blocks.has(block) || this.#stale.has(block)) void this.#fetch(block);
    return this.#blocks.get(block)?.[index % BLOCK];
  }

  async #fetch(block: number): Promise<void> {
    if (this.#pending.has(block)) return;
    this.#pending.add(block);
    this.#stale.delete(block);
    // A closed worker rejects; its rows are no longer on screen.
    const rows = await this.#ask('window', block * BLOCK, (block + 1) * BLOCK).catch(() => undefined);
    this.#pending.delete(block);
    if (!rows) return;
    this.#blocks.set(block, rows);
    const far = [...this.#blocks.keys()].sort((a, b) => Math.abs(b - block) - Math.abs(a - block));
    for (const one of far.slice(0, Math.max(0, this.#blocks.size - CACHED))) this.#blocks.delete(one);
    this.#notify();
  }

  #refresh(): void {
    this.#stale = new Set(this.#blocks.keys());
    this.#notify();
  }

  #show(shown: ShownView): void {
    this.shown = shown;
    this.length = shown.rows;
    this.#blocks.clear();
    this.#refresh();
  }

  async choose(kind: RowsView): Promise<void> {
    const shown = await this.#ask('show', kind);
    this.#reached = undefined;
    this.kind = kind;
    this.#show(shown);
  }

  async write(row: number, column: number, texts: string[][], typing = false): Promise<SheetSummary> {
    const summary = await this.#ask('write', row, column, texts, typing);
    this.#reached = undefined;
    this.#refresh();
    return summary;
  }

  async remove(row?: number): Promise<SheetSummary> {
    const summary = await this.#ask('remove', ...(row === undefined ? [] : [row]));
    await this.choose(this.kind);
    return summary;
  }

  /**
   * Undoes one step. If there is no further one, resolves to the summary of the last step; undefined if there was none.
   */
  undo(): Promise<SheetSummary | undefined> {
    return this.#reverted(this.#ask('undo'));
  }

  redo(): Promise<SheetSummary | undefined> {
    return this.#reverted(this.#ask('redo'));
  }

  async #reverted(answer: Promise<ChangedView | null>): Promise<SheetSummary | undefined> {
    const changed = await answer;
    if (!changed) return this.#reached;
    this.#show(changed);
    this.#reached = changed.summary;
    return changed.summary;
  }

  async chooseNewStatus(status: ChosenStatus): Promise<SheetSummary> {
    const summary = await this.#ask('chooseNewStatus', status);
    this.#reached = undefined;
    this.#refresh();
    return summary;
  }

  /** Texts of a block of cells, rows first. */
  async texts(top: number, bottom: number, left: number, right: number): Promise<string[][]> {
    const rows = await this.#ask('window', top, bottom + 1);
    return rows.map(({ cells }) => cells.slice(left, right + 1));
  }
}
