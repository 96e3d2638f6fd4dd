import type { Page } from 'playwright-core';
import type { Cell } from '#machines/flows/insight/cellReading/cellReadingMachine.ts';
import { cases } from '#machines/flows/insight/cellReading/cellReadingMachine.cases.ts';
import { formatWeekday } from '#domain/format/index.ts';
import { spanOf } from '#src/screens/insight/arrivals/times.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { Say } from '#tests/support/browser/texts.ts';

export interface Driver {
  page: Page;
  say: Say;
}

const map = ({ page, say }: Driver) => page.getByRole('slider', { name: say('analytics', 'arrivals.name') });
const card = ({ page, say }: Driver) => page.getByRole('region', { name: say('analytics', 'arrivals.name') });
/** Six hours about half past eight and half past nine, when people came. */
const times = Array.from({ length: 12 }, (_, at) => spanOf(13 + at));
const keys: Record<string, string> = {
  ...{ right: 'ArrowRight', left: 'ArrowLeft', up: 'ArrowUp', down: 'ArrowDown' },
};
/** How many come on a Monday, a Wednesday and a Friday; nobody has come on another day. */
const people: Record<number, Record<string, string>> = {
  0: { '08:30–09:00': '10' },
  2: { '08:30–09:00': '7', '09:30–10:00': '1' },
  4: { '08:30–09:00': '9' },
};

/** The middle of a cell. The mouse itself stays away: it would point at whatever comes under it. */
async function onCell(driver: Driver, event: 'pointermove' | 'click', { row, column }: Cell) {
  const box = (await map(driver).boundingBox())!;
  const clientX = box.x + (box.width * (column + 0.5)) / times.length;
  const clientY = box.y + (box.height * (row + 0.5)) / 7;
  await map(driver).dispatchEvent(event, { clientX, clientY, pointerType: 'mouse' });
}

async function reads(driver: Driver, cell: Cell): Promise<void> {
  const { say } = driver;
  const weekday = formatWeekday(cell.row + 1, 'uz-Latn');
  const where = say('analytics', 'arrivals.cell', { weekday, span: times[cell.column]! });
  await card(driver).getByText(where, { exact: true }).waitFor();
  const came = people[cell.row];
  const value = came ? (came[times[cell.column]!] ?? '0') : '–';
  await card(driver).locator('strong').getByText(value, { exact: true }).waitFor();
}

/** The map of the company's three days. */
export const model = defineModel<Driver>()(cases, {
  events: {
    'cell.pointed': (driver) => onCell(driver, 'pointermove', driver.event),
    'cell.left': (driver) => map(driver).dispatchEvent('pointerout'),
    'cell.chosen': (driver) => onCell(driver, 'click', driver.event),
    'cell.moved': (driver) => map(driver).press(keys[driver.case]!),
    'cell.released': (driver) => map(driver).press('Escape'),
  },
  states: {
    following: () => undefined,
    'following.all': (driver) => card(driver).getByText('08:30–09:00', { exact: true }).waitFor(),
    'following.cell': (driver) => reads(driver, driver.snapshot.context.cell!),
    chosen: async (driver) => {
      await reads(driver, driver.snapshot.context.cell!);
      await card(driver)
        .getByRole('button', { name: driver.say('analytics', 'arrivals.release') })
        .waitFor();
    },
  },
  impossible: ({ snapshot: { context }, event }) => {
    if (event.type === 'cell.pointed')
      // The same place again says nothing.
      return context.cell?.row === event.row && context.cell.column === event.column;
    return false;
  },
  passTime: ({ page, ms }) => page.clock.fastForward(ms),
});
