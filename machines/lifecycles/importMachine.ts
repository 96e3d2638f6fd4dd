import { setup } from 'xstate';
import { statesAllowing, statesWithTag, type LifecycleMeta } from './lifecycle.ts';

export type ImportLifecycleEvent =
  | { type: 'import.add' }
  | { type: 'import.decide' }
  | { type: 'import.check' }
  | { type: 'import.abandon' }
  | { type: 'import.commit' }
  | { type: 'import.stop' }
  | { type: 'import.continue'; undoBegun: boolean }
  | { type: 'import.undo' }
  | { type: 'import.finish' }
  | { type: 'import.fail' }
  | { type: 'import.archive' };

export type ImportState =
  | 'staging'
  | 'ready'
  | 'committing'
  | 'stopped'
  | 'committed'
  | 'undoing'
  | 'undone'
  | 'failed'
  | 'archived'
  | 'abandoned';

const employer = { by: 'employer', spec: '4' } as const;
const system = { by: 'system', spec: '4' } as const;

/**
 * Lifecycle of an import (spec section 4, Excel upload). Pure. Tags: `staged`, nothing has been written yet; `open`, an employer
 * has only one such import; `working`, a job is processing it. `archived`: its rows are deleted, so it can no longer be undone.
 */
export const importMachine = setup({
  types: {
    events: {} as ImportLifecycleEvent,
    tags: {} as 'staged' | 'open' | 'working',
    transitionMeta: {} as LifecycleMeta,
  },
  guards: { undoBegun: (_, params: { undoBegun: boolean }) => params.undoBegun },
}).createMachine({
  id: 'import',
  options: { maxIterations: 1000 },
  initial: 'staging',
  states: {
    staging: {
      tags: ['staged', 'open'],
      on: {
        'import.add': { target: 'staging', meta: employer },
        'import.decide': { target: 'staging', meta: employer },
        'import.check': { target: 'ready', meta: employer },
        'import.abandon': { target: 'abandoned', meta: employer },
      },
    },
    // Checked as a whole, and unchanged since.
    ready: {
      tags: ['staged', 'open'],
      on: {
        'import.add': { target: 'staging', meta: employer },
        'import.decide': { target: 'ready', meta: employer },
        'import.check': { target: 'ready', meta: employer },
        'import.commit': { target: 'committing', meta: employer },
        'import.abandon': { target: 'abandoned', meta: employer },
      },
    },
    committing: {
      tags: ['open', 'working'],
      on: {
        'import.stop': { target: 'stopped', meta: employer },
        'import.finish': { target: 'committed', meta: system },
        'import.fail': { target: 'failed', meta: system },
      },
    },
    stopped: {
      on: {
        'import.continue': [
          {
            guard: { type: 'undoBegun', params: ({ event }) => event },
            target: 'undoing',
            meta: employer,
          },
          { target: 'committing', meta: employer },
        ],
        'import.undo': { target: 'undoing', meta: employer },
        'import.archive': { target: 'archived', meta: system },
      },
    },
    failed: {
      on: {
        'import.continue': [
          {
            guard: { type: 'undoBegun', params: ({ event }) => event },
            target: 'undoing',
            meta: employer,
          },
          { target: 'committing', meta: employer },
        ],
        'import.undo': { target: 'undoing', meta: employer },
        'import.archive': { target: 'archived', meta: system },
      },
    },
    committed: {
      on: {
        'import.undo': { target: 'undoing', meta: employer },
        'import.archive': { target: 'archived', meta: system },
      },
    },
    undoing: {
      tags: ['working'],
      on: {
        'import.stop': { target: 'stopped', meta: employer },
        'import.finish': { target: 'undone', meta: system },
        'import.fail': { target: 'failed', meta: system },
      },
    },
    undone: {
      on: { 'import.archive': { target: 'archived', meta: system } },
    },
    archived: { type: 'final' },
    abandoned: { type: 'final' },
  },
});

/** States whose rows are kept: those of the table. */
type KeptState = Exclude<ImportState, 'abandoned'>;

export const stagedImportStates: readonly KeptState[] = statesWithTag<KeptState>(importMachine, 'staged');
export const openImportStates: readonly KeptState[] = statesWithTag<KeptState>(importMachine, 'open');
export const workingImportStates: readonly KeptState[] = statesWithTag<KeptState>(importMachine, 'working');
export const archivableImportStates: readonly KeptState[] = statesAllowing<KeptState>(
  importMachine,
  'archive',
  'system',
);
