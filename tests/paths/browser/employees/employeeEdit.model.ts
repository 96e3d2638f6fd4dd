import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/employees/employeeEdit/employeeEditMachine.cases.ts';
import { differencesOf } from '#machines/flows/employees/employeeEdit/editConflict.ts';
import type { EditDraft } from '#machines/flows/employees/employeeEdit/editDraft.ts';
import type { EditField, EditForm, EditRecord } from '#machines/flows/employees/employeeEdit/editForm.ts';
import { TIYIN_PER_SOM } from '#domain/money.ts';
import { newId } from '#server/identifier.ts';
import { showsFieldError } from '#tests/support/server/fieldErrors.ts';
import type { Key, Say } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { StaffWorld } from './staff.world.ts';
import type { Gate } from '../support/gates.ts';
import type { Hold } from '../support/hold.ts';

export interface Driver {
  page: Page;
  say: Say;
  world: StaffWorld;
  load: Gate;
  preview: Gate;
  update: Gate;
  drafts: Hold<'pass' | 'fail'>;
  id: string;
  /** Key and body of every request sent so far. */
  sent: string[];
}

/** The fields that the cases use. */
const labels = { lastName: 'lastName', phoneNumber: 'phone', salary: 'salary' } as const;
/** Fields that may differ in a conflict. */
const sides = { lastName: 'lastName', cardNumber: 'card', salary: 'salary' } as const;
type Shown = keyof typeof labels | 'cardNumber' | 'unitId';
const shownFields = ['lastName', 'phoneNumber', 'cardNumber', 'unitId', 'salary'] as const;

const button = ({ page, say }: Driver, key: Key<'employeeRecord'>) =>
  page.getByRole('button', { name: say('employeeRecord', key), exact: true });
function field({ page, say }: Driver, name: Shown) {
  if (name === 'unitId') return page.getByRole('combobox', { name: say('lists', 'unit') });
  return name === 'cardNumber'
    ? page.getByRole('textbox', { name: say('employeeRecord', 'newCard') })
    : page.getByRole('textbox', { name: say('employees', labels[name]), exact: true });
}
const heading = ({ page, say }: Driver, key: Key<'employeeRecord'>) =>
  page.getByRole('heading', { name: say('employeeRecord', key), exact: true });
const conflicting = ({ snapshot: { context } }: { snapshot: { context: unknown } }) => {
  const { base, form, theirs } = context as Record<'base' | 'theirs', EditRecord> & { form: EditForm };
  return differencesOf({ base, form, theirs });
};

const effectDialog = ({ page, say }: Pick<Driver, 'page' | 'say'>) =>
  page.getByRole('alertdialog', { name: say('employeeRecord', 'effectTitle'), exact: true });
const effectButton = (driver: Driver, name: string) =>
  effectDialog(driver).getByRole('button', { name, exact: true });

const contextOf = (driver: { step: { from: { moment: { snapshot: { context: unknown } } } } }) =>
  driver.step.from.moment.snapshot.context as { form: EditForm };

/** The draft cases, of an existing record and with a key that the server accepts. */
function draftOf(name: string): EditDraft | null {
  const { output } = cases.cases['xstate.done.actor.loadDraft']![name] as { output: EditDraft | null };
  return output?.sent ? { ...output, sent: { ...output.sent, key: newId() } } : output;
}

export const model = defineModel<Driver>()(cases, {
  events: {
    'record.retried': ({ page, say }) =>
      page.getByRole('button', { name: say('common', 'tryAgain') }).click(),
    'draft.continued': (driver) => button(driver, 'draftContinue').click(),
    'draft.discarded': (driver) => button(driver, 'draftDiscard').click(),
    'field.changed': async (driver) => {
      const { field: name, value } = driver.event;
      if (name === 'unitId') await field(driver, name).selectOption(value);
      else
        await field(driver, name as Shown).fill(
          String(name === 'salary' ? Number(value) / TIYIN_PER_SOM : value),
        );
    },
    'form.submitted': (driver) => button(driver, 'save').click(),
    'form.retried': async ({ page, say, update, preview, sent, step }) => {
      const before = sent.at(-1);
      await page.getByRole('button', { name: say('common', 'tryAgain') }).click();
      if (step.to.label === 'previewing') return preview.arrived();
      await update.arrived();
      if (sent.at(-1) !== before) throw new Error('trying again sent another form, or another key');
    },
    'save.confirmed': (driver) => effectButton(driver, driver.say('employeeRecord', 'save')).click(),
    'save.dismissed': (driver) => effectButton(driver, driver.say('common', 'cancel')).click(),
    'choice.made': ({ page, say, event }) =>
      page
        .getByRole('group', { name: say('employees', 'lastName') })
        .getByRole('radio', { name: say('employeeRecord', event.choice) })
        .check(),
    'conflict.settled': (driver) => button(driver, 'conflictSave').click(),
    'edit.cancelled': async (driver) => {
      if (driver.step.to.label === 'keeping') driver.drafts.close();
      if (driver.step.from.label === 'notKept')
        await driver.page
          .getByRole('button', { name: driver.say('employees', 'wizard.leaveAnyway') })
          .click();
      else await button(driver, 'cancel').click();
    },
    'edit.resumed': ({ page, say }) =>
      page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('common', 'cancel') })
        .click(),
    'xstate.done.actor.loadRecord': ({ load }) => load.pass(),
    'xstate.error.actor.loadRecord': ({ load, case: name }) =>
      name === 'network' ? load.abort() : load.fault(404),
    'xstate.done.actor.loadDraft': async ({ page, drafts, world, id, case: name }) => {
      const draft = draftOf(name);
      if (draft) await world.draft(page.context(), `employeeEdit/${id}`, draft);
      await drafts.answer('pass');
      drafts.open();
    },
    'xstate.error.actor.loadDraft': async ({ drafts }) => {
      await drafts.answer('fail');
      drafts.open();
    },
    'xstate.done.actor.keepDraft': async ({ drafts }) => {
      await drafts.answer('pass');
      drafts.open();
    },
    'xstate.error.actor.keepDraft': async ({ drafts }) => {
      await drafts.answer('fail');
      drafts.open();
    },
    'xstate.done.actor.previewTerms': ({ preview }) => preview.pass(),
    'xstate.error.actor.previewTerms': async ({ preview, case: name }) => {
      if (name === 'network') return preview.abort();
      if (name === 'forbidden') return preview.fault(403);
      return preview.pass({ salary: 700_000_000, salaryFrom: '2026-10-31' });
    },
    'xstate.done.actor.updateEmployee': async ({ update, world, id, case: name }) => {
      const meanwhile: Record<string, string> = { sameMeanwhile: 'Yusupova', renamedMeanwhile: 'Rahimova' };
      if (name !== 'saved') await world.renameBehindTheBack(id, meanwhile[name] ?? '');
      await update.pass();
    },
    'xstate.error.actor.updateEmployee': async ({ page, update, world, id, case: name, ...driver }) => {
      if (name === 'network') return update.abort();
      if (name === 'keyUsedUp') return update.fault(422);
      if (name === 'forbidden') return update.fault(403);
      const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
      await world.whilePhoneIsTaken(id, contextOf(driver).form.phoneNumber, async () => {
        await update.pass();
        await answered;
      });
    },
  },
  states: {
    missing: async ({ page, say }) => {
      await page.getByText(say('employees', 'person.notFound')).waitFor();
      await page.getByRole('link', { name: say('employees', 'hired.toList') }).waitFor();
    },
    opening: ({ load }) => load.arrived(),
    notLoaded: ({ page, say }) =>
      page
        .getByRole('alert')
        .filter({ hasText: say('common', 'noAnswer') })
        .waitFor(),
    recalling: (driver) => heading(driver, 'editTitle').first().waitFor(),
    draftFound: (driver) => heading(driver, 'draftTitle').waitFor(),
    editing: async (driver) => {
      await button(driver, 'save').waitFor();
      const { form, errors } = driver.snapshot.context;
      if (!form) throw new Error('there is no form');
      for (const name of shownFields) {
        const shown = (await field(driver, name).inputValue()).replace(/\s/g, '');
        const meant =
          name === 'phoneNumber'
            ? form[name].replace(/^998/, '')
            : String((name === 'salary' && form.salary ? form.salary / TIYIN_PER_SOM : form[name]) ?? '');
        if (shown !== meant) throw new Error(`${name} shows ${shown}, not ${meant}`);
        await showsFieldError(field(driver, name), driver.say, errors[name] ?? null);
      }
    },
    'editing.unsent': ({ page, say }) =>
      page
        .getByRole('alert')
        .filter({ hasText: say('common', 'noAnswer') })
        .waitFor(),
    'editing.refused': ({ page, say, snapshot }) => {
      const { failure } = snapshot.context;
      const code = failure?.kind === 'problem' ? failure.code : '';
      return page
        .getByRole('alert')
        .filter({ hasText: say('problems', code as 'forbidden') })
        .waitFor();
    },
    previewing: async (driver) => {
      await driver.preview.arrived();
      if (await button(driver, 'save').isEnabled()) throw new Error('a form that is looked at can be saved');
    },
    confirming: ({ page, say }) =>
      effectDialog({ page, say }).getByText(say('employeeRecord', 'effectNone'), { exact: true }).waitFor(),
    saving: async (driver) => {
      await driver.update.arrived();
      const { base, form } = driver.snapshot.context;
      for (const name of ['unitId', 'firstDay'] as const)
        if (driver.sent.at(-1)?.includes(`"${name}"`) !== (form?.[name] !== base?.form[name]))
          throw new Error(`${name} is not sent exactly when it was changed`);
      if (await button(driver, 'cancel').isEnabled()) throw new Error('a form under way can be cancelled');
    },
    conflicting: async (driver) => {
      await heading(driver, 'conflictTitle').waitFor();
      const { choices } = driver.snapshot.context;
      for (const { field: name } of conflicting(driver)) {
        const key = (sides as Partial<Record<EditField, 'card' | 'lastName' | 'salary'>>)[name];
        if (!key && name !== 'unitId') throw new Error(`nothing changes ${name}`);
        const legend = key ? driver.say('employees', key) : driver.say('lists', 'unit');
        const group = driver.page.getByRole('group', { name: legend, exact: true });
        for (const side of ['mine', 'theirs'] as const) {
          const radio = group.getByRole('radio', { name: driver.say('employeeRecord', side) });
          if ((await radio.isChecked()) !== (choices[name] === side))
            throw new Error(`${side} of ${name} is not chosen as it should be`);
        }
      }
    },
    'conflicting.incomplete': ({ page, say }) =>
      page
        .getByRole('alert')
        .filter({ hasText: say('employeeRecord', 'conflictOpen') })
        .waitFor(),
    keeping: (driver) => heading(driver, 'editTitle').first().waitFor(),
    notKept: ({ page, say }) =>
      page.getByRole('alertdialog', { name: say('employees', 'wizard.notKeptTitle') }).waitFor(),
    saved: async (driver) => {
      const { page, say, world, id, load, snapshot } = driver;
      await page.waitForURL(`**/employees/${id}`);
      await load.open();
      await page.getByText(say('employeeRecord', 'updated'), { exact: true }).first().waitFor();
      const { form } = snapshot.context;
      const record = await world.record(id);
      if (record?.lastName !== form?.lastName) throw new Error(`the record says ${record?.lastName ?? ''}`);
      const card = await world.card(id);
      if (form?.cardNumber && card?.last4 !== form.cardNumber.slice(-4))
        throw new Error(`the card ends with ${card?.last4 ?? ''}`);
      const unit = await world.unitOf(id);
      if (unit !== form?.unitId) throw new Error(`the person is in the unit ${unit ?? 'none'}`);
    },
    unchanged: async ({ page, say, id, load }) => {
      await page.waitForURL(`**/employees/${id}`);
      await load.open();
      await page.getByText(say('employeeRecord', 'unchanged'), { exact: true }).first().waitFor();
    },
    cancelled: async ({ page, id, load }) => {
      await page.waitForURL(`**/employees/${id}`);
      await load.open();
    },
  },
  impossible: ({ snapshot, event }) => {
    const { form, choices } = snapshot.context;
    // Typing or choosing the same value again is no change event.
    if (event.type === 'field.changed') return form?.[event.field] === event.value;
    if (event.type === 'choice.made')
      return (
        choices[event.field] === event.choice ||
        !conflicting({ snapshot }).some(({ field: name }) => name === event.field)
      );
    return false;
  },
});
