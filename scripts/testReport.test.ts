import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { takeSecondLook, type FileResult, type Flaky } from './secondLook.mjs';
import { provenOnPostgresAlone } from './testEngines.mjs';
import { closingReport } from './testReport.mjs';

const run = {
  totals: { passed: 12, failed: 0, skipped: 1 },
  failures: [] as string[],
  flaky: [] as Flaky[],
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

describe('the second look', () => {
  const passed = (file: string): FileResult => ({
    ...{ file, name: 'browser', passed: 4, failed: 0, failures: [], seconds: 2 },
  });
  const failed = (file: string): FileResult => ({
    ...{ ...passed(file), passed: 2, failed: 2, failures: ['it opens: too late', 'it closes: too late'] },
  });
  /** What it says, which files ran alone, and how `npm test` ends. */
  function look(files: FileResult[], ...passesAlone: string[]) {
    const alone: string[] = [];
    const seen = takeSecondLook(files, ({ file }) => {
      alone.push(file);
      return passesAlone.includes(file) ? passed(file) : undefined;
    });
    const sum = (key: 'passed' | 'failed') => seen.files.reduce((all, one) => all + one[key], 0);
    const totals = { passed: sum('passed'), failed: sum('failed'), skipped: 0 };
    const failures = [...seen.files.flatMap((one) => one.failures), ...seen.failures];
    const { ok, text } = closingReport({ ...run, totals, failures, flaky: seen.flaky });
    return { alone, ok, lines: text.split('\n') };
  }

  test('is not taken when nothing failed', () => {
    const { alone, ok, lines } = look([passed('a'), passed('b')]);
    expect([alone, ok, lines.at(-1)]).toEqual([[], true, '8 passed, 0 failed']);
    expect(lines.join()).not.toContain('Flaky');
  });

  test('leaves red what fails again', () => {
    const { alone, ok, lines } = look([passed('a'), failed('b')]);
    expect([alone, ok, lines.at(-1)]).toEqual([['b'], false, '6 passed, 2 failed']);
    expect(lines).toContain('  ✗ it opens: too late');
    expect(lines.join()).not.toContain('Flaky');
  });

  test('lists as flaky what passes alone, and the run passes', () => {
    const { alone, ok, lines } = look([passed('a'), failed('b')], 'b');
    expect([alone, ok, lines.at(-1)]).toEqual([['b'], true, '8 passed, 0 failed']);
    const from = lines.findIndex((line) => line.startsWith('Flaky:'));
    expect(lines[from + 1]).toBe('  ~ browser: b: it opens: too late');
    expect(lines.join()).not.toContain('✗');
  });

  test('keeps a flaky file apart from a broken one', () => {
    const { alone, ok, lines } = look([failed('a'), failed('b')], 'a');
    expect([alone, ok, lines.at(-1)]).toEqual([['a', 'b'], false, '6 passed, 2 failed']);
    expect(lines).toContain('  ~ browser: a: it opens: too late');
    expect(lines).toContain('  ✗ it opens: too late');
  });

  test('is not taken of more than five files: the run stays red', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const { alone, ok, lines } = look(names.map(failed), ...names);
    expect([alone, ok, lines.at(-1)]).toEqual([[], false, '12 passed, 12 failed']);
    expect(lines).toContain('  ✗ 6 files failed, more than 5: none had a second look');
    expect(look(names.slice(1).map(failed), ...names).ok).toBe(true);
  });
});

test('each claim names tests that exist', () => {
  for (const claim of provenOnPostgresAlone) {
    const file = /\(([^()]+)\)$/.exec(claim)?.[1] ?? '';
    if (!file.includes('*')) expect(existsSync(file), claim).toBe(true);
  }
});
