import { assign, emit, sendTo, setup } from 'xstate';
import type { Details } from '#domain/settings.ts';
import type { LeaveTarget } from '#machines/flows/shared/leaveAsking/leaveAskingMachine.ts';
import { isRepeatable, type Failure } from '#machines/support/failure.ts';
import { listenerNotProvided, notProvided } from '#machines/support/notProvided.ts';
import { stepShown } from '#machines/support/stepHistory.ts';
import { required } from '#machines/support/required.ts';
import type { components } from '#openapi/generated/contract.d.ts';

export type Settings = components['schemas']['Settings'];
export type SettingsEffect = components['schemas']['SettingsEffect'];
export type SettingsErrors<Form> = Partial<Record<keyof Form | keyof Details, string>>;

/** Keyed by field; inside a list, by path: `days.0.start`. */
export type SectionErrors<Form> = Partial<
  Record<(keyof Form & string) | `${keyof Form & string}.${string}`, string>
>;

export interface SaveInput<Form, Loaded = Settings> {
  form: Form;
  /** What was edited. */
  settings: Loaded;
  /** Version of the section that was edited. */
  version: number;
  idempotencyKey: string;
}

export interface PreviewInput<Form, Loaded = Settings> {
  form: Form;
  /** What was edited. */
  settings: Loaded;
}

/** A refusal because someone else has saved meanwhile carries their section, so it is an outcome and not a failure. */
export interface SaveOutcome<Loaded = Settings> {
  type: 'saved' | 'changedMeanwhile';
  settings: Loaded;
}

export interface SectionOptions<Form, Loaded = Settings> {
  id: string;
  /** What the section says now, as its fields show it. */
  formOf: (settings: Loaded) => Form;
  versionOf: (settings: Loaded) => number;
  /** Left out where a form cannot be incomplete. */
  errors?: (form: Form, settings: Loaded) => SectionErrors<Form>;
  /** Whether the person sees the effect and confirms it before saving. */
  previews: boolean;
  /** Whether two forms mean the same; by default their first days are ignored. */
  same?: (one: Form, other: Form) => boolean;
  /** The form's name of a field that the server refuses, where it differs. */
  fieldOf?: (name: string, form: Form, settings: Loaded) => string;
  /** Applies the edits of a form to what someone else has saved; by default the form is kept whole. */
  rebase?: (form: Form, settings: Loaded, theirs: Loaded) => Form;
}

/** Which settings are loaded, where there are several of a kind. */
export type SettingsKey = { id: string } | { year: number } | undefined;

export interface SectionContext<Form, Loaded = Settings> {
  of: SettingsKey;
  settings: Loaded | null;
  form: Form | null;
  errors: SectionErrors<Form>;
  effect: SettingsEffect | null;
  /** What someone else saved meanwhile, while it is shown beside the form. */
  theirs: Loaded | null;
  /** The key of the save under way, or of the last one tried. */
  idempotencyKey: string | null;
  /** The target of the navigation that was held up; null for Back. */
  leaveTo: LeaveTarget | null;
  failure: Failure | null;
}

export type SectionEvent<Form, Loaded = Settings> =
  | { type: 'section.retried' }
  /** The settings as another change of this screen has left them. */
  | { type: 'settings.replaced'; settings: Loaded }
  | { type: 'fields.changed'; change: Partial<Form> }
  | { type: 'form.submitted'; newKey: string }
  | { type: 'form.retried' }
  | { type: 'save.confirmed' }
  | { type: 'save.dismissed' }
  | { type: 'conflict.settled'; keep: 'mine' | 'theirs'; newKey: string }
  /** A link was pressed while changes are unsaved. */
  | { type: 'leave.asked'; to: LeaveTarget }
  /** Back was pressed while changes are unsaved. */
  | { type: 'step.returned' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.dismissed' };

type Dated = { validFrom?: unknown };

const serializeFields = (form: object): string => {
  const { validFrom: _, ...fields } = form as Dated;
  return JSON.stringify(fields);
};

/** Compares two forms without their first days. */
const isSameForm = (one: object, other: object): boolean => serializeFields(one) === serializeFields(other);

/** Guards and actions of `settingsSection`. */
export function settingsSectionSetup<Form extends object, Loaded = Settings>(
  options: SectionOptions<Form, Loaded>,
) {
  type Context = SectionContext<Form, Loaded>;
  const { same = isSameForm, fieldOf = (name: string) => name } = options;
  const isChanged = ({ settings, form }: Context): boolean =>
    settings !== null && form !== null && !same(form, options.formOf(settings));
  const errorsOf = ({ form, settings }: Context) =>
    options.errors?.(required(form, 'form'), required(settings, 'settings')) ?? {};
  const refusedFields = (failure: Failure, { form, settings }: Context) =>
    failure.kind === 'problem' && form && settings
      ? Object.entries(failure.fields)
          .map(([name, code]) => [fieldOf(name, form, settings), code] as const)
          .filter(([name]) => name.split('.', 1)[0]! in form)
      : [];
  const rebaseForm = ({ form, settings }: Context, theirs: Loaded): Form => {
    const mine = required(form, 'form');
    return options.rebase?.(mine, required(settings, 'settings'), theirs) ?? mine;
  };
  return setup({
    types: {
      context: {} as Context,
      input: {} as SettingsKey,
      events: {} as SectionEvent<Form, Loaded>,
      tags: {} as 'busy' | 'error' | 'formShown',
      emitted: {} as
        | { type: 'saved'; settings: Loaded }
        | { type: 'unchanged' }
        | { type: 'left'; to: LeaveTarget | null },
      transitionMeta: {} as { spec: string },
    },
    actors: {
      loadSettings: notProvided<Loaded, SettingsKey>('loadSettings'),
      previewEffect: notProvided<SettingsEffect, PreviewInput<Form, Loaded>>('previewEffect'),
      saveSection: notProvided<SaveOutcome<Loaded>, SaveInput<Form, Loaded>>('saveSection'),
      /** Receives LeaveGuardEvent; sends `leave.asked` for a link and for Back while it is told to guard. */
      leaveGuard: listenerNotProvided('leaveGuard'),
      /** Receives StepEvent; sends `step.returned`. Unsaved changes are a step of their own, which Back leaves. */
      stepHistory: listenerNotProvided('stepHistory'),
    },
    guards: {
      incomplete: ({ context }) => Object.keys(errorsOf(context)).length > 0,
      nothingChanged: ({ context }) => !isChanged(context),
      inConflict: ({ context }) => context.theirs !== null,
      keepsTheirs: (_, { keep }: { keep: 'mine' | 'theirs' }) => keep === 'theirs',
      isSaved: ({ context }, { outcome }: { outcome: SaveOutcome<Loaded> }) =>
        outcome.type === 'saved' ||
        same(options.formOf(outcome.settings), rebaseForm(context, outcome.settings)),
      fieldsRefused: ({ context }, { failure }: { failure: Failure }) =>
        refusedFields(failure, context).length > 0,
      isRepeatable: (_, { failure }: { failure: Failure }) => isRepeatable(failure),
    },
    actions: {
      fill: assign((_, { settings }: { settings: Loaded }) => ({
        settings,
        form: options.formOf(settings),
        errors: {},
        effect: null,
        theirs: null,
        failure: null,
      })),
      /** Fields that were not touched follow; what was typed stays. */
      replaceSettings: assign(({ context }, { settings }: { settings: Loaded }) => ({
        settings,
        form: isChanged(context) ? context.form : options.formOf(settings),
      })),
      keepFields: assign(({ context }, { change }: { change: Partial<Form> }) => {
        const errors = { ...context.errors };
        for (const name of Object.keys(errors) as (keyof typeof errors)[])
          if (name.split('.', 1)[0]! in change) delete errors[name];
        return { form: { ...required(context.form, 'form'), ...change }, errors };
      }),
      nameErrors: assign({ errors: ({ context }) => errorsOf(context) }),
      nameRefusedFields: assign({
        errors: ({ context }, { failure }: { failure: Failure }) =>
          Object.fromEntries(refusedFields(failure, context)) as Context['errors'],
      }),
      keepKey: assign({ idempotencyKey: (_, { newKey }: { newKey: string }) => newKey }),
      keepEffect: assign({ effect: (_, { effect }: { effect: SettingsEffect }) => effect }),
      forgetEffect: assign({ effect: null }),
      keepTheirs: assign(({ context }, { settings }: { settings: Loaded }) => ({
        theirs: settings,
        form: rebaseForm(context, settings),
      })),
      /** Keeps the person's form, as a change of the settings that somebody else saved. */
      buildOnTheirs: assign({ settings: ({ context }) => required(context.theirs, 'theirs'), theirs: null }),
      takeTheirs: assign(({ context }) => {
        const settings = required(context.theirs, 'theirs');
        return { settings, form: options.formOf(settings), errors: {}, theirs: null };
      }),
      keepTarget: assign({ leaveTo: (_, { to }: { to: LeaveTarget | null }) => to }),
      keepFailure: assign({ failure: (_, { failure }: { failure: Failure }) => failure }),
      forgetFailure: assign({ failure: null }),
      guardLeaving: sendTo('leaveGuard', ({ context }) => ({ type: 'guard.set', on: isChanged(context) })),
      showStep: sendTo('stepHistory', ({ context }) =>
        stepShown(undefined, { depth: isChanged(context) ? 1 : 0 }),
      ),
      notifySaved: emit(({ context }) => ({
        type: 'saved' as const,
        settings: required(context.settings, 'settings'),
      })),
      notifyUnchanged: emit({ type: 'unchanged' as const }),
      notifyLeft: emit(({ context }) => ({ type: 'left' as const, to: context.leaveTo })),
    },
  });
}
