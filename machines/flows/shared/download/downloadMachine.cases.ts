import { defineCases } from '#machines/support/cases.ts';
import { downloadMachineOf } from './downloadMachine.ts';

export const cases = defineCases(downloadMachineOf<string>(), {
  inputs: { default: undefined },
  cases: {
    'download.started': { one: { wanted: 'one.csv' }, other: { wanted: 'other.xlsx' } },
    'download.retried': { default: {} },
    'download.cancelled': { default: {} },
    'xstate.done.actor.saveFile': { default: { output: { name: 'file' } } },
    'xstate.error.actor.saveFile': { network: { error: { failure: { kind: 'network' } } } },
  },
  invariant: ({ value, context }, { calls }) => {
    const running = calls.filter(({ status }) => status === 'running');
    if (running.length !== (value === 'fetching' ? 1 : 0))
      return `${running.length} files under way while ${String(value)}`;
    if (value === 'fetching' && (running[0]?.input as { wanted: unknown }).wanted !== context.wanted)
      return 'fetches another file than the one wanted';
    return undefined;
  },
});
