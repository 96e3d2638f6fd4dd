import type { Page } from 'playwright-core';
import type { MachineCases } from '#machines/support/cases.ts';
import type { settingsSection } from '#machines/flows/organization/settingsSection/settingsSection.ts';
import { showsFieldError } from '#tests/support/server/fieldErrors.ts';
import type { Key, Say } from '#tests/support/browser/texts.ts';
import { defineModel, type StepContext } from '#tests/paths/engine/index.ts';
import type { Gate } from '../support/gates.ts';

export interface SectionDriver {
  page: Page;
  say: Say;
  load: Gate;
  preview: Gate;
  save: Gate;
  /** Key and body of every save sent so far. */
  sent: string[];
  /** Saves the section by the API, as a colleague would. */
  saveBehindTheBack: (value: string) => Promise<void>;
  /** Where the person came from. */
  before: string;
}

/** What differs where it is no section of the settings page. */
interface OtherPage {
  label: (say: Say) => string;
  /** What a refusal of the case `refused` shows. */
  refused: (driver: SectionDriver) => Promise<void>;
}

interface FieldControl {
  change: (driver: SectionDriver, value: string) => Promise<unknown>;
  shows: (driver: SectionDriver, value: string, code: string | undefined) => Promise<unknown>;
  /** In the conflict. */
  label: (driver: SectionDriver) => string;
  word: (driver: SectionDriver, value: string) => string;
  isSaved: (settings: unknown, form: unknown) => boolean;
}

interface Parts {
  /** The field that the cases change. */
  field: string;
  /** How it is changed and shown; by default a text input with its name among the settings' texts. */
  control?: FieldControl;
  previews: boolean;
  /** What a colleague saves in it. */
  theirs: string;
  /** A body that the server refuses at the field of the cases, though the form accepts it. */
  refusedBody: Record<string, unknown>;
  other?: OtherPage;
}

type Machine = ReturnType<typeof settingsSection<Record<string, unknown>>>;

/** The model of the machines made by `settingsSection`, which share their form. */
export function settingsSectionModel(
  cased: { machine: unknown },
  { field, previews, theirs, refusedBody, other, control = textInput(field, other) }: Parts,
) {
  const press = (driver: SectionDriver, key: Key<'settings'>) =>
    driver.page.getByRole('button', { name: driver.say('settings', key), exact: true }).click();
  const valueIn = (form: unknown) => String((form as Record<string, unknown>)[field]);
  const fail = async (gate: Gate, name: string) => {
    if (name === 'network') return gate.abort();
    if (name === 'forbidden') return gate.fault(403);
    return gate.pass(refusedBody);
  };
  const dialog = ({ page, say }: SectionDriver, key: Key<'settings'>) =>
    page.getByRole('alertdialog', { name: say('settings', key), exact: true });

  const asking = {
    'save.confirmed': (driver: SectionDriver) => press(driver, 'save'),
    'save.dismissed': ({ page, say }: SectionDriver) =>
      page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('common', 'cancel') })
        .click(),
    'xstate.done.actor.previewEffect': ({ preview }: SectionDriver) => preview.pass(),
    'xstate.error.actor.previewEffect': ({ preview, case: name }: SectionDriver & StepContext) =>
      fail(preview, name),
  };

  return defineModel<SectionDriver>()(cased as { machine: Machine } & MachineCases<Machine>, {
    events: {
      'section.retried': ({ page, say }) =>
        page.getByRole('button', { name: say('common', 'tryAgain') }).click(),
      'fields.changed': (driver) => control.change(driver, valueIn(driver.event.change)),
      'form.submitted': (driver) => press(driver, previews ? 'preview' : 'save'),
      'form.retried': (driver) =>
        driver.page.getByRole('button', { name: driver.say('common', 'tryAgain') }).click(),
      ...(previews && asking),
      'conflict.settled': (driver) => press(driver, driver.event.keep === 'mine' ? 'keepMine' : 'keepTheirs'),
      'leave.asked': ({ page, say }) =>
        page.getByRole('link', { name: say('common', 'navOverview'), exact: true }).click(),
      'step.returned': ({ page }) => page.goBack(),
      'leave.confirmed': (driver) => press(driver, 'leave'),
      'leave.dismissed': ({ page, say }) =>
        page
          .getByRole('alertdialog')
          .getByRole('button', { name: say('common', 'cancel') })
          .click(),
      'xstate.done.actor.loadSettings': ({ load }) => load.pass(),
      'xstate.error.actor.loadSettings': ({ load }) => load.abort(),
      'xstate.done.actor.saveSection': async (driver) => {
        const { form } = driver.step.from.moment.snapshot.context as { form: unknown };
        if (driver.case === 'sameMeanwhile') await driver.saveBehindTheBack(valueIn(form));
        if (driver.case === 'otherMeanwhile') await driver.saveBehindTheBack(theirs);
        await driver.save.pass();
        // The refusal has no schedule with it: what was saved meanwhile is read.
        if (other && driver.case !== 'saved') await driver.load.pass();
      },
      'xstate.error.actor.saveSection': ({ save, case: name }) => fail(save, name),
    },
    states: {
      loading: ({ load }) => load.arrived(),
      notLoaded: ({ page, say }) => page.getByRole('alert').getByText(say('common', 'noAnswer')).waitFor(),
      editing: async (driver) => {
        const { form, errors } = driver.snapshot.context;
        await control.shows(driver, valueIn(form), (errors as Record<string, string>)[field]);
        const isElsewhere = Object.keys(errors).some((name) => name !== field);
        if (other && isElsewhere) await other.refused(driver);
      },
      'editing.unsent': ({ page, say }) =>
        page.getByRole('alert').getByText(say('common', 'noAnswer')).waitFor(),
      'editing.refused': ({ page, say }) =>
        page.getByRole('alert').getByText(say('problems', 'forbidden')).waitFor(),
      ...(previews && {
        previewing: ({ preview }: SectionDriver) => preview.arrived(),
        confirming: (driver: SectionDriver) => dialog(driver, 'effectTitle').waitFor(),
      }),
      saving: ({ save }) => save.arrived(),
      conflicting: async (driver) => {
        const { page, say, snapshot } = driver;
        await page.getByRole('heading', { name: say('settings', 'conflictTitle') }).waitFor();
        const row = page.getByRole('row').filter({ hasText: control.label(driver) });
        const cells = await row.getByRole('cell').allTextContents();
        const wanted = [theirs, valueIn(snapshot.context.form)].map((value) => control.word(driver, value));
        if (cells.join() !== wanted.join())
          throw new Error(`shown are ${cells.join()}, not ${wanted.join()}`);
      },
      leaving: (driver) => dialog(driver, 'leaveTitle').waitFor(),
      left: ({ page, snapshot, before }) => page.waitForURL(`**${snapshot.context.leaveTo ?? before}`),
    },
    leaveOut: {
      'settings.replaced':
        'the withdrawal of a planned version sends it; its own walk shows what comes of it',
    },
    impossible: ({ snapshot, event }) => {
      const { form, settings } = snapshot.context;
      // Typing the same again is no change, and without unsaved changes nothing asks before leaving.
      if (event.type === 'fields.changed') return valueIn(form) === valueIn(event.change);
      if (event.type === 'leave.asked' || event.type === 'step.returned')
        return snapshot.matches('editing') && control.isSaved(settings, form);
      return false;
    },
  });
}

function textInput(field: string, other: OtherPage | undefined): FieldControl {
  const label = ({ say }: SectionDriver) => other?.label(say) ?? say('settings', field as Key<'settings'>);
  const input = (driver: SectionDriver) =>
    driver.page.getByRole('textbox', { name: label(driver), exact: true });
  return {
    change: (driver, value) => input(driver).fill(value),
    shows: async (driver, value, code) => {
      await input(driver).waitFor();
      const shown = await input(driver).inputValue();
      if (shown !== value) throw new Error(`${field} shows ${shown}, not ${value}`);
      await showsFieldError(input(driver), driver.say, code ?? null);
    },
    label,
    word: (_, value) => value,
    isSaved: (settings, form) => {
      const now = JSON.stringify(settings);
      const value = String((form as Record<string, unknown>)[field]);
      return field === 'title'
        ? now.includes(`"title":"${value}"`)
        : now.includes(`"${field}":${value},`) || now.includes(`"${field}":${value}}`);
    },
  };
}
