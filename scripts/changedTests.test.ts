import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { areasOfJourney, planRuns } from './changedTests.mjs';

const always = ['--changed', 'abc', '--project', 'unit', '--project', 'paths'];
/** The walks of payments and the journeys through them. */
const payments = [
  '--project',
  'browser',
  'tests/faults/browser/serverGone.test.ts',
  ...[
    'drafts',
    'earnings',
    'filteredLists',
    'firstWorkingDay',
    'liveRequests',
    'payMonth',
    'requestPage',
    'workMonth',
  ].map((name) => `tests/journeys/${name}.test.ts`),
  'tests/paths/browser/money/cards.test.ts',
  'tests/paths/browser/money/ledgerProof.test.ts',
  'tests/paths/browser/money/payRuns.test.ts',
  'tests/paths/browser/money/payoutChoice.test.ts',
  'tests/paths/browser/money/payoutSettling.test.ts',
  'tests/paths/browser/money/registers.test.ts',
  'tests/paths/browser/time/work.test.ts',
];
const everywhere = [
  ['--project', 'server'],
  ['--project', 'browser'],
];
const system = [['--project', 'server', 'server/modules/system/', 'tests/contract/']];
const graph = (project: string) => ['--changed', 'abc', '--project', project];

describe('what runs after a change of', () => {
  test.each<[string, string[], string[][]]>([
    ['a page of the docs', ['docs/testing.md', 'README.md'], []],
    ['a screen', ['src/screens/money/Requests.tsx'], [payments]],
    ['a machine', ['machines/flows/money/requestReview/requestReviewMachine.ts'], [payments]],
    ['what all screens share', ['src/components/Table.tsx'], [['--project', 'browser']]],
    ['a module that all call', ['server/modules/system/routes.ts'], [...system, ['--project', 'browser']]],
    ['the contract', ['openapi/openapi.yaml'], everywhere],
    ['the packages', ['package-lock.json'], everywhere],
    ['the build', ['scripts/vite/firstIcons.ts'], [['--project', 'browser']]],
    ['the lint', ['.oxlintrc.json', 'scripts/lint/rooms.js', '.editorconfig'], []],
    [
      'a page that no test imports',
      ['tests/faults/browser/camera/page.html'],
      [['--project', 'browser', 'tests/faults/browser/camera/']],
    ],
    ['the domain', ['domain/accrual.ts'], [graph('server'), ['--project', 'browser']]],
    ['the database', ['server/database/open.ts'], [graph('server'), ['--project', 'browser']]],
    [
      'one test of the server',
      ['server/modules/money/requests/review.test.ts'],
      [['--project', 'server', 'server/modules/money/requests/review.test.ts']],
    ],
    ['a journey', ['tests/journeys/upload.test.ts'], [graph('browser')]],
    ['the tests’ support', ['tests/support/worlds/people.ts'], [graph('server'), graph('browser')]],
    [
      'a journey and a screen',
      ['tests/journeys/upload.test.ts', 'src/actors/money/requests.ts'],
      [graph('browser'), payments],
    ],
  ])('%s', (_name, changed, runs) => {
    expect(planRuns(changed, 'abc')).toEqual([always, ...runs]);
  });

  test.each<[file: string, modules: string[], areas: string[]]>([
    ['money/requests/review.ts', ['money/requests'], ['employees', 'money']],
    [
      'money/requests/sql/requests.ts',
      ['money/requests', 'money/registers', 'money/runs', 'insight/overview'],
      ['insight', 'money'],
    ],
    [
      'employees/records/sql/salaries.ts',
      ['employees/records', 'employees/imports', 'money/requests', 'time/settlement'],
      ['time', 'money'],
    ],
    [
      'employees/records/sql/named.ts',
      ['employees/records', 'money/payouts', 'money/transactions', 'insight/audit'],
      ['time', 'employees'],
    ],
    [
      'money/cards/sql/cards.ts',
      ['money/cards', 'employees/records', 'money/requests', 'money/payouts'],
      ['employees', 'money'],
    ],
    [
      'organization/sql/periods.ts',
      ['time/attendance', 'time/closing', 'money/requests', 'time/timesheet'],
      ['time'],
    ],
    // No operation leads to a job; what its module answers is called by these.
    ['employees/imports/work.ts', ['employees/imports'], ['employees']],
  ])('server/modules/%s with the modules that use it', (file, modules, areas) => {
    const [, server, browser] = planRuns([`server/modules/${file}`], 'abc');
    expect(server).toEqual(expect.arrayContaining(modules.map((module) => `server/modules/${module}/`)));
    for (const area of areas)
      expect(
        browser?.some((walk) => walk.startsWith(`tests/paths/browser/${area}/`)),
        area,
      ).toBe(true);
  });

  test('a file of a module that others use, without those that use only its other files', () => {
    const [, server, browser] = planRuns(['server/modules/money/requests/review.ts'], 'abc');
    expect(server).toEqual([
      '--project',
      'server',
      'server/modules/money/requests/',
      'server/modules/money/runs/',
      'tests/contract/',
    ]);
    expect(browser).toEqual(expect.arrayContaining(payments));
    expect(browser).not.toContain('tests/paths/browser/time/closing.test.ts');
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
      const run = planRuns([file], 'abc').find((args) => args.includes('browser')) ?? [];
      expect(run, file).not.toEqual([]);
      for (const walk of run.slice(2)) expect(existsSync(walk), walk).toBe(true);
    }
  });
});
