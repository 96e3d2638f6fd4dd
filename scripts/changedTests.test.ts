import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { runsFor } from './changedTests.mjs';

const always = ['--changed', 'abc', '--project', 'unit', '--project', 'paths'];
const walks = (...areas: string[]) => [
  '--project',
  'browser',
  ...areas.map((area) => `tests/paths/browser/${area}/`),
];
const graph = (project: string) => ['--changed', 'abc', '--project', project];

describe('what runs after a change of', () => {
  test.each<[string, string[], string[][]]>([
    ['a page of the docs', ['docs/testing.md', 'README.md'], []],
    ['a screen', ['src/screens/payments/Requests.tsx'], [walks('payments')]],
    ['a machine', ['machines/flows/auth/otp/otpMachine.ts'], [walks('auth')]],
    ['what all screens share', ['src/components/Table.tsx'], [['--project', 'browser']]],
    [
      'a module of the server',
      ['server/modules/payments/review.ts'],
      [['--project', 'server', 'server/modules/payments/', 'tests/contract/'], walks('payments')],
    ],
    [
      'a module that all call',
      ['server/modules/audit/index.ts'],
      [graph('server'), ['--project', 'browser']],
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
      ['tests/journeys/upload.test.ts', 'src/actors/employees/upload.ts'],
      [graph('browser'), walks('employees')],
    ],
  ])('%s', (_name, changed, runs) => {
    expect(runsFor(changed, 'abc')).toEqual([always, ...runs]);
  });

  test('each folder of the app, of the flows and of the server', () => {
    const walked = readdirSync('tests/paths/browser');
    const folders = ['src/screens', 'src/actors', 'machines/flows', 'server/modules'].flatMap((room) =>
      readdirSync(room, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [`${room}/${entry.name}/a.ts`] : [],
      ),
    );
    for (const file of folders) {
      const run = runsFor([file], 'abc').find((args) => args.includes('browser')) ?? [];
      expect(run, file).not.toEqual([]);
      for (const folder of run.slice(2)) expect(walked, file).toContain(folder.split('/').at(-2));
    }
  });
});
