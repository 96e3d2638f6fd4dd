import { defineCases } from '#machines/support/cases.ts';
import { importMachine } from './importMachine.ts';

export const cases = defineCases(importMachine, {
  inputs: { default: undefined },
  cases: {
    'import.add': { default: {} },
    'import.decide': { default: {} },
    'import.check': { default: {} },
    'import.abandon': { default: {} },
    'import.commit': { default: {} },
    'import.stop': { default: {} },
    'import.continue': { forwards: { undoBegun: false }, backwards: { undoBegun: true } },
    'import.undo': { default: {} },
    'import.finish': { default: {} },
    'import.fail': { default: {} },
    'import.archive': { default: {} },
  },
  invariant: (snapshot) => {
    const staged = snapshot.matches('staging') || snapshot.matches('ready');
    if (snapshot.can({ type: 'import.abandon' }) !== staged)
      return 'only what changed nothing yet can be abandoned';
    if (snapshot.hasTag('working') && snapshot.can({ type: 'import.archive' }))
      return 'rows are forgotten while a job reads them';
    return undefined;
  },
});
