import { defineCases } from '#machines/support/cases.ts';
import { downloadMachineOf } from './downloadMachine.ts';

export const cases = defineCases(downloadMachineOf<string>(), {
  inputs: { default: undefined },
  cases: {
    'download.started': { one: { wanted: 'one.csv' }, other: { wanted: 'other.xlsx' } },
    'download.retried': { default: {} },
    'download.cancelled': { default: {} },
    'xstate.done.actor.askPlace': { next: { output: { ahead: 0 } }, behind: { output: { ahead: 2 } } },
    'xstate.error.actor.askPlace': { network: { error: { failure: { kind: 'network' } } } },
    'xstate.done.actor.saveFile': { default: { output: { name: 'file' } } },
    'xstate.error.actor.saveFile': { network: { error: { failure: { kind: 'network' } } } },
  },
  invariant: ({ value, context }, { calls }) => {
    const running = calls.filter(({ id, status }) => id === 'saveFile' && status === 'running');
    const fetches = typeof value === 'object';
    if (running.length !== (fetches ? 1 : 0))
      return `${running.length} files under way while ${JSON.stringify(value)}`;
    if (fetches && (running[0]?.input as { wanted: unknown }).wanted !== context.wanted)
      return 'fetches another file than the one wanted';
    return undefined;
  },
});
