import { defineCases, type MachineCases, type StepFacts } from '#machines/support/cases.ts';
import { tiyin } from '#domain/money.ts';
import type { Failure } from '#machines/support/failure.ts';
import type { settingsSection } from './settingsSection.ts';
import type {
  SaveInput,
  SaveOutcome,
  SectionContext,
  Settings,
  SettingsEffect,
} from './settingsSectionSetup.ts';

/** A company of 18 November 2026, as it was founded. */
export const sampleSettings: Settings = {
  today: '2026-11-18',
  earliest: '2026-11-01',
  details: {
    version: 0,
    title: 'Namuna',
    tin: '301234567',
    mfo: null,
    dbibt: null,
    ifut: null,
    thsht: null,
    accountCredit: null,
  },
  work: {
    version: 0,
    current: {
      validFrom: '2026-11-01',
      daysOff: [6, 7],
      shiftStart: '09:00',
      shiftEnd: '18:00',
      breakMinutes: 60,
      graceMinutes: 0,
      closingMinutes: 240,
      countFromPercent: 50,
      punchGapSeconds: 60,
      takesLatePunches: false,
      reasonDays: 1,
    },
    planned: [],
  },
  pay: {
    version: 0,
    current: {
      validFrom: '2026-11-01',
      advanceDay: '15',
      salaryDay: 1,
      advancePercent: 40,
      allowedPercent: 50,
      balanceLimit: tiyin(100_000_000),
      salaryBasis: 'net',
    },
    planned: [],
  },
  payDates: [],
};

const effect: SettingsEffect = {
  people: 2,
  months: [
    {
      month: '2026-11',
      workingDays: { before: 21, after: 25 },
      normMinutes: { before: 10_080, after: 12_000 },
    },
  ],
  days: { changed: 0, late: { before: 0, after: 0 }, counted: { before: 0, after: 0 } },
  earned: { before: tiyin(0), after: tiyin(0) },
  enabled: { before: tiyin(0), after: tiyin(0), less: 0, more: 0 },
  payDates: [],
};

const problem = (status: number, code: string, fields: Record<string, string> = {}) => ({
  error: { failure: { kind: 'problem', status, code, fields } satisfies Failure },
});
const network = { error: { failure: { kind: 'network' } } };

interface Parts<Form, Loaded> {
  /** A change to save, one that is wrong where a form can be, and one that puts back what was. */
  changes: Record<'other' | 'back', Partial<Form>> & { wrong?: Partial<Form> };
  /** The settings once `other` is saved, and as someone else has saved them. */
  mine: Loaded;
  theirs: Loaded;
  /** What is loaded; by default the sample. */
  loaded?: Loaded;
  /** A field that the server refuses, with its code. */
  refused: Record<string, string>;
  previews: boolean;
}

/** Cases of the machines made by `settingsSection`, and the rules that hold for all of them. */
export function settingsSectionCases<Form extends object, Loaded = Settings>(
  machine: ReturnType<typeof settingsSection<Form, Loaded>>,
  { changes, mine, theirs, refused, previews, loaded }: Parts<Form, Loaded>,
) {
  const errors = {
    network,
    forbidden: problem(403, 'forbidden'),
    refused: problem(400, 'validationFailed', refused),
  };
  const saved = (type: SaveOutcome['type'], settings: Loaded) => ({ output: { type, settings } });
  const cases = {
    'section.retried': { default: {} },
    'settings.replaced': { default: { settings: theirs } },
    'fields.changed': {
      other: { change: changes.other },
      ...(changes.wrong && { wrong: { change: changes.wrong } }),
      back: { change: changes.back },
    },
    'form.submitted': { default: { newKey: 'key 1' } },
    'form.retried': { default: {} },
    ...(previews && { 'save.confirmed': { default: {} }, 'save.dismissed': { default: {} } }),
    'conflict.settled': {
      mine: { keep: 'mine', newKey: 'key 2' },
      theirs: { keep: 'theirs', newKey: 'key 2' },
    },
    'leave.asked': { default: { to: '/home' } },
    'step.returned': { default: {} },
    'leave.confirmed': { default: {} },
    'leave.dismissed': { default: {} },
    'xstate.done.actor.loadSettings': { default: { output: loaded ?? sampleSettings } },
    'xstate.error.actor.loadSettings': { network },
    ...(previews && {
      'xstate.done.actor.previewEffect': { default: { output: effect } },
      'xstate.error.actor.previewEffect': errors,
    }),
    'xstate.done.actor.saveSection': {
      saved: saved('saved', mine),
      sameMeanwhile: saved('changedMeanwhile', mine),
      otherMeanwhile: saved('changedMeanwhile', theirs),
    },
    'xstate.error.actor.saveSection': errors,
  };
  return defineCases(machine, {
    inputs: { default: undefined },
    cases,
    goal: 'transitions',
    maxStates: 8_000,
    invariant: (
      { value, context }: { value: unknown; context: SectionContext<Form, Loaded> },
      { calls, event }: StepFacts,
    ) => {
      const saves = calls.filter(({ src }) => src === 'saveSection');
      if ((value === 'saving') !== (saves.at(-1)?.status === 'running'))
        return 'a save is under way exactly while saving';
      if (value === 'confirming' && !context.effect) return 'a change is confirmed without its effect';
      if (value === 'conflicting' && !context.theirs) return 'a conflict is shown without the other side';
      const [before, now] = saves.slice(-2).map(({ input }) => input as SaveInput<Form>);
      if (event?.type === 'form.retried' && value === 'saving' && before && now)
        if (before.idempotencyKey !== now.idempotencyKey) return 'a retry has another key';
      return undefined;
    },
  } as unknown as MachineCases<typeof machine>);
}
