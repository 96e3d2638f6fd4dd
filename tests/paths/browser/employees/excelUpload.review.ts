import type { Driver, ReviewVerb as Verb } from './excelUpload.driver.ts';

type Settled = Driver & { case: string };

const crash =
  (verb: Verb) =>
  ({ sheets, list }: Settled) => {
    list.refusal = 'stuck';
    return sheets[verb].answer('crash');
  };
const pass =
  (verb: Verb) =>
  async ({ sheets, page }: Settled) => {
    const saved = verb === 'badRows' ? page.waitForEvent('download') : undefined;
    await sheets[verb].answer('pass');
    const file = await saved;
    if (file && !file.suggestedFilename().endsWith('.csv'))
      throw new Error('the rows are saved in another format');
  };
const tool = ({ page, say }: Driver, key: 'removeBad' | 'badRowsFile') =>
  page.getByRole('button', { name: say('upload', key), exact: true });
const dialog = ({ page }: Driver) => page.getByRole('alertdialog');

/** What the review does to the whole list. The buttons of undo and redo are walked by hand: here nothing can be undone. */
export const reviewEvents = {
  'edit.undone': async ({ page }: Driver) => {
    await page.getByRole('grid').focus();
    await page.keyboard.press('Control+z');
  },
  'edit.redone': async ({ page }: Driver) => {
    await page.getByRole('grid').focus();
    await page.keyboard.press('Control+y');
  },
  'badRows.wanted': (driver: Driver) => tool(driver, 'badRowsFile').click(),
  'removal.chosen': (driver: Driver) => tool(driver, 'removeBad').click(),
  'removal.confirmed': (driver: Driver) =>
    dialog(driver)
      .getByRole('button', { name: driver.say('upload', 'removeBad') })
      .click(),
  'removal.cancelled': (driver: Driver) =>
    dialog(driver)
      .getByRole('button', { name: driver.say('common', 'cancel') })
      .click(),
  'xstate.done.actor.removeBadRows': pass('remove'),
  'xstate.error.actor.removeBadRows': crash('remove'),
  'xstate.done.actor.undoEdit': pass('undo'),
  'xstate.error.actor.undoEdit': crash('undo'),
  'xstate.done.actor.redoEdit': pass('redo'),
  'xstate.error.actor.redoEdit': crash('redo'),
  'xstate.done.actor.saveBadRows': pass('badRows'),
  'xstate.error.actor.saveBadRows': crash('badRows'),
};
