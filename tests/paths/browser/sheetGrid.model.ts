import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/sheetGrid/sheetGridMachine.cases.ts';
import { selection } from '#machines/flows/sheetGrid/sheetGridMachine.ts';
import type { Key, Say } from '#tests/support/texts.ts';
import { defineModel } from '../engine/index.ts';

export interface Hands {
  page: Page;
  say: Say;
  /** What stands in the first two columns of the rows, as it was written last. */
  texts: string[][];
}

/** Rows of the file, of which one has a problem that no path touches. */
export const ROWS = 3;

const grid = ({ page, say }: Hands) => page.getByRole('grid', { name: say('upload', 'gridLabel') });
const input = (hands: Hands) => grid(hands).locator('input');
const press = ({ page, say }: Hands, key: Key<'upload'>) =>
  page.getByRole('button', { name: say('upload', key), exact: true }).click();

/** What the step leaves in the cell that was edited. */
const written = ({ texts, ...hands }: Hands, at: { row: number; column: number }) => ({
  texts,
  ...hands,
  keep: async () => {
    texts[at.row]![at.column] = await input({ texts, ...hands }).inputValue();
  },
});

export const model = defineModel<Hands>()(cases, {
  events: {
    'rows.counted': (hands) => press(hands, hands.case === 'fewer' ? 'onlyProblems' : 'allRows'),
    'cell.pointed': async (hands) => {
      const { event, step } = hands;
      const { at } = step.from.moment.snapshot.context as { at: { row: number; column: number } };
      if (step.from.label === 'editing') await written(hands, at).keep();
      await hands.page
        .locator(`#cell-${event.row}-${event.column}`)
        .click({ modifiers: event.extend ? ['Shift'] : [] });
    },
    'cursor.moved': async (hands) => {
      await grid(hands).focus();
      const keys = { down: 'ArrowDown', left: 'Shift+ArrowLeft', far: 'Control+End' };
      await hands.page.keyboard.press(keys[hands.case as keyof typeof keys]);
    },
    'all.selected': async (hands) => {
      await grid(hands).focus();
      await hands.page.keyboard.press('Control+a');
    },
    'editing.started': async (hands) => {
      await grid(hands).focus();
      await hands.page.keyboard.press(hands.event.text);
    },
    'draft.changed': (hands) => input(hands).fill(hands.event.text),
    'editing.completed': async (hands) => {
      const { at } = hands.step.from.moment.snapshot.context as { at: { row: number; column: number } };
      await written(hands, at).keep();
      if (hands.case === 'below') await input(hands).press('Enter');
      else await input(hands).blur();
    },
    'editing.cancelled': (hands) => input(hands).press('Escape'),
  },
  states: {
    navigating: async (hands) => {
      const { at } = hands.snapshot.context;
      const { top, bottom } = selection(hands.snapshot.context);
      const { page, texts } = hands;
      await page.locator(`[id^="cell-${at.row}-"][data-current]`).waitFor();
      const rows = await page
        .locator('[role=row]:has([aria-selected=true])')
        .evaluateAll((all) => all.map((row) => Number(row.getAttribute('aria-rowindex')) - 2));
      const wanted = Array.from({ length: bottom - top + 1 }, (_, index) => top + index);
      if (rows.sort((a, b) => a - b).join() !== wanted.join())
        throw new Error(`rows ${rows.join()} are selected, not ${wanted.join()}`);
      if (hands.snapshot.context.rows < ROWS) return;
      for (const [row, cells] of texts.entries())
        for (const [column, text] of cells.entries())
          await page.locator(`#cell-${row}-${column}`).getByText(text, { exact: true }).waitFor();
    },
    editing: async (hands) => {
      const { draft } = hands.snapshot.context;
      await hands.page.locator('[role=gridcell] input:focus').waitFor();
      if ((await input(hands).inputValue()) !== draft) throw new Error('another text is being edited');
    },
  },
  impossible: ({ snapshot, event, case: name }) => {
    const { rows, at } = snapshot.context;
    // A list of nobody has no grid, and the file has rows.
    if (rows === 0) return true;
    switch (event.type) {
      // Leaving the cell for the button ends the editing first.
      case 'rows.counted':
        return name === 'none' || snapshot.matches('editing') || event.rows === rows;
      case 'cell.pointed':
        return (
          event.row >= rows ||
          (snapshot.matches('editing') && event.row === at.row && event.column === at.column) ||
          // While a cell is edited, nothing can be extended.
          (snapshot.matches('editing') && event.extend)
        );
      // The grid of the page has more columns than this one: far away is another cell there.
      case 'editing.started':
        return at.column > 0 || rows < ROWS;
      case 'draft.changed':
        return snapshot.context.draft === event.text;
      default:
        return false;
    }
  },
});
