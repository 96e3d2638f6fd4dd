import { encodeQR } from 'qr';
import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/time/attendanceCheck/attendanceCheckMachine.cases.ts';
import { showsFieldError } from '#tests/support/server/fieldErrors.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { GateWorld } from './attendanceCheck.world.ts';
import type { Gate } from '../support/gates.ts';
import type { Hold } from '../support/hold.ts';
import type { PathRecorder } from '../support/recordPaths.ts';

export interface Driver {
  page: Page;
  say: Say;
  recorder: PathRecorder;
  gates: Record<'check' | 'gates', Gate>;
  camera: Hold<string>;
  photo: Hold<string>;
  /** The end of each transaction of the phone's queue. */
  punches: Hold<'pass' | 'fail'>;
  world: GateWorld;
  /** Bodies of the punches sent so far. */
  sent: string[];
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();

/** The label of the button that opens the camera depends on the state. */
const openCamera = ({ page, say }: Driver) =>
  button(page, say('attendance', 'openCamera'))
    .or(button(page, say('attendance', 'scanAgain')))
    .first()
    .click();
const typeCode = ({ page, say }: Driver) =>
  button(page, say('attendance', 'typeCode'))
    .or(button(page, say('attendance', 'typeAgain')))
    .first()
    .click();

const codeOf = ({ world }: Driver, name: string): string =>
  name === 'poster' ? 'https://example.uz/menyu' : world.code(name === 'next' ? 1 : 0);

/** An image file for which the real decoders return `outcome`. */
function pictureFor(driver: Driver, outcome: string | undefined) {
  const nothing = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  if (outcome === 'default')
    return { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  const buffer =
    outcome === 'found' || outcome === 'poster'
      ? Buffer.from(encodeQR(codeOf(driver, outcome), 'gif', { scale: 5, border: 6 }))
      : Buffer.from(nothing, 'base64');
  return { name: 'a.gif', mimeType: 'image/gif', buffer };
}

/** Shows a code until the machine receives it. While the page's time stands still, it is advanced scan by scan. */
async function showCode(driver: Driver, name: string, steps: number, isStill: boolean): Promise<void> {
  const { page, recorder, world } = driver;
  const before = recorder.taken('attendanceCheck').length;
  const heard = () => recorder.taken('attendanceCheck').length >= before + steps;
  world.camera.show(codeOf(driver, name));
  if (!isStill) await recorder.atLeast('attendanceCheck', before + steps, 10_000);
  for (let look = 0; isStill && look < 18 && !heard(); look += 1) {
    await page.clock.runFor(100);
    await recorder.atLeast('attendanceCheck', before + steps, 300);
  }
  world.camera.showNothing();
}

/** Sets `navigator.onLine`, which is read before each punch. */
const setOnline = (page: Page, online: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => value });
  }, online);
const beforePunch = ({ page, upcoming }: { page: Page; upcoming: (id: string) => string | undefined }) =>
  setOnline(page, upcoming('checkAttendance') !== 'offline');

const otherGate = cases.cases['gate.chosen'].other?.gateId;
const isWhole = (digits: string) => digits.length === 8;

export const model = defineModel<Driver>()(cases, {
  maxLength: 25,
  events: {
    'camera.started': ({ camera }) => camera.answer('pass'),
    'camera.codeSeen': async (driver) => {
      if (driver.step.to.label === 'verifying') await beforePunch(driver);
      await showCode(
        driver,
        driver.case,
        driver.step.transitions.length,
        driver.step.from.moment.timers.length > 0,
      );
    },
    'camera.failed': ({ camera, event }) => camera.answer(event.name),
    'camera.lost': ({ page }) =>
      page.locator('video').evaluate((video: HTMLVideoElement) => {
        for (const track of (video.srcObject as MediaStream).getTracks()) {
          track.stop();
          track.dispatchEvent(new Event('ended'));
        }
      }),
    'camera.chosen': openCamera,
    'photo.chosen': (driver) =>
      driver.page
        .getByLabel(driver.say('attendance', 'choosePhoto'))
        .setInputFiles(pictureFor(driver, driver.upcoming('readPhoto'))),
    'typing.chosen': typeCode,
    'gate.chosen': ({ page, say, world }) =>
      page.getByLabel(say('attendance', 'typed.gate')).selectOption(world.gates[1]!.id),
    'digits.changed': ({ page, say, world, event, step }) => {
      const { gateId } = step.from.moment.snapshot.context as { gateId: string | null };
      const digits = isWhole(event.digits.replace(' ', ''))
        ? world.digits(gateId === otherGate ? 1 : 0)
        : event.digits;
      return page.getByLabel(say('attendance', 'typed.digits')).fill(digits);
    },
    'digits.submitted': async (driver) => {
      if (driver.step.to.label === 'verifying') await beforePunch(driver);
      await button(driver.page, driver.say('attendance', 'typed.send')).click();
    },
    'gates.retried': ({ page, say }) => button(page, say('common', 'tryAgain')).click(),
    'punch.retried': async (driver) => {
      const { page, say, gates, sent } = driver;
      await beforePunch(driver);
      const before = sent.at(-1);
      await button(page, say('attendance', 'sendAgain')).click();
      await gates.check.arrived();
      if (sent.at(-1) !== before) throw new Error('trying again sent another punch');
    },
    'punch.cancelled': async ({ page, say, gates }) => {
      await gates.check.arrived();
      await button(page, say('attendance', 'stop')).click();
    },
    'xstate.done.actor.readPhoto': async (driver) => {
      if (driver.step.to.label === 'verifying') await beforePunch(driver);
      await driver.photo.answer('pass');
    },
    'xstate.error.actor.readPhoto': ({ photo }) => photo.answer('pass'),
    'xstate.done.actor.listGates': async ({ gates, world, case: name }) => {
      await world.keepGates(name === 'two' ? 2 : name === 'one' ? 1 : 0);
      await gates.gates.pass();
    },
    'xstate.error.actor.listGates': ({ gates }) => gates.gates.abort(),
    'xstate.done.actor.checkAttendance': async ({ page, gates, world, case: name }) => {
      await world.keepGates(2);
      if (name === 'counted') return gates.check.pass();
      const answered = page.waitForResponse('**/api/attendance/check');
      await world.twoMinutesLater(async () => {
        await gates.check.pass();
        await answered;
      });
    },
    'xstate.done.actor.keepPunch': async ({ punches }) => {
      await punches.answer('pass');
      punches.open();
    },
    'xstate.error.actor.keepPunch': async ({ punches }) => {
      await punches.answer('fail');
      punches.open();
    },
    'xstate.error.actor.checkAttendance': async ({ page, gates, world, case: name }) => {
      if (name === 'offline') {
        await gates.check.abort();
        return setOnline(page, true);
      }
      if (name === 'network') return gates.check.abort();
      if (name === 'stillRunning') return gates.check.fault(409);
      if (name === 'serverFault') return gates.check.fault(500);
      await world.keepGates(0);
      const answered = page.waitForResponse('**/api/attendance/check');
      await gates.check.pass();
      await answered;
      await world.keepGates(2);
    },
  },
  states: {
    'scanning.opening': ({ page, say }) => status(page, say('attendance', 'scan.opening')),
    'scanning.searching': ({ page, say }) => status(page, say('attendance', 'scan.searching')),
    'scanning.searchingHarder': ({ page, say }) => status(page, say('attendance', 'scan.searchingHarder')),
    'scanning.refusedSeen': ({ page, say }) => status(page, say('attendance', 'scan.refusedSeen')),
    'scanning.foreignSeen': ({ page, say }) => status(page, say('attendance', 'scan.foreignSeen')),
    'unavailable.denied': ({ page, say }) => heading(page, say('attendance', 'denied')),
    'unavailable.missing': ({ page, say }) => heading(page, say('attendance', 'missing')),
    'unavailable.busy': ({ page, say }) => heading(page, say('attendance', 'busy')),
    'unavailable.lost': ({ page, say }) => heading(page, say('attendance', 'lost')),
    'unavailable.insecure': ({ page, say }) => heading(page, say('attendance', 'insecure')),
    readingPhoto: ({ page, say }) => status(page, say('attendance', 'readingPhoto')),
    'photoRead.empty': ({ page, say }) => heading(page, say('attendance', 'photoEmpty')),
    'photoRead.foreign': ({ page, say }) => heading(page, say('attendance', 'photoForeign')),
    'photoRead.unreadable': ({ page, say }) => heading(page, say('attendance', 'photoUnreadable')),
    'typing.loadingGates': ({ gates }) => gates.gates.arrived(),
    'typing.notLoaded': ({ page, say }) =>
      page
        .getByRole('alert')
        .filter({ hasText: say('common', 'noAnswer') })
        .waitFor(),
    'typing.withoutGates': ({ page, say }) => page.getByText(say('attendance', 'typed.noGates')).waitFor(),
    'typing.editing': async ({ page, say, snapshot }) => {
      const { gates, gateProblem, digitsProblem } = snapshot.context;
      await button(page, say('attendance', 'typed.send')).waitFor();
      await showsFieldError(page.getByLabel(say('attendance', 'typed.digits')), say, digitsProblem);
      if (gates.length > 1)
        await showsFieldError(page.getByLabel(say('attendance', 'typed.gate')), say, gateProblem);
    },
    verifying: async ({ page, say, gates, punches }) => {
      await status(page, say('attendance', 'verifying'));
      await gates.check.arrived();
      punches.close();
    },
    keeping: ({ page, say }) => status(page, say('attendance', 'verifying')),
    kept: async ({ page, say }) => {
      await heading(page, say('attendance', 'kept'));
      await page.getByText(say('attendance', 'keptHelp')).waitFor();
    },
    notKept: async ({ page, say }) => {
      await heading(page, say('attendance', 'notKept'));
      await page.getByText(say('attendance', 'notKeptHelp')).last().waitFor();
    },
    unsent: async ({ page, say, gates }) => {
      await heading(page, say('attendance', 'unsent'));
      await gates.check.cancelled();
    },
    notSent: async ({ page, say }) => {
      await heading(page, say('attendance', 'notSent'));
      await page.getByText(say('attendance', 'notSentHelp')).last().waitFor();
    },
    rejected: async ({ page, say }) => {
      await heading(page, say('attendance', 'rejected'));
      await page.getByText(say('problems', 'gateUnknown')).first().waitFor();
    },
    waiting: ({ page, say }) => heading(page, say('attendance', 'waiting')),
    accepted: async ({ page, say, world }) => {
      await heading(page, say('attendance', 'accepted.in'));
      await page.getByText(world.time(), { exact: true }).waitFor();
    },
  },
  leaveOut: {
    'xstate.error.actor.camera': 'whatever fails there the camera actor tells by camera.failed',
  },
  impossible: ({ snapshot, event, case: name }) => {
    const { digits, gates, gateId, digitsProblem } = snapshot.context;
    // Nothing is scanned before the first frame, and a running camera cannot fail to open.
    if (snapshot.matches({ scanning: 'opening' }))
      return event.type === 'camera.codeSeen' || event.type === 'camera.lost';
    if (event.type === 'camera.failed') return true;
    // Typed digits are good at once or not at all.
    if (event.type === 'xstate.done.actor.checkAttendance')
      return name === 'late' && snapshot.context.punch?.gateId !== undefined;
    // A gate can be chosen only among several, and once each; the digits belong to the gate chosen before.
    if (event.type === 'gate.chosen') return gates.length < 2 || gateId === event.gateId || isWhole(digits);
    if (event.type !== 'digits.changed') return false;
    if (name === 'whole') return gateId === null || isWhole(digits);
    return digits === '1234' && digitsProblem === null;
  },
  passTime: ({ page, ms }) => page.clock.fastForward(ms),
});
