import type { Page } from 'playwright-core';
import type { SnapshotFrom } from 'xstate';
import { formatMonth } from '#domain/format/index.ts';
import type { attendanceFiguresMachine } from '#machines/flows/insight/attendanceFigures/attendanceFiguresMachine.ts';
import { cases } from '#machines/flows/insight/attendanceFigures/attendanceFiguresMachine.cases.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver {
  page: Page;
  say: Say;
  figures: Gate;
  /** Makes the company so young that its figures begin a month later, or not. */
  beYoung: (isYoung: boolean) => Promise<void>;
}

const plot = ({ page, say }: Driver) =>
  page.getByRole('slider', { name: say('analytics', 'measures.attendance.name') });
const card = ({ page, say }: Driver) =>
  page.getByRole('region', { name: say('analytics', 'measures.attendance.name') });
const heading = ({ page }: Driver, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true }).waitFor();

/** The middle of a mark. The mouse itself stays away: it would point at whatever comes under it. */
async function onMark(driver: Driver, event: 'pointermove' | 'click', at: number) {
  const count = Number(await plot(driver).getAttribute('aria-valuemax')) + 1;
  const box = (await plot(driver).boundingBox())!;
  const clientX = box.x + (box.width * (at + 0.5)) / count;
  const clientY = box.y + box.height / 2;
  await plot(driver).dispatchEvent(event, { clientX, clientY, pointerType: 'mouse' });
}

const countOf = ({ figures }: { figures: { points: readonly unknown[] } | null }) =>
  figures?.points.length ?? 0;

/** The company's three months: September 80 %, October 90 %, November 100 % in ten people. */
export const model = defineModel<Driver>()(cases, {
  events: {
    'choice.changed': async (driver) => {
      const { page, say } = driver;
      const select = (key: 'from' | 'to') => page.getByLabel(say('analytics', key), { exact: true });
      if (driver.case === 'quarter') {
        await page.getByRole('button', { name: say('analytics', 'preset.quarter'), exact: true }).click();
      } else if (driver.case === 'unit') {
        await page.getByLabel(say('lists', 'unit'), { exact: true }).selectOption('none');
      } else await select('to').selectOption('2026-08');
    },
    'figures.retried': async ({ page, say }) => {
      await page.getByRole('button', { name: say('common', 'tryAgain') }).focus();
      await page.keyboard.press('Enter');
    },
    'mark.pointed': (driver) => onMark(driver, 'pointermove', driver.event.at),
    'mark.left': (driver) => plot(driver).dispatchEvent('pointerout'),
    'mark.chosen': (driver) => onMark(driver, 'click', driver.event.at),
    'mark.moved': (driver) => plot(driver).press(driver.event.by > 0 ? 'ArrowRight' : 'ArrowLeft'),
    'mark.released': (driver) => plot(driver).press('Escape'),
    'xstate.done.actor.load': async ({ figures, beYoung, case: name }) => {
      await beYoung(name === 'fewer');
      await figures.pass();
    },
    'xstate.error.actor.load': ({ figures }) => figures.abort(),
  },
  states: {
    // Left at once.
    'data.deciding': () => undefined,
    'data.loading': ({ figures }) => figures.arrived(),
    'data.refused': ({ page, say }) => page.getByText(say('fields', 'datesCross')).waitFor(),
    'data.failed': ({ page, say }) =>
      page
        .getByRole('alert')
        .filter({ hasText: say('common', 'noAnswer') })
        .waitFor(),
    'data.shown': (driver) => plot(driver).waitFor(),
    'reading.following.period': async (driver) => {
      if (!driver.snapshot.context.figures) return;
      await heading(driver, driver.say('analytics', 'whole'));
    },
    'reading.following.mark': (driver) => readsMark(driver),
    'reading.chosen': async (driver) => {
      await readsMark(driver);
      await driver.page.getByRole('link', { name: driver.say('analytics', 'openMonth') }).waitFor();
    },
  },
  impossible: ({ snapshot: { context }, event, case: name }) => {
    const { figures, choice, at } = context;
    switch (event.type) {
      case 'choice.changed':
        if (name === 'quarter') return choice.period?.from === '2026-09' && choice.period.to === '2026-11';
        // Units come with the figures.
        if (name === 'unit') return !figures || choice.period?.to !== '2026-11' || choice.unit !== null;
        return choice.period?.to !== '2026-11' || choice.period.from !== '2026-09' || choice.unit !== null;
      case 'mark.pointed':
        // The same place again says nothing.
        return event.at >= countOf(context) || event.at === at;
      case 'mark.chosen':
        return event.at >= countOf(context);
      case 'mark.moved':
      case 'mark.released':
      case 'mark.left':
        return countOf(context) === 0;
      default:
        return false;
    }
  },
  passTime: async ({ page, ms }) => {
    // The sections that load by themselves have their answers before page time is moved, which would end their calls.
    const under = page.locator('section[data-state]:not([data-state="shown.fresh"])');
    await under.first().waitFor({ state: 'detached' });
    await page.clock.fastForward(ms);
  },
});

/** Of ten people, or of the two in no unit, who always came. */
const rates = { '2026-09': '80%', '2026-10': '90%', '2026-11': '100%' } as const;

async function readsMark(driver: Driver & { snapshot: SnapshotFrom<typeof attendanceFiguresMachine> }) {
  const { snapshot } = driver;
  const { at, figures, choice } = snapshot.context;
  const months = Object.keys(rates) as (keyof typeof rates)[];
  const month = months.at(at! - figures!.points.length)!;
  await heading(driver, formatMonth(month, 'uz-Latn'));
  // Until the answer is there, the values are those of the choice before.
  if (!snapshot.matches({ data: 'shown' })) return;
  const rate = choice.unit === null ? rates[month] : '100%';
  await card(driver).locator('strong').getByText(rate, { exact: true }).waitFor();
}
