import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { provenOnPostgresAlone } from './testEngines.mjs';
import { closingReport } from './testReport.mjs';

const run = {
  totals: { passed: 12, failed: 0, skipped: 1 },
  failures: [] as string[],
  durations: Array.from({ length: 12 }, (_, n) => ({ file: `tests/${n}.test.ts`, name: 'unit', seconds: n })),
  lacksPostgres: false,
  isCi: false,
};
const linesOf = (change: Partial<typeof run>) => closingReport({ ...run, ...change }).text.split('\n');

describe('the last lines of npm test', () => {
  test('without PostgreSQL name what was not proven', () => {
    const lines = linesOf({ lacksPostgres: true });
    const from = lines.indexOf('Not proven, because there is no PostgreSQL on this machine:');
    expect(lines.slice(from + 1)).toEqual([
      ...provenOnPostgresAlone.map((claim) => `  – ${claim}`),
      '',
      '12 passed, 0 failed, 2 skipped',
    ]);
    expect(lines.join()).toMatch(/requests for money.*two punches.*idempotency key/);
  });

  test('with PostgreSQL have nothing to name', () => {
    expect(linesOf({}).join('\n')).not.toContain('Not proven');
    expect(linesOf({}).at(-1)).toBe('12 passed, 0 failed, 1 skipped');
  });

  test('in CI are a failure without PostgreSQL', () => {
    const { ok, text } = closingReport({ ...run, lacksPostgres: true, isCi: true });
    expect(ok).toBe(false);
    expect(text).toMatch(/Failed:\n {2}✗ server on PostgreSQL/);
    expect(text).toMatch(/\n12 passed, 1 failed, 1 skipped$/);
  });

  test('repeat failures, and the ten slowest files from the slowest on', () => {
    const lines = linesOf({ failures: ['unit: a.test.ts: broken'] });
    expect(lines).toContain('  ✗ unit: a.test.ts: broken');
    const slow = lines.filter((line) => line.endsWith('(unit)'));
    expect(slow).toHaveLength(10);
    expect(slow[0]).toBe('  11.0 s  tests/11.test.ts (unit)');
  });
});

test('each claim names tests that exist', () => {
  for (const claim of provenOnPostgresAlone) {
    const file = /\(([^()]+)\)$/.exec(claim)?.[1] ?? '';
    if (!file.includes('*')) expect(existsSync(file), claim).toBe(true);
  }
});
