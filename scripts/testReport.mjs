import { provenOnPostgresAlone } from './testEngines.mjs';

const SLOWEST = 10;

/**
 * What `npm test` prints last: the slowest files, what failed at first and passed alone, what failed, what was not proven,
 * the counts. A missing PostgreSQL counts as skipped, and as failed where CI requires it.
 */
export function closingReport({ totals, failures, flaky, durations, lacksPostgres, isCi }) {
  const counts = { ...totals };
  const failed = [...failures];
  if (lacksPostgres) {
    counts[isCi ? 'failed' : 'skipped'] += 1;
    if (isCi) failed.push('server on PostgreSQL: there is none, and CI requires it');
  }
  const slowest = durations.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  const paragraphs = [
    [
      'Slowest files:',
      slowest.map(({ file, name, seconds }) => `  ${seconds.toFixed(1)} s  ${file} (${name})`),
    ],
    [
      'Flaky: failed, and passed when run alone; the next thing to mend',
      flaky.map(({ file, name, failure }) => `  ~ ${name}: ${file}: ${failure}`),
    ],
    ['Failed:', failed.map((line) => `  ✗ ${line}`)],
    [
      'Not proven, because there is no PostgreSQL on this machine:',
      lacksPostgres ? provenOnPostgresAlone.map((claim) => `  – ${claim}`) : [],
    ],
  ].filter(([, lines]) => lines.length > 0);
  const skipped = counts.skipped ? `, ${counts.skipped} skipped` : '';
  return {
    ok: counts.failed === 0,
    text: [
      ...paragraphs.map(([title, lines]) => [title, ...lines, ''].join('\n')),
      `${counts.passed} passed, ${counts.failed} failed${skipped}`,
    ].join('\n'),
  };
}
