import { mapPrinted, printedFields } from '#domain/fields/printedFields.ts';
import type { Page } from 'playwright-core';
import { identityStepFields, termsFields } from '#domain/employee.ts';
import { cases } from '#machines/flows/employees/employeeCreation/employeeCreationMachine.cases.ts';
import type {
  EmployeeDraft,
  EmployeeField,
  EmployeeForm,
} from '#machines/flows/employees/employeeCreation/employeeForm.ts';
import { newId } from '#server/identifier.ts';
import { showsFieldError } from '#tests/support/server/fieldErrors.ts';
import type { Key, Say } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { HiringWorld } from './employeeCreation.world.ts';
import type { Gate } from '../support/gates.ts';
import type { Hold } from '../support/hold.ts';

export interface Driver {
  page: Page;
  say: Say;
  create: Gate;
  drafts: Hold<'pass' | 'fail'>;
  world: HiringWorld;
  /** Key and body of every request sent so far. */
  sent: string[];
}

const labels: Record<Exclude<EmployeeField, 'unitId' | 'scheduleId'>, Key<'employees'>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  passportSerialNumber: 'passport',
  pinfl: 'pinfl',
  phoneNumber: 'phone',
  cardNumber: 'card',
  salary: 'salary',
  status: 'wizard.chosenStatus',
  firstDay: 'firstDay',
  ...mapPrinted((name) => name),
};
/** The name of what may be left empty says so. */
const optional: readonly EmployeeField[] = ['firstDay', ...printedFields];

const button = ({ page, say }: Driver, key: Key<'employees'>) =>
  page.getByRole('button', { name: say('employees', key), exact: true });
const heading = ({ page }: Driver, name: string) => page.getByRole('heading', { name }).waitFor();
const field = ({ page, say }: Driver, name: EmployeeField) => {
  if (name === 'unitId') return page.getByRole('combobox', { name: say('lists', 'unit') });
  if (name === 'scheduleId') return page.getByRole('combobox', { name: say('schedules', 'schedule') });
  return page.getByRole('textbox', { name: say('employees', labels[name]), exact: !optional.includes(name) });
};

/** A field's value as it is shown, without spaces. */
function shownAs(name: EmployeeField, form: EmployeeForm): string {
  const value = String(form[name]);
  if (name === 'salary') return String((form.salary ?? 0) / 100);
  if (name === 'phoneNumber') return value.replace(/^998/, '');
  return name === 'firstDay' ? dotted(value) : value;
}

/** `01.12.2026` */
const dotted = (date: string | null) => (date ?? '').split('-').reverse().join('.');

/** The step's fields show the machine's values, ungrouped, and its errors. */
async function showsForm(
  driver: Driver,
  fields: readonly EmployeeField[],
  form: EmployeeForm,
  errors: Partial<Record<EmployeeField, string>>,
): Promise<void> {
  const { say } = driver;
  for (const name of fields) {
    if (name === 'status') continue;
    const shown = (await field(driver, name).inputValue()).replace(/\s/g, '');
    const expected = form[name] === null ? '' : shownAs(name, form);
    if (shown !== expected) throw new Error(`${name} shows ${shown}, not ${expected}`);
    await showsFieldError(field(driver, name), say, errors[name] ?? null);
  }
}

/** The draft cases, with a key that the server accepts. */
function draftOf(name: string): EmployeeDraft | undefined {
  const { output } = cases.cases['xstate.done.actor.loadDraft']![name] as { output: EmployeeDraft | null };
  if (!output) return undefined;
  return output.sent ? { ...output, sent: { ...output.sent, key: newId() } } : output;
}

export const model = defineModel<Driver>()(cases, {
  maxLength: 25,
  events: {
    'draft.continued': (driver) => button(driver, 'wizard.continueDraft').click(),
    'draft.discarded': (driver) => button(driver, 'wizard.discardDraft').click(),
    'field.changed': async (driver) => {
      const { field: name, value } = driver.event;
      if (name === 'unitId' || name === 'scheduleId') await field(driver, name).selectOption(value);
      else await field(driver, name).fill(String(value));
    },
    'step.completed': (driver) => button(driver, 'wizard.next').click(),
    // The browser's own Back; the form's button is pressed in tests/journeys/wizardBack.test.ts.
    'step.returned': ({ page }) => page.goBack(),
    'form.submitted': (driver) => button(driver, 'wizard.submit').click(),
    'form.retried': async ({ page, say, create, sent }) => {
      const before = sent.at(-1);
      await page.getByRole('button', { name: say('common', 'tryAgain') }).click();
      await create.arrived();
      if (sent.at(-1) !== before) throw new Error('trying again sent another form, or another key');
    },
    'creation.cancelled': async (driver) => {
      if (driver.step.to.label === 'keeping') driver.drafts.close();
      if (driver.step.from.label === 'notKept') return button(driver, 'wizard.leaveAnyway').click();
      const { page, say } = driver;
      // Not the button of the message that somebody was hired.
      const ofScreen = page
        .getByRole('main')
        .getByRole('button', { name: say('employees', 'wizard.cancel') });
      return ofScreen.click();
    },
    'creation.resumed': ({ page, say }) =>
      page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('common', 'cancel') })
        .click(),
    'creation.restarted': (driver) => button(driver, 'hired.another').click(),
    'xstate.done.actor.loadDraft': async ({ page, drafts, world, case: name }) => {
      const draft = draftOf(name);
      if (draft) await world.draft(page.context(), draft);
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
    'xstate.done.actor.createEmployee': ({ create }) => create.pass(),
    'xstate.error.actor.createEmployee': async ({ page, create, world, case: name, step }) => {
      if (name === 'network') return create.abort();
      if (name === 'keyUsedUp') return create.fault(422);
      if (name === 'forbidden') return create.fault(403);
      if (name === 'unitGone') return create.pass({ unitId: newId() });
      const { pinfl, phoneNumber } = (step.from.moment.snapshot.context as { form: EmployeeForm }).form;
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await world.whileTaken(name === 'pinflTaken' ? { pinfl } : { phoneNumber }, async () => {
        await create.pass();
        await answered;
      });
    },
  },
  states: {
    opening: (driver) => heading(driver, driver.say('employees', 'wizard.title')),
    draftFound: (driver) => heading(driver, driver.say('employees', 'wizard.draftTitle')),
    identity: async (driver) => {
      await button(driver, 'wizard.next').waitFor();
      const { form, errors } = driver.snapshot.context;
      await showsForm(driver, identityStepFields, form, errors);
    },
    terms: async (driver) => {
      await button(driver, 'wizard.submit').waitFor();
      const { form, errors } = driver.snapshot.context;
      await showsForm(driver, termsFields, form, errors);
    },
    'terms.unsent': ({ page, say }) =>
      page
        .getByRole('alert')
        .filter({ hasText: say('common', 'noAnswer') })
        .waitFor(),
    'terms.refused': ({ page, say, snapshot }) => {
      const { failure } = snapshot.context;
      const code = failure?.kind === 'problem' ? failure.code : '';
      return page
        .getByRole('alert')
        .filter({ hasText: say('problems', code as 'forbidden') })
        .waitFor();
    },
    saving: async (driver) => {
      await driver.page
        .getByRole('status')
        .filter({ hasText: driver.say('employees', 'wizard.saving') })
        .waitFor();
      await driver.create.arrived();
      if (await button(driver, 'wizard.cancel').isEnabled())
        throw new Error('a form under way can be cancelled');
    },
    saved: async (driver) => {
      const { employee, form } = driver.snapshot.context;
      await heading(driver, driver.say('employees', 'hired.title', { name: employee?.fullName ?? '' }));
      const waits = driver.page.getByText(driver.say('employees', 'status.notIdentified'), { exact: true });
      if ((await waits.count()) !== 1) throw new Error('what the person waits for is not said once');
      const rows = await driver.world.employees();
      const { pinfl, phoneNumber, salary, status, firstDay, unitId, scheduleId } = form;
      const expected = {
        pinfl,
        phoneNumber,
        salary,
        status: 'notIdentified',
        chosenStatus: status,
        last4: form.cardNumber.slice(-4),
        unitId,
        scheduleId,
        firstDay: firstDay ?? driver.world.today,
      };
      if (JSON.stringify(rows) !== JSON.stringify([expected]))
        throw new Error(`hired ${JSON.stringify(rows)}`);
    },
    keeping: (driver) => heading(driver, driver.say('employees', 'wizard.title')),
    notKept: ({ page, say }) =>
      page.getByRole('alertdialog', { name: say('employees', 'wizard.notKeptTitle') }).waitFor(),
    cancelled: async ({ page }) => {
      await page.waitForURL('**/employees');
    },
  },
  impossible: ({ snapshot, event }) => {
    if (event.type !== 'field.changed') return false;
    // Each step shows its own fields, and typing the same value again is no change event.
    const { form } = snapshot.context;
    const shown: readonly string[] = snapshot.hasTag('identityShown') ? identityStepFields : termsFields;
    return !shown.includes(event.field) || form[event.field] === event.value;
  },
});
