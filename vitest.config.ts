import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/run/longestFirst.ts';

const node = {
  environment: 'node' as const,
  // A file's modules stay for the next one of its worker: loading them anew was half of the time. A test that would
  // mind keeps its state in what it starts, as the product does (architecture: nothing hangs on a module).
  isolate: false,
  setupFiles: ['tests/support/run/propertyRuns.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // Vitest's own second is too short for a busy computer; what is there sooner costs nothing.
  expect: { poll: { timeout: 30_000 } },
};

/** One project a layer of docs/testing.md, so that `npm test` can time and count each. */
export default defineConfig({
  test: {
    // Two also on two cores: a file of the server's or the browser's layer leaves half of a core to waiting.
    maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...node,
          name: 'unit',
          include: ['{domain,machines,src,scripts}/**/*.test.ts', 'tests/paths/engine/**/*.test.ts'],
        },
      },
      { test: { ...node, name: 'paths', include: ['tests/paths/actors/**/*.test.ts'] } },
      {
        test: {
          ...node,
          name: 'server',
          globalSetup: ['tests/support/server/serverBuild.ts'],
          include: ['server/**/*.test.ts', 'tests/contract/**/*.test.ts', 'tests/faults/server/**/*.test.ts'],
        },
      },
      {
        test: {
          ...node,
          name: 'browser',
          globalSetup: ['tests/support/browser/appBuild.ts'],
          include: ['tests/{paths/browser,journeys,faults/browser}/**/*.test.ts'],
          testTimeout: 180_000,
        },
      },
    ],
  },
});
