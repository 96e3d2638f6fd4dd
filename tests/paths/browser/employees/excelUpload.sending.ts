import type { StepContext } from '#tests/paths/engine/index.ts';
import { person } from '#tests/support/sheets/people.ts';
import type { Driver } from './excelUpload.driver.ts';
import { press, titled } from './upload.page.ts';
import type { Gate } from '../support/gates.ts';

/** One row more than fits into one request. */
export const ROWS = 501;
export const FIRST = 500;

/** The number of rows that the server has of the current list, and whether it is checked. */
async function holds({ world }: Driver, rows: number, state: 'staging' | 'ready'): Promise<void> {
  const found = await world.latest();
  if (found?.state !== state) throw new Error(`the import is ${found?.state ?? 'not there'}`);
  const numbers = await world.stagedRows(found.id);
  const wanted = Array.from({ length: rows }, (_, index) => index + 2);
  if (numbers.join() !== wanted.join()) throw new Error(`${numbers.length} rows are staged, not ${rows}`);
}
const came = (left: number) => (left === 0 ? ROWS : left === 1 ? FIRST : 0);

const refuse = async ({ world }: Driver, gate: Gate, outcome: string) => {
  if (outcome === 'network') return gate.abort();
  if (outcome === 'forbidden') return gate.fault(403);
  await world.abandonOpen();
  return gate.pass();
};

type At = Driver & StepContext;
/** The rows that are left, in the state that is reached. */
type Reached = Driver & {
  snapshot: { context: { left: number } & Parameters<typeof sendsAgain>[0] };
};

/** The server has all rows already, and is only told which units are to be made. */
export const sendsAgain = ({ newUnits, spareKey }: { newUnits: readonly string[]; spareKey: string }) =>
  newUnits.length > 0 && spareKey !== '';
const staged = (driver: Reached) => {
  const { context } = driver.snapshot;
  return sendsAgain(context) ? holds(driver, ROWS, 'ready') : holds(driver, came(context.left), 'staging');
};

/** From the pressed button to the server's answer about the whole list. */
export const sendingEvents = {
  'upload.submitted': (driver) => press(driver, 'submit'),
  'units.accepted': (driver) =>
    driver.page
      .getByRole('button', { name: driver.say('upload', 'newUnitsMake', { count: 1 }), exact: true })
      .click(),
  'sending.stopped': async (driver) => {
    await driver.gates.chunk.arrived();
    await press(driver, 'stop');
    await driver.gates.chunk.cancelled();
  },
  'sending.continued': async (driver) => {
    if (driver.step.from.label === 'held') await press(driver, 'goOn');
    else await driver.page.getByRole('button', { name: driver.say('common', 'tryAgain') }).click();
  },
  'sending.abandoned': (driver) => press(driver, 'backToList'),
  'other.replaced': (driver) => press(driver, 'replace'),
  'xstate.done.actor.startImport': async ({ world, gates, step }) => {
    const { replace } = step.from.moment.snapshot.context as { replace: boolean };
    if (!replace) await world.abandonOpen();
    await gates.start.pass();
  },
  'xstate.error.actor.startImport': async ({ world, gates, case: outcome }) => {
    if (outcome === 'network') return gates.start.abort();
    if (outcome === 'forbidden') return gates.start.fault(403);
    if (outcome === 'running') return gates.start.fault(409);
    await world.openAnother();
    return gates.start.pass();
  },
  'xstate.done.actor.sendChunk': ({ gates }) => gates.chunk.pass(),
  'xstate.error.actor.sendChunk': (driver) => refuse(driver, driver.gates.chunk, driver.case),
  'xstate.done.actor.judgeImport': async ({ world, gates, list, case: outcome, page }) => {
    // The first row names it; once it is agreed to, the commit makes it.
    await world.haveUnit(outcome !== 'unitless');
    if (outcome === 'clean' || outcome === 'unitless') return gates.check.pass();
    if (outcome === 'known') {
      // The first row's person has another name here.
      await world.staff.hire({
        lastName: 'Avvalgiyev',
        passportSerialNumber: String(person(0)[2]),
        pinfl: String(person(0)[3]),
        phoneNumber: list.phoneNumber,
      });
      return gates.check.pass();
    }
    // Somebody with the first row's phone number is hired meanwhile.
    const other = await world.staff.hire({ phoneNumber: list.phoneNumber });
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/check'));
    await gates.check.pass();
    await answered;
    return world.staff.remove(other);
  },
  'xstate.done.actor.commitImport': ({ gates }) => gates.commit.pass(),
  'xstate.error.actor.commitImport': ({ gates }) => gates.commit.abort(),
  'xstate.error.actor.judgeImport': (driver) => refuse(driver, driver.gates.check, driver.case),
} satisfies Record<string, (at: At) => unknown>;
export const sendingStates = {
  submitting: () => undefined,
  starting: ({ gates }) => gates.start.arrived(),
  blocked: (driver) => titled(driver, 'blockedTitle'),
  sending: async (driver) => {
    await driver.gates.chunk.arrived();
    await staged(driver);
  },
  held: async (driver) => {
    await titled(driver, 'heldTitle');
    await staged(driver);
  },
  unsent: ({ page, say }) => page.getByRole('alert').getByText(say('common', 'noAnswer')).waitFor(),
  judging: async (driver) => {
    await driver.gates.check.arrived();
    await holds(driver, ROWS, 'staging');
  },
  committing: async (driver) => {
    await driver.gates.commit.arrived();
    await holds(driver, ROWS, 'ready');
  },
  written: async ({ page, say, world }) => {
    await page.getByRole('heading', { name: 'xodimlar.xlsx', level: 1 }).waitFor();
    await page.getByRole('heading', { name: say('upload', 'committedTitle') }).waitFor();
    const { length } = await world.employees();
    if (length !== ROWS) throw new Error(`${length} people were added, not ${ROWS}`);
  },
  handedOver: async (driver) => {
    await driver.page.getByRole('heading', { name: 'xodimlar.xlsx', level: 1 }).waitFor();
    await holds(driver, ROWS, 'ready');
    // One is the company's already.
    if ((await driver.world.employees()).length > 1) throw new Error('somebody was hired undecided');
  },
} satisfies Record<string, (reached: Reached) => unknown>;
