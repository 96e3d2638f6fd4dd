import type { Line } from './lines.ts';

/** Rows as they were before an edit, by index; undefined where there was none. */
export interface Edit {
  before: Map<number, Line | undefined>;
  /** The first cell that was written; a removal has no column. */
  index: number;
  column: number;
  /** Consecutive typing in one cell is one edit. */
  typing: boolean;
}

const MOST_EDITS = 200;

export class EditHistory {
  #done: Edit[] = [];
  #undone: Edit[] = [];

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  record(edit: Edit): void {
    this.#undone = [];
    const last = this.#done.at(-1);
    const continues = edit.typing && last?.typing && last.index === edit.index && last.column === edit.column;
    if (continues) return;
    this.#done.push(edit);
    if (this.#done.length > MOST_EDITS) this.#done.shift();
  }

  clear(): void {
    this.#done = [];
    this.#undone = [];
  }

  /** Takes the last edit back: `revert` puts its rows back and returns what they replaced. */
  undo(revert: (edit: Edit) => Edit): Edit | undefined {
    return move(this.#done, this.#undone, revert);
  }

  redo(revert: (edit: Edit) => Edit): Edit | undefined {
    return move(this.#undone, this.#done, revert);
  }
}

function move(from: Edit[], to: Edit[], revert: (edit: Edit) => Edit): Edit | undefined {
  const edit = from.pop();
  if (edit) to.push(revert(edit));
  return edit;
}
