import type { Locator, Page } from 'playwright-core';
import type { MachineCases } from '#machines/support/cases.ts';
import type { previewedChange } from '#machines/flows/shared/previewedChange/previewedChange.ts';
import type { PreviewedContext } from '#machines/flows/shared/previewedChange/previewedChangeSetup.ts';
import type { Failure } from '#machines/support/failure.ts';
import type { Key, Say } from '#tests/support/browser/texts.ts';
import { defineModel, type Model, type StepContext } from '#tests/paths/engine/index.ts';
import type { Gate } from '../support/gates.ts';

export interface PreviewedDriver {
  page: Page;
  say: Say;
  /** Keys and bodies of the requests sent so far. */
  sent: string[];
  /** Hold the request for the effect, and the change. */
  effect: Gate;
  change: Gate;
}

type Cased<Subject, Form extends object, Effect, Output> = {
  machine: ReturnType<typeof previewedChange<Subject, Form, Effect, Output>>;
} & MachineCases<ReturnType<typeof previewedChange<Subject, Form, Effect, Output>>>;

interface PreviewedParts<D extends PreviewedDriver, Subject, Form, Effect> {
  /** Of no subject before the first choice. */
  title: (driver: D, subject: Subject | null) => string;
  askLabel: (driver: D) => string;
  confirmLabel: (driver: D, subject: Subject) => string;
  choose: (driver: D, subject: Subject) => unknown;
  fill: (driver: D, change: Partial<Form>) => unknown;
  /** The form with its errors, as the sheet shows them. */
  shows: (driver: D, context: PreviewedContext<Subject, Form, Effect>) => unknown;
  /** Lets the server say the effect, where it is not always the same. */
  preview?: (driver: D & StepContext) => unknown;
  /** The effect that the real server computes. */
  showsEffect: (driver: D, sheet: Locator, context: PreviewedContext<Subject, Form, Effect>) => unknown;
  /** Lets the server make the change, and checks that it is made and announced. */
  make: (driver: D & StepContext) => unknown;
  /** What makes the server refuse the whole, at the effect and at the change; and put back what was. */
  refuse: (driver: D, of: Gate) => unknown;
  /** Fields with which the server refuses one of them. */
  atField: Record<string, unknown>;
  /** Choices that the page does not offer, and fields that it does not show. */
  impossible?: (subject: Subject, of?: { form: Form; change: Partial<Form> }) => boolean;
}

/** The model of machines made by `previewedChange`, which share a sheet: `parts` has the differences. */
export function previewedChangeModel<D extends PreviewedDriver, Subject, Form extends object, Effect, Output>(
  cased: Cased<Subject, Form, Effect, Output>,
  parts: PreviewedParts<D, Subject, Form, Effect>,
): Model<D> {
  type Context = PreviewedContext<Subject, Form, Effect>;
  const sheetOf = (driver: D, { subject }: Context) =>
    driver.page.getByRole('dialog', { name: parts.title(driver, subject), exact: true });
  const before = ({ step }: StepContext) => step.from.moment.snapshot.context as Context;
  const press = (driver: D & StepContext, name: string) =>
    sheetOf(driver, before(driver)).getByRole('button', { name, exact: true }).click();
  const failureText = ({ say }: D, failure: Failure | null) =>
    failure?.kind === 'problem'
      ? say('problems', failure.code as Key<'problems'>)
      : say('common', 'noAnswer');
  const alert = (driver: D, context: Context) =>
    sheetOf(driver, context)
      .getByRole('alert')
      .getByText(failureText(driver, context.failure), { exact: true })
      .waitFor();
  const fail = (driver: D & StepContext, gate: Gate) => {
    if (driver.case === 'network') return gate.abort();
    if (driver.case === 'atField') return gate.pass(parts.atField);
    return parts.refuse(driver, gate);
  };

  return defineModel<D>()(cased, {
    events: {
      'change.chosen': (driver) => parts.choose(driver, driver.event.subject),
      'fields.changed': (driver) => parts.fill(driver, driver.event.change),
      'effect.asked': (driver) => press(driver, parts.askLabel(driver)),
      'change.confirmed': (driver) => press(driver, parts.confirmLabel(driver, before(driver).subject!)),
      'change.retried': async (driver) => {
        const last = driver.sent.at(-1);
        await press(driver, driver.say('common', 'tryAgain'));
        await driver.change.arrived();
        if (driver.sent.at(-1) !== last) throw new Error('trying again sent another request, or another key');
      },
      'change.dismissed': (driver) => press(driver, driver.say('common', 'close')),
      'xstate.done.actor.previewChange': (driver) => parts.preview?.(driver) ?? driver.effect.pass(),
      'xstate.error.actor.previewChange': (driver) => fail(driver, driver.effect),
      'xstate.done.actor.sendChange': (driver) => parts.make(driver),
      'xstate.error.actor.sendChange': (driver) => fail(driver, driver.change),
    },
    states: {
      idle: (driver) => sheetOf(driver, driver.snapshot.context).waitFor({ state: 'detached' }),
      editing: (driver) => parts.shows(driver, driver.snapshot.context),
      previewing: ({ effect }) => effect.arrived(),
      unpreviewed: (driver) => alert(driver, driver.snapshot.context),
      confirming: async (driver) => {
        await parts.shows(driver, driver.snapshot.context);
        const { context } = driver.snapshot;
        await parts.showsEffect(driver, sheetOf(driver, context), context);
      },
      sending: async (driver) => {
        await driver.change.arrived();
        if (
          await sheetOf(driver, driver.snapshot.context)
            .getByRole('button', { name: driver.say('common', 'close'), exact: true })
            .isEnabled()
        )
          throw new Error('a change under way can be left');
      },
      unsent: (driver) => alert(driver, driver.snapshot.context),
      refused: (driver) => alert(driver, driver.snapshot.context),
    },
    impossible: ({ snapshot, event }) => {
      const context = snapshot.context;
      if (event.type === 'change.chosen') return parts.impossible?.(event.subject) ?? false;
      if (event.type !== 'fields.changed') return false;
      const { form, subject } = context;
      const change = event.change;
      if (parts.impossible?.(subject as Subject, { form, change })) return true;
      // Typing what stands there already is no event.
      return Object.entries(change).every(
        ([field, value]) => JSON.stringify(form[field as keyof Form]) === JSON.stringify(value),
      );
    },
  });
}
