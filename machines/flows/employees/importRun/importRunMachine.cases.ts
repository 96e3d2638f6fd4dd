import { defineCases, without } from '#machines/support/cases.ts';
import { importRunMachine, type Import } from './importRunMachine.ts';

const problem = (status: number, code: string) => ({
  error: { failure: { kind: 'problem', status, code, fields: {} } },
});
const network = { error: { failure: { kind: 'network' } } };

const none = { create: 0, update: 0, unchanged: 0, skip: 0, decide: 0, problem: 0 };
const makeImport = (state: Import['state']): { output: Import } => ({
  output: {
    id: 'import',
    fileName: 'xodimlar.xlsx',
    rowCount: 2,
    state,
    staged: 2,
    plan: { ...none, create: 2 },
    done: { rows: 0, created: 0, updated: 0, unchanged: 0, skipped: 0, failed: 0 },
    undone: { rows: 0, removed: 0, restored: 0, kept: 0 },
    startedAt: '2026-11-18T04:00:00Z',
    startedBy: 'Karimova Aziza',
    committedAt: null,
    undoneAt: null,
    keptUntil: null,
  },
});

export const cases = defineCases(importRunMachine, {
  inputs: { default: { importId: 'import' } },
  cases: {
    'act.asked': {
      check: { act: { name: 'check' }, key: 'key 1' },
      decide: { act: { name: 'decide', decision: 'update', rowNumbers: null }, key: 'key 2' },
      commit: { act: { name: 'commit' }, key: 'key 3' },
      stop: { act: { name: 'stop' }, key: 'key 4' },
      continue: { act: { name: 'continue' }, key: 'key 6' },
    },
    'act.retried': { default: {} },
    'import.reloaded': { default: {} },
    'undo.chosen': { default: {} },
    'abandonment.chosen': { default: {} },
    'change.confirmed': { default: { newKey: 'key 5' } },
    'change.dismissed': { default: {} },
    'xstate.done.actor.getImport': {
      staging: makeImport('staging'),
      ready: makeImport('ready'),
      committing: makeImport('committing'),
      stopped: makeImport('stopped'),
      committed: makeImport('committed'),
      undone: makeImport('undone'),
    },
    'xstate.error.actor.getImport': { unknown: problem(404, 'notFound'), network },
    'xstate.done.actor.watch': {
      still: makeImport('committing'),
      committed: makeImport('committed'),
      failed: makeImport('failed'),
      undone: makeImport('undone'),
    },
    'xstate.error.actor.watch': { network },
    'xstate.done.actor.act': {
      staging: makeImport('staging'),
      ready: makeImport('ready'),
      committing: makeImport('committing'),
      stopped: makeImport('stopped'),
      undoing: makeImport('undoing'),
    },
    'xstate.error.actor.act': { network, illegal: problem(409, 'illegalTransition') },
    'xstate.done.actor.abandon': { default: { output: undefined } },
    'xstate.error.actor.abandon': { illegal: problem(409, 'illegalTransition') },
  },
  key: ({ context }) => without(context, 'failure'),
  invariant: ({ value }, { calls, event, emitted }) => {
    const acts = calls.filter(({ src }) => src === 'act');
    if ((value === 'acting') !== (acts.at(-1)?.status === 'running'))
      return 'an act is under way exactly while acting';
    const [before, now] = acts.slice(-2);
    if (event?.type === 'act.retried' && JSON.stringify(before?.input) !== JSON.stringify(now?.input))
      return 'a retry is another act or has another key';
    if (
      emitted.some(({ type }) => type === 'listAdded') &&
      calls.filter(({ src }) => src === 'act' || src === 'getImport').length < 2
    )
      return 'an old import was told of as new';
    return undefined;
  },
});
