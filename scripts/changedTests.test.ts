import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { areasOfJourney, runsFor } from './changedTests.mjs';

const always = ['--changed', 'abc', '--project', 'unit', '--project', 'paths'];
/** The walks of payments and the journeys through them. */
const payments = [
  '--project',
  'browser',
  'tests/faults/browser/serverGone.test.ts',
  ...['drafts', 'filteredLists', 'firstWorkingDay', 'liveRequests', 'requestPage'].map(
    (name) => `tests/journeys/${name}.test.ts`,
  ),
  'tests/paths/browser/attendance/work.test.ts',
  'tests/paths/browser/payments/ledgerProof.test.ts',
  'tests/paths/browser/payments/payoutChoice.test.ts',
  'tests/paths/browser/payments/payoutSettling.test.ts',
];
const everywhere = [
  ['--project', 'server'],
  ['--project', 'browser'],
];
const graph = (project: string) => ['--changed', 'abc', '--project', project];

describe('what runs after a change of', () => {
  test.each<[string, string[], string[][]]>([
    ['a page of the docs', ['docs/testing.md', 'README.md'], []],
    ['a screen', ['src/screens/payments/Requests.tsx'], [payments]],
    ['a machine', ['machines/flows/payments/requestReview/requestReviewMachine.ts'], [payments]],
    ['what all screens share', ['src/components/Table.tsx'], [['--project', 'browser']]],
    [
      'a module of the server',
      ['server/modules/payments/review.ts'],
      [['--project', 'server', 'server/modules/payments/', 'tests/contract/'], payments],
    ],
    [
      'a module that all call',
      ['server/modules/audit/index.ts'],
      [graph('server'), ['--project', 'browser']],
    ],
    ['the contract', ['openapi/openapi.yaml'], everywhere],
    ['the packages', ['package-lock.json'], everywhere],
    ['the build', ['scripts/vite/firstIcons.ts'], [['--project', 'browser']]],
    ['the lint', ['eslint.config.js', '.editorconfig'], []],
    [
      'a page that no test imports',
      ['tests/faults/browser/camera/page.html'],
      [['--project', 'browser', 'tests/faults/browser/camera/']],
    ],
    ['the domain', ['domain/accrual.ts'], [graph('server'), ['--project', 'browser']]],
    ['the database', ['server/database/open.ts'], [graph('server'), ['--project', 'browser']]],
    [
      'one test of the server',
      ['server/modules/payments/review.test.ts'],
      [['--project', 'server', 'server/modules/payments/review.test.ts']],
    ],
    ['a journey', ['tests/journeys/upload.test.ts'], [graph('browser')]],
    ['the tests’ support', ['tests/support/people.ts'], [graph('server'), graph('browser')]],
    [
      'a journey and a screen',
      ['tests/journeys/upload.test.ts', 'src/actors/payments/requests.ts'],
      [graph('browser'), payments],
    ],
  ])('%s', (_name, changed, runs) => {
    expect(runsFor(changed, 'abc')).toEqual([always, ...runs]);
  });

  test('journeys that are there', () => {
    for (const name of Object.keys(areasOfJourney))
      expect(existsSync(`tests/${name}.test.ts`), name).toBe(true);
  });

  test('a file of the app, the flows or the server in any area', () => {
    const folders = ['src/screens', 'src/actors', 'machines/flows', 'server/modules'].flatMap((room) =>
      readdirSync(room, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [`${room}/${entry.name}/a.ts`] : [],
      ),
    );
    for (const file of folders) {
      const run = runsFor([file], 'abc').find((args) => args.includes('browser')) ?? [];
      expect(run, file).not.toEqual([]);
      for (const walk of run.slice(2)) expect(existsSync(walk), walk).toBe(true);
    }
  });
});
