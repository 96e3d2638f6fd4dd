import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/employees/sheetGrid/sheetGridMachine.cases.ts';
import { selection } from '#machines/flows/employees/sheetGrid/sheetGridMachine.ts';
import type { Key, Say } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';

export interface Driver {
  page: Page;
  say: Say;
  /** The first two columns of the rows, as last written. */
  texts: string[][];
}

/** Rows of the file; one has a problem that no path touches. */
export const ROWS = 3;

const grid = ({ page, say }: Driver) => page.getByRole('grid', { name: say('upload', 'gridLabel') });
const input = (driver: Driver) => grid(driver).locator('input');
const press = ({ page, say }: Driver, key: Key<'upload'>) =>
  page.getByRole('button', { name: say('upload', key), exact: true }).click();

/** The edited cell's value after the step. */
const written = ({ texts, ...driver }: Driver, at: { row: number; column: number }) => ({
  texts,
  ...driver,
  keep: async () => {
    texts[at.row]![at.column] = await input({ texts, ...driver }).inputValue();
  },
});

export const model = defineModel<Driver>()(cases, {
  events: {
    'view.chosen': (driver) => press(driver, driver.case === 'one' ? 'onlyProblems' : 'allRows'),
    'cell.pointed': async (driver) => {
      const { event, step } = driver;
      const { at } = step.from.moment.snapshot.context as { at: { row: number; column: number } };
      if (step.from.label === 'editing') await written(driver, at).keep();
      await driver.page
        .locator(`#cell-${event.row}-${event.column}`)
        .click({ modifiers: event.extend ? ['Shift'] : [] });
    },
    'cursor.moved': async (driver) => {
      await grid(driver).focus();
      const keys = { down: 'ArrowDown', left: 'Shift+ArrowLeft', far: 'Control+End' };
      await driver.page.keyboard.press(keys[driver.case as keyof typeof keys]);
    },
    'all.selected': async (driver) => {
      await grid(driver).focus();
      await driver.page.keyboard.press('Control+a');
    },
    'editing.started': async (driver) => {
      await grid(driver).focus();
      await driver.page.keyboard.press(driver.event.text);
    },
    'draft.changed': (driver) => input(driver).fill(driver.event.text),
    'editing.completed': async (driver) => {
      const { at } = driver.step.from.moment.snapshot.context as { at: { row: number; column: number } };
      await written(driver, at).keep();
      if (driver.case === 'below') await input(driver).press('Enter');
      else await input(driver).blur();
    },
    'editing.cancelled': (driver) => input(driver).press('Escape'),
  },
  states: {
    navigating: async (driver) => {
      const { at } = driver.snapshot.context;
      const { top, bottom } = selection(driver.snapshot.context);
      const { page, texts } = driver;
      await page.locator(`[id^="cell-${at.row}-"][data-current]`).waitFor();
      const rows = await page
        .locator('[role=row]:has([aria-selected=true])')
        .evaluateAll((all) => all.map((row) => Number(row.getAttribute('aria-rowindex')) - 2));
      const wanted = Array.from({ length: bottom - top + 1 }, (_, index) => top + index);
      if (rows.sort((a, b) => a - b).join() !== wanted.join())
        throw new Error(`rows ${rows.join()} are selected, not ${wanted.join()}`);
      if (driver.snapshot.context.rows < ROWS) return;
      for (const [row, cells] of texts.entries())
        for (const [column, text] of cells.entries())
          await page.locator(`#cell-${row}-${column}`).getByText(text, { exact: true }).waitFor();
    },
    editing: async (driver) => {
      const { draft } = driver.snapshot.context;
      await driver.page.locator('[role=gridcell] input:focus').waitFor();
      if ((await input(driver).inputValue()) !== draft) throw new Error('another text is being edited');
    },
  },
  impossible: ({ snapshot, event, case: name }) => {
    const { rows, at } = snapshot.context;
    // An empty list has no grid, and the file has rows.
    if (rows === 0) return true;
    switch (event.type) {
      // Focus on the button ends the editing first; the view's button toggles between the two views.
      case 'view.chosen':
        return name === 'none' || snapshot.matches('editing') || event.rows === rows;
      case 'cell.pointed':
        return (
          event.row >= rows ||
          (snapshot.matches('editing') && event.row === at.row && event.column === at.column) ||
          // The selection cannot be extended while a cell is edited.
          (snapshot.matches('editing') && event.extend)
        );
      // The page's grid has more columns than the model's: its last cell is another one.
      case 'editing.started':
        return at.column > 0 || rows < ROWS;
      case 'draft.changed':
        return snapshot.context.draft === event.text;
      default:
        return false;
    }
  },
});
