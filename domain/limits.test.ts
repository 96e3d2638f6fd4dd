import { expect, it } from 'vitest';
import { FIRST_DAY } from './dated/versions.ts';
import { limitInForce, type LimitVersion } from './limits.ts';
import { fromSom } from './money.ts';

const today = '2026-11-18';
const versions = (...list: [LimitVersion['validFrom'], number | null][]): LimitVersion[] =>
  list.map(([validFrom, som]) => ({ validFrom, limit: som === null ? null : fromSom(som) }));

it.each([
  ['none', versions([FIRST_DAY, null]), [], { limit: null, limitOf: null, limitUntil: null }],
  ['the company’s', versions([FIRST_DAY, 500]), [], { limit: 50_000, limitOf: 'company', limitUntil: null }],
  [
    'the person’s own, where it is lower',
    versions([FIRST_DAY, 500]),
    versions(['2026-11-01', 300]),
    { limit: 30_000, limitOf: 'person', limitUntil: null },
  ],
  [
    'the company’s again once the own one is taken away',
    versions([FIRST_DAY, 500]),
    versions(['2026-11-01', 300], ['2026-11-25', null]),
    { limit: 30_000, limitOf: 'person', limitUntil: '2026-11-24' },
  ],
  [
    'the same through a change that leaves the lower one alone',
    versions([FIRST_DAY, 500], ['2026-11-20', 400], ['2026-12-01', 200]),
    versions(['2026-11-01', 300]),
    { limit: 30_000, limitOf: 'person', limitUntil: '2026-11-30' },
  ],
  [
    'what holds today, not what is planned',
    versions([FIRST_DAY, 500], ['2026-11-19', 100]),
    [],
    { limit: 50_000, limitOf: 'company', limitUntil: '2026-11-18' },
  ],
])('the limit in force is %s', (_, company, person, expected) => {
  expect(limitInForce({ company, person }, today)).toEqual(expected);
});
