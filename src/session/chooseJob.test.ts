import { expect, test } from 'vitest';
import type { AccountFacts } from '#machines/flows/auth/startup/accountFacts.ts';
import { chooseJob } from './chooseJob.ts';

type Job = AccountFacts['jobs'][number];
const job = (employeeId: string, standing: Job['standing'] = 'held'): Job => ({
  employeeId,
  organizationTitle: 'Registon Savdo',
  role: 'employee',
  colleagueRole: null,
  unitIds: [],
  standing,
  status: 'active',
  firstDay: null,
});

test.each([
  ['none', [], ['a'], null],
  ['the only one', [job('a')], [null, null], 'a'],
  ['the stored one of several', [job('a'), job('b')], [null, 'b'], 'b'],
  ['the one just chosen before the stored one', [job('a'), job('b'), job('c')], ['c', 'b'], 'c'],
  ['the first where a stranger’s is stored', [job('a'), job('b')], [null, 'x'], 'a'],
  ['never one that is only offered', [job('o', 'offered'), job('m', 'mismatch')], ['o', 'm'], null],
] as const)('%s', (_name, jobs, preferred, chosen) => {
  expect(chooseJob([...jobs], ...preferred)).toBe(chosen);
});
