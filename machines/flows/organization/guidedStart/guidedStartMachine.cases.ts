import { defineCases } from '#machines/support/cases.ts';
import { guidedStartMachine, type GuidedStart } from './guidedStartMachine.ts';

type State = GuidedStart['steps'][number]['state'];

const start = (details: State, others: State): GuidedStart => ({
  finished: details === 'done' && others === 'done',
  punched: false,
  hours: { daysOff: [6, 7], shiftStart: '09:00', shiftEnd: '18:00', breakMinutes: 60 },
  steps: [
    { step: 'details', state: details },
    ...(['hours', 'schedules', 'paydays', 'gate', 'employee'] as const).map((step) => ({
      step,
      state: others,
    })),
  ],
});

export const cases = defineCases(guidedStartMachine, {
  inputs: { default: undefined },
  cases: {
    'start.retried': { default: {} },
    'step.marked': {
      later: { mark: { step: 'details', mark: 'later' }, newKey: 'key 1' },
      kept: { mark: { step: 'hours', mark: 'kept' }, newKey: 'key 2' },
    },
    'mark.retried': { default: {} },
    'mark.dismissed': { default: {} },
    'xstate.done.actor.loadStart': {
      begun: { output: start('open', 'open') },
      finished: { output: start('done', 'done') },
    },
    'xstate.error.actor.loadStart': { network: { error: { failure: { kind: 'network' } } } },
    'xstate.done.actor.markStep': {
      more: { output: start('later', 'open') },
      last: { output: start('done', 'done') },
    },
    'xstate.error.actor.markStep': {
      network: { error: { failure: { kind: 'network' } } },
      forbidden: { error: { failure: { kind: 'problem', status: 403, code: 'forbidden', fields: {} } } },
    },
  },
  goal: 'transitions',
  invariant: ({ value, context }, { calls, event }) => {
    const marks = calls.filter(({ src }) => src === 'markStep');
    if ((value === 'marking') !== (marks.at(-1)?.status === 'running'))
      return 'a mark is under way exactly while marking';
    if ((value === 'finished') !== (context.start?.finished ?? false)) return 'finished is not what was told';
    const [before, now] = marks.slice(-2);
    if (event?.type === 'mark.retried' && JSON.stringify(before?.input) !== JSON.stringify(now?.input))
      return 'a retry is another mark, or has another key';
    return undefined;
  },
});
