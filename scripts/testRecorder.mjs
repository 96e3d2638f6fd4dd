import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Names the file that a run's record is written to. */
export const RECORD_VARIABLE = 'DAVOMAT_TEST_RECORD';

const firstLines = ({ message, stack } = {}) =>
  stripVTControlCharacters(stack ?? message ?? '')
    .split('\n')
    .slice(0, 3)
    .join(' ')
    .slice(0, 400);

/** One file with its tests, and the errors of its hooks. */
function recordOf(module) {
  const tests = [...module.children.allTests()].map((test) => ({ test, result: test.result() }));
  const filterByState = (...states) => tests.filter(({ result }) => states.includes(result.state));
  const failures = filterByState('failed').map(
    ({ test, result }) => `${test.fullName}: ${firstLines(result.errors?.[0])}`,
  );
  // A file that could not be loaded, or a hook outside its tests.
  const own = module.errors().map(firstLines);
  if (own.length === 0 && failures.length === 0 && module.state() === 'failed') own.push('failed as a whole');
  const { duration, collectDuration, setupDuration } = module.diagnostic();
  return {
    file: module.relativeModuleId,
    passed: filterByState('passed').length,
    failed: failures.length + own.length,
    skipped: filterByState('skipped', 'pending').map(({ test }) => test.fullName),
    failures: [...own, ...failures],
    seconds: (duration + collectDuration + setupDuration) / 1000,
  };
}

/** A Vitest reporter that writes each file and every error outside the tests, which the JSON reporter leaves out. */
export default class TestRecorder {
  onTestRunEnd(modules, unhandledErrors) {
    const file = process.env[RECORD_VARIABLE];
    if (!file) return;
    writeFileSync(
      file,
      JSON.stringify({ files: modules.map(recordOf), errors: unhandledErrors.map(firstLines) }),
    );
  }
}
