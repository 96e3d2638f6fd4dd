import type { Locator, Page } from 'playwright-core';
import type { MachineCases } from '#machines/support/cases.ts';
import type { Failure } from '#machines/support/failure.ts';
import type { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type {
  ChangeContext,
  ChangeForm,
} from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import { showsFieldError } from '#tests/support/server/fieldErrors.ts';
import type { Key, Say } from '#tests/support/browser/texts.ts';
import { defineModel, type Model, type StepContext } from '#tests/paths/engine/index.ts';
import type { Gate, GateRoute } from '../support/gates.ts';
import { watchHeld } from '../support/heldRequests.ts';

export interface ChangeDriver {
  page: Page;
  say: Say;
  /** Keys and bodies of the requests sent so far. */
  sent: string[];
}

type Cased<Subject, Form extends ChangeForm, Output> = {
  machine: ReturnType<typeof confirmedChange<Subject, Form, Output>>;
} & MachineCases<ReturnType<typeof confirmedChange<Subject, Form, Output>>>;

type Outcome<D, Subject> = (driver: D & StepContext & { subject: Subject }) => unknown;

interface ChangeParts<D extends ChangeDriver, Subject, Form extends ChangeForm, Output> {
  /** Holds the request. */
  gate: (driver: D, subject: Subject) => Gate;
  /** Opens the dialog. */
  choose: (driver: D, subject: Subject) => unknown;
  title: (driver: D, subject: Subject) => string;
  confirmLabel: (driver: D, subject: Subject) => string;
  /** Names of the inputs that the dialog shows. */
  fields?: (subject: Subject, form: Form) => readonly (keyof Form & string)[];
  /** What the dialog shows beside its fields while it asks. */
  shows?: (driver: D, subject: Subject, form: Form) => unknown;
  /** Gives a field that is no text input a value, and reads it; undefined leaves it to the input of its name. */
  control?: (driver: D, field: keyof Form & string) => Locator | undefined;
  /** Fields that are no single control, and how one of them is given a value; `shows` looks at them. */
  picks?: {
    fields: (subject: Subject, form: Form) => readonly (keyof Form & string)[];
    pick: (driver: D, field: keyof Form & string, value: string) => Promise<unknown>;
  };
  /** A value of the form as its field shows it; as it is when left out. */
  shownAs?: (field: keyof Form & string, value: string, driver: D) => string;
  /** Lets the server make the change, and checks that it is made and announced. */
  make: Outcome<D, Subject>;
  /** Causes the machine's own error cases; no answer, a running request and a missing permission are handled here. */
  refuse?: Record<string, Outcome<D, Subject>>;
  /** What the page shows once the dialog is closed. */
  closed?: (driver: D) => unknown;
  report?: {
    shows: (driver: D, context: ChangeContext<Subject, Form, Output>) => unknown;
    retry: (driver: D) => Promise<void>;
    close: (driver: D) => Promise<void>;
  };
  /** Choices that the page does not offer, and refusals, by their cases, that the server never gives to this one. */
  impossible?: (subject: Subject, refusal?: string) => boolean;
}

/** Keys and bodies of what the page sends to these routes, which gates hold. */
export function recordSent(page: Page, ...routes: GateRoute[]): string[] {
  const sent: string[] = [];
  const isOneOf = (method: string, path: string) =>
    routes.some(
      (route) => route.method === method && new RegExp(`^${route.path.replaceAll('*', '[^/]+')}$`).test(path),
    );
  watchHeld(page, ({ method, url, headers, body }) => {
    if (isOneOf(method, new URL(url).pathname))
      sent.push(`${headers['idempotency-key'] ?? ''}\n${body ?? ''}`);
  });
  return sent;
}

/** The body of the last request. */
export const lastBody = ({ sent }: ChangeDriver): unknown => JSON.parse(sent.at(-1)?.split('\n')[1] || '{}');

const dialog = ({ page }: ChangeDriver): Locator => page.getByRole('alertdialog');
const press = (driver: ChangeDriver, name: string) =>
  dialog(driver).getByRole('button', { name, exact: true }).click();
const input = (driver: ChangeDriver, field: string) => dialog(driver).locator(`input[name="${field}"]`);
const alert = (driver: ChangeDriver, text: string) =>
  dialog(driver).getByRole('alert').getByText(text, { exact: true }).waitFor();

/** The model of machines made by `confirmedChange`, which share a dialog: `parts` has the differences. */
export function confirmedChangeModel<D extends ChangeDriver, Subject, Form extends ChangeForm, Output>(
  cased: Cased<Subject, Form, Output>,
  parts: ChangeParts<D, Subject, Form, Output>,
): Model<D> {
  type Context = ChangeContext<Subject, Form, Output>;
  const { report, refuse = {}, fields = () => [], shownAs = (_, value) => value } = parts;
  const subjectOf = ({ subject }: Context): Subject => subject as Subject;
  const before = ({ step }: StepContext) => step.from.moment.snapshot.context as Context;
  /** Presses the button that sends again; the request must be the same, or a new one. */
  const again = async (driver: D & StepContext, act: () => Promise<void>, same: boolean) => {
    const last = driver.sent.at(-1);
    await act();
    await parts.gate(driver, subjectOf(before(driver))).arrived();
    if ((driver.sent.at(-1) === last) !== same)
      throw new Error(same ? 'trying again sent another request, or another key' : 'the key was used twice');
  };
  const outcomes: Record<string, Outcome<D, Subject>> = {
    network: (driver) => parts.gate(driver, driver.subject).abort(),
    running: (driver) => parts.gate(driver, driver.subject).fault(409),
    forbidden: (driver) => parts.gate(driver, driver.subject).fault(403),
    ...refuse,
  };
  const failureText = ({ say }: ChangeDriver, failure: Failure | null) =>
    failure?.kind === 'problem'
      ? say('problems', failure.code as Key<'problems'>)
      : say('common', 'noAnswer');

  return defineModel<D>()(cased, {
    events: {
      'change.chosen': (driver) => parts.choose(driver, driver.event.subject),
      ...(cased.cases['field.changed'] && {
        'field.changed': (driver) => {
          const { field, value } = driver.event;
          const { subject, form } = before(driver);
          if (parts.picks?.fields(subject as Subject, form).includes(field))
            return parts.picks.pick(driver, field, value);
          const select = parts.control?.(driver, field);
          if (select) return select.selectOption(value);
          return input(driver, field).fill(shownAs(field, value, driver));
        },
      }),
      'change.confirmed': (driver) => press(driver, parts.confirmLabel(driver, subjectOf(before(driver)))),
      'change.retried': (driver) =>
        again(driver, () => press(driver, driver.say('common', 'tryAgain')), true),
      ...(report && {
        'remaining.retried': (driver) => again(driver, () => report.retry(driver), false),
      }),
      'change.dismissed': (driver) => {
        const { label } = driver.step.from;
        if (label === 'finished') return report?.close(driver);
        return press(driver, driver.say('common', label === 'refused' ? 'understood' : 'cancel'));
      },
      'xstate.done.actor.sendChange': (driver) =>
        parts.make({ ...driver, subject: subjectOf(before(driver)) }),
      'xstate.error.actor.sendChange': (driver) =>
        outcomes[driver.case]?.({ ...driver, subject: subjectOf(before(driver)) }),
    },
    states: {
      idle: async (driver) => {
        await dialog(driver).waitFor({ state: 'detached' });
        await parts.closed?.(driver);
      },
      confirming: async (driver) => {
        const context = driver.snapshot.context;
        const subject = subjectOf(context);
        const name = parts.title(driver, subject);
        await driver.page.getByRole('alertdialog', { name, exact: true }).waitFor();
        for (const field of fields(subject, context.form)) {
          const control = parts.control?.(driver, field) ?? input(driver, field);
          await showsFieldError(control, driver.say, context.errors[field] ?? null);
          const value = await control.inputValue();
          const wanted = shownAs(field, context.form[field] ?? '', driver);
          if (value !== wanted) throw new Error(`${field} shows "${value}", not "${wanted}"`);
        }
        await parts.shows?.(driver, subject, context.form);
      },
      sending: async (driver) => {
        await parts.gate(driver, subjectOf(driver.snapshot.context)).arrived();
        const cancel = dialog(driver).getByRole('button', { name: driver.say('common', 'cancel') });
        if (await cancel.isEnabled()) throw new Error('a change under way can be cancelled');
      },
      unsent: (driver) => alert(driver, failureText(driver, driver.snapshot.context.failure)),
      refused: (driver) => alert(driver, failureText(driver, driver.snapshot.context.failure)),
      ...(report && {
        finished: async (driver) => {
          await dialog(driver).waitFor({ state: 'detached' });
          await report.shows(driver, driver.snapshot.context);
        },
      }),
    },
    impossible: ({ snapshot, event, case: name }) => {
      const context = snapshot.context;
      if (event.type === 'xstate.error.actor.sendChange')
        return parts.impossible?.(subjectOf(context), name) ?? false;
      if (event.type === 'change.chosen') return parts.impossible?.(event.subject) ?? false;
      // Not required, or already filled in.
      if (event.type === 'field.changed')
        return (
          ![fields, parts.picks?.fields ?? (() => [])].some((of) =>
            of(subjectOf(context), context.form).includes(event.field),
          ) || context.form[event.field] === event.value
        );
      return false;
    },
  });
}
