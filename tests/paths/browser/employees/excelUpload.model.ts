import { defineModel } from '#tests/paths/engine/index.ts';
import type { Driver } from './excelUpload.driver.ts';
import { columnKeys } from '#domain/import/columns.ts';
import { cases } from '#machines/flows/employees/excelUpload/excelUploadMachine.cases.ts';
import type { RefusalCode } from '#machines/flows/employees/excelUpload/sheetFacts.ts';
import { hostile } from '#tests/support/sheets/hostile.ts';
import { headings } from '#tests/support/sheets/people.ts';
import { reviewEvents } from './excelUpload.review.ts';
import { FIRST, ROWS, sendingEvents, sendingStates, sendsAgain } from './excelUpload.sending.ts';
import { press, titled } from './upload.page.ts';
import { bookOf, columnAt, freshPhone, UNIT } from './upload.world.ts';

const unknownHeading = 'Raqami';

/** The list with a good first row, or one whose phone number is too short. */
function fileFor({ upcoming, list }: Driver & { upcoming: (id: string) => string | undefined }): Uint8Array {
  if (upcoming('openFile') === 'password') return hostile['protected by a password']!.bytes();
  const bad = upcoming('checkRows') === 'faulty';
  list.phoneNumber = freshPhone();
  return bookOf(
    ROWS,
    { 0: { phoneNumber: bad ? '12' : list.phoneNumber, unit: UNIT } },
    upcoming('openFile') === 'unknown' ? { pinfl: unknownHeading } : {},
  );
}

/** The file that a kept list came from, or one that lacks the first row's card, or none. */
function cardsFileFor({ upcoming, kept }: Driver & { upcoming: (id: string) => string | undefined }) {
  if (upcoming('fillCards') === 'wrongType') return new Uint8Array([0, 1, 2, 3]);
  return upcoming('fillCards') === 'some' ? bookOf(1, { 0: { cardNumber: '' } }) : kept.book;
}

const phoneCell = columnAt('phoneNumber');

async function writePhone({ page }: Driver, text: string): Promise<void> {
  await page.locator(`#cell-0-${phoneCell}`).click();
  await page.keyboard.press('Enter');
  const input = page.locator(`#cell-0-${phoneCell} input`);
  await input.fill(text);
  await input.press('Enter');
}

export const model = defineModel<Driver>()(cases, {
  events: {
    ...reviewEvents,
    ...sendingEvents,
    'template.chosen': async (driver) => {
      const { format, language } = driver.event;
      await driver.page.getByLabel(driver.say('upload', 'templateLanguage')).selectOption(language);
      await press(driver, format === 'xlsx' ? 'templateXlsx' : 'templateCsv');
    },
    'draft.continued': async (driver) => {
      driver.drafts.close();
      await press(driver, 'goOn');
    },
    'draft.discarded': (driver) => press(driver, 'keptDiscard'),
    'list.reopened': (driver) => press(driver, 'backToList'),
    'cards.chosen': async (driver) => {
      const buffer = Buffer.from(cardsFileFor(driver));
      await driver.page
        .locator('input[type=file]')
        .setInputFiles({ name: 'xodimlar.xlsx', mimeType: 'application/octet-stream', buffer });
    },
    'xstate.done.actor.findKept': async ({ page, world, drafts, list, kept, case: name }) => {
      if (name === 'one') {
        list.phoneNumber = freshPhone();
        kept.book = bookOf(ROWS, { 0: { phoneNumber: list.phoneNumber, unit: UNIT } });
        await world.keepList(page.context(), 'xodimlar.xlsx', kept.book);
      }
      await drafts.answer('pass');
      drafts.open();
    },
    'xstate.error.actor.findKept': async ({ drafts }) => {
      await drafts.answer('fail');
      drafts.open();
    },
    'xstate.done.actor.restoreList': async ({ drafts }) => {
      await drafts.answer('pass');
      drafts.open();
    },
    'xstate.error.actor.restoreList': async ({ drafts, list }) => {
      list.refusal = 'keptUnreadable';
      await drafts.answer('fail');
      drafts.open();
    },
    'xstate.done.actor.fillCards': ({ sheets }) => sheets.fillCards.answer('pass'),
    'xstate.error.actor.fillCards': ({ sheets, list, case: name }) => {
      list.refusal = name as RefusalCode;
      return sheets.fillCards.answer(name === 'stuck' ? 'crash' : 'pass');
    },
    'step.completed': (driver) => press(driver, 'haveFile'),
    // Browser Back does the same as the button, also where there is no button.
    'step.returned': async (driver) => {
      const { label } = driver.step.from;
      if (label.startsWith('review')) await press(driver, 'otherFile');
      else if (label === 'mapping' || label.startsWith('file')) await press(driver, 'back');
      else {
        if (label === 'sending') await driver.gates.chunk.arrived();
        await driver.page.goBack();
        if (label === 'sending') await driver.gates.chunk.cancelled();
      }
    },
    'file.chosen': async (driver) => {
      // Units are looked up as the list is read.
      await driver.world.haveUnit(true);
      const buffer = Buffer.from(fileFor(driver));
      await driver.page
        .locator('input[type=file]')
        .setInputFiles({ name: driver.event.fileName, mimeType: 'application/octet-stream', buffer });
    },
    'reading.cancelled': (driver) => press(driver, 'cancel'),
    'column.mapped': async ({ page, event }) => {
      const name = columnKeys[event.index] === 'pinfl' ? unknownHeading : headings[event.index]!;
      await page.getByLabel(name, { exact: true }).selectOption(event.column ?? '');
    },
    'mapping.completed': (driver) => press(driver, 'mappingDone'),
    'rows.changed': async (driver) => {
      if (driver.case === 'fixed') driver.list.phoneNumber = freshPhone();
      await writePhone(driver, driver.case === 'fixed' ? driver.list.phoneNumber : '12');
    },
    'xstate.done.actor.downloadTemplate': async ({ page, gates }) => {
      const saved = page.waitForEvent('download');
      await gates.template.pass();
      await (await saved).path();
    },
    'xstate.error.actor.downloadTemplate': ({ gates }) => gates.template.abort(),
    'xstate.done.actor.openFile': ({ sheets }) => sheets.open.answer('pass'),
    'xstate.error.actor.openFile': ({ sheets, list }) => {
      list.refusal = 'password';
      return sheets.open.answer('pass');
    },
    'xstate.done.actor.checkRows': ({ sheets, drafts }) => {
      drafts.close();
      return sheets.check.answer('pass');
    },
    // Slow from the first list that is stored on: one that was given up must not hold up the next one.
    'list.kept': ({ drafts }) => drafts.open(),
    'xstate.error.actor.checkRows': ({ sheets, list }) => {
      list.refusal = 'stuck';
      return sheets.check.answer('crash');
    },
  },
  states: {
    opening: () => undefined,
    keptFound: (driver) => titled(driver, 'keptTitle'),
    restoring: (driver) => titled(driver, 'restoring'),
    'template.offered': (driver) => titled(driver, 'templateTitle'),
    'template.downloading': ({ gates }) => gates.template.arrived(),
    'template.downloaded': ({ page, say }) => page.getByText(say('upload', 'templateSaved')).waitFor(),
    'template.failed': ({ page }) => page.getByRole('alert').waitFor(),
    'file.awaited': async (driver) => {
      await titled(driver, 'fileTitle');
      if (await driver.page.getByRole('alert').isVisible()) throw new Error('a file is refused that is gone');
    },
    'file.refused': ({ page, say, list }) =>
      page
        .getByRole('alert')
        .getByText(say('upload', `refused.${list.refusal}`))
        .waitFor(),
    reading: (driver) => titled(driver, 'reading'),
    mapping: async ({ page, say, snapshot }) => {
      const missing = snapshot.context.mapping.filter(Boolean).length < columnKeys.length;
      const next = page.getByRole('button', { name: say('upload', 'mappingDone') });
      if ((await next.isEnabled()) === missing) throw new Error('the columns can be left half mapped');
    },
    checking: (driver) => titled(driver, 'checking'),
    storing: (driver) => titled(driver, 'checking'),
    'review.confirmingRemoval': ({ page, say }) =>
      page.getByRole('alertdialog', { name: say('upload', 'removeBadTitle') }).waitFor(),
    'review.fillingCards': ({ page, say }) =>
      page.getByText(say('upload', 'cardsMissing', { count: ROWS })).waitFor(),
    'review.cardsUnread': ({ page, say, list }) =>
      page
        .getByRole('alert')
        .getByText(say('upload', `refused.${list.refusal}`))
        .waitFor(),
    review: async (driver) => {
      const { page, say, snapshot, world } = driver;
      const { problems = 0, rows = 0, newUnits } = snapshot.context.summary ?? {};
      // What a question stands before is there, but hidden from screen readers.
      const find = { includeHidden: true };
      const status = page.getByRole('status', find);
      if (newUnits?.rows) await page.getByText(say('upload', 'newUnits', { count: 1 })).waitFor();
      else {
        if (problems > 0)
          await page
            .getByText(say('upload', 'rowProblem', { v: 2 }))
            .first()
            .waitFor();
        else await status.getByText(say('upload', 'allGood')).waitFor();
        await status.getByText(say('upload', 'rows', { count: rows === 1 ? FIRST : ROWS })).waitFor();
      }
      const submit = page.getByRole('button', { name: say('upload', 'submit'), ...find });
      if ((await submit.isEnabled()) === problems > 0) throw new Error('a list with problems can be sent');
      if (snapshot.matches({ review: 'refused' })) await page.getByRole('alert').waitFor();
      if ((await world.employees()).length > 0) throw new Error('somebody was hired');
    },
    ...sendingStates,
  },
  leaveOut: { 'keeping.failed': 'a journey has a device that stores nothing' },
  impossible: ({ snapshot, event, case: outcome }) => {
    const { mapping, importId, left, summary } = snapshot.context;
    // Behind the question nothing can be pressed.
    if (snapshot.matches({ review: 'confirmingRemoval' })) return !event.type.startsWith('removal.');
    switch (event.type) {
      // Five hundred cards would take too long to type, and another phone number is no unit.
      case 'rows.changed':
        return (
          (summary?.cardsMissing ?? 0) > 0 ||
          (summary?.newUnits.rows ?? 0) > 0 ||
          summary?.rows === 1 ||
          snapshot.hasTag('busy')
        );
      case 'edit.undone':
      case 'edit.redone':
        // There is nothing to undo in a list as it was read.
        return !summary || summary.problems === 0 || summary.cardsMissing > 0 || summary.canUndo;
      case 'removal.confirmed':
        return (summary?.cardsMissing ?? 0) > 0;
      case 'xstate.done.actor.undoEdit':
      case 'xstate.done.actor.redoEdit':
        return outcome !== 'nothing';
      case 'template.chosen':
        return snapshot.matches({ template: 'downloading' });
      case 'column.mapped':
        return (mapping[event.index] ?? null) === event.column;
      // One row remains, then none: only changed rows are sent again.
      case 'upload.submitted':
        return (importId !== null && left < 2) || summary?.rows === 1;
      // Of a list that the server has.
      case 'units.accepted':
        return importId === null || left > 0;
      // Five hundred people would have to be there.
      case 'xstate.done.actor.judgeImport':
        return outcome === 'unchanged';
      case 'xstate.done.actor.sendChunk':
        return (outcome === 'first') !== (left === 2 && !sendsAgain(snapshot.context));
      default:
        return false;
    }
  },
  passTime: ({ page, ms }) => page.clock.fastForward(ms),
});
