import { toFailure } from '#machines/support/failure.ts';
import { required } from '#machines/support/required.ts';
import {
  settingsSectionSetup,
  type SectionContext,
  type SectionOptions,
  type Settings,
} from './settingsSectionSetup.ts';

const failureIn = ({ event }: { event: { error: unknown } }) => ({ failure: toFailure(event.error) });

/**
 * One section of the company's settings (spec section 2): loads, edits, shows what saving would change, and saves from a day
 * on. What someone else has saved meanwhile is shown beside the form, and nothing is overwritten unasked. Leaving with
 * unsaved changes asks.
 */
export function settingsSection<Form extends object, Loaded = Settings>(
  options: SectionOptions<Form, Loaded>,
) {
  const { id, versionOf } = options;
  const chart = settingsSectionSetup(options);

  const leaveAsked = chart.createStateConfig({
    on: {
      'leave.asked': {
        target: 'leaving',
        actions: { type: 'keepTarget', params: ({ event }) => ({ to: event.to }) },
      },
      'step.returned': { target: 'leaving', actions: { type: 'keepTarget', params: { to: null } } },
    },
  }).on;

  const incomplete = {
    guard: 'incomplete',
    target: '.typing',
    actions: 'nameErrors',
    meta: { spec: '5' },
  } as const;

  /** The state after a complete form was submitted. */
  const onward = options.previews ? 'previewing' : 'saving';

  const previewing = chart.createStateConfig({
    tags: ['busy', 'formShown'],
    entry: 'forgetFailure',
    invoke: {
      id: 'previewEffect',
      src: 'previewEffect',
      input: ({ context }) => ({
        form: required(context.form, 'form'),
        settings: required(context.settings, 'settings'),
      }),
      onDone: {
        target: 'confirming',
        actions: { type: 'keepEffect', params: ({ event }) => ({ effect: event.output }) },
      },
      onError: [
        {
          guard: { type: 'fieldsRefused', params: failureIn },
          target: 'editing',
          actions: { type: 'nameRefusedFields', params: failureIn },
        },
        {
          guard: { type: 'isRepeatable', params: failureIn },
          target: 'editing.unsent',
          actions: { type: 'keepFailure', params: failureIn },
        },
        { target: 'editing.refused', actions: { type: 'keepFailure', params: failureIn } },
      ],
    },
  });

  const confirming = chart.createStateConfig({
    tags: ['formShown'],
    on: {
      'save.confirmed': { target: 'saving', meta: { spec: '2' } },
      'save.dismissed': { target: 'editing' },
    },
  });

  return chart.createMachine({
    id,
    options: { maxIterations: 1000 },
    context: ({ input }) => ({
      of: input,
      settings: null,
      form: null,
      errors: {},
      effect: null,
      theirs: null,
      idempotencyKey: null,
      leaveTo: null,
      failure: null,
    }),
    invoke: [
      { id: 'leaveGuard', src: 'leaveGuard', onError: {} },
      { id: 'stepHistory', src: 'stepHistory', onError: {} },
    ],
    initial: 'loading',
    states: {
      loading: {
        tags: ['busy'],
        entry: 'forgetFailure',
        invoke: {
          id: 'loadSettings',
          src: 'loadSettings',
          input: ({ context }: { context: SectionContext<Form, Loaded> }) => context.of,
          onDone: {
            target: 'editing',
            actions: { type: 'fill', params: ({ event }) => ({ settings: event.output }) },
          },
          onError: { target: 'notLoaded', actions: { type: 'keepFailure', params: failureIn } },
        },
      },
      notLoaded: { tags: ['error'], on: { 'section.retried': { target: 'loading' } } },
      editing: {
        tags: ['formShown'],
        entry: 'forgetEffect',
        initial: 'typing',
        states: {
          typing: { entry: ['guardLeaving', 'showStep'] },
          /** No answer: the same again, a save under its own key. */
          unsent: {
            tags: ['error'],
            on: {
              'form.retried': { target: `#${id}.${onward}` },
            },
          },
          refused: { tags: ['error'] },
        },
        on: {
          'fields.changed': {
            target: '.typing',
            actions: { type: 'keepFields', params: ({ event }) => event },
          },
          'settings.replaced': {
            target: '.typing',
            actions: { type: 'replaceSettings', params: ({ event }) => event },
          },
          'form.submitted': [
            ...(options.errors ? [incomplete] : []),
            { guard: 'nothingChanged', target: '.typing', actions: 'notifyUnchanged' },
            {
              target: onward,
              actions: { type: 'keepKey', params: ({ event }) => event },
              meta: { spec: '2' },
            },
          ],
          ...leaveAsked,
        },
      },
      ...(options.previews
        ? { previewing, confirming }
        : ({} as { previewing: typeof previewing; confirming: typeof confirming })),
      saving: {
        tags: ['busy', 'formShown'],
        entry: 'forgetFailure',
        invoke: {
          id: 'saveSection',
          src: 'saveSection',
          input: ({ context }) => ({
            form: required(context.form, 'form'),
            settings: required(context.settings, 'settings'),
            version: versionOf(required(context.settings, 'settings')),
            idempotencyKey: required(context.idempotencyKey, 'idempotencyKey'),
          }),
          onDone: [
            {
              guard: { type: 'isSaved', params: ({ event }) => ({ outcome: event.output }) },
              target: 'editing',
              actions: [
                { type: 'fill', params: ({ event }) => ({ settings: event.output.settings }) },
                'notifySaved',
              ],
              meta: { spec: '8' },
            },
            {
              target: 'conflicting',
              actions: { type: 'keepTheirs', params: ({ event }) => ({ settings: event.output.settings }) },
            },
          ],
          onError: [
            {
              guard: { type: 'fieldsRefused', params: failureIn },
              target: 'editing',
              actions: { type: 'nameRefusedFields', params: failureIn },
            },
            {
              guard: { type: 'isRepeatable', params: failureIn },
              target: 'editing.unsent',
              actions: { type: 'keepFailure', params: failureIn },
            },
            { target: 'editing.refused', actions: { type: 'keepFailure', params: failureIn } },
          ],
        },
      },
      /** Mine and theirs, side by side. */
      conflicting: {
        on: {
          'conflict.settled': [
            {
              guard: { type: 'keepsTheirs', params: ({ event }) => event },
              target: 'editing',
              actions: 'takeTheirs',
            },
            {
              target: onward,
              actions: ['buildOnTheirs', { type: 'keepKey', params: ({ event }) => event }],
            },
          ],
          ...leaveAsked,
        },
      },
      leaving: {
        on: {
          'leave.confirmed': { target: 'left', actions: 'notifyLeft' },
          'leave.dismissed': [{ guard: 'inConflict', target: 'conflicting' }, { target: 'editing' }],
        },
      },
      left: { type: 'final' },
    },
  });
}
