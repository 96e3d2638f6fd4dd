import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The slowest files, slowest first, as `npm test` names them at its end. Vitest knows durations only after a run on the
 * same machine; without them, as in CI, a long file that comes last leaves one of two workers idle.
 */
const slowest = [
  'tests/journeys/scenes.test.ts',
  'tests/paths/browser/time/work.test.ts',
  'tests/journeys/payMonth.test.ts',
  'tests/paths/browser/organization/settings.test.ts',
  'tests/paths/browser/organization/schedules.test.ts',
  'tests/paths/browser/employees/employeeRecord.test.ts',
  'tests/journeys/push.test.ts',
  'tests/paths/browser/account/personal.test.ts',
  'tests/paths/browser/money/payRuns.test.ts',
  'tests/faults/browser/camera/camera.test.ts',
  'tests/journeys/specParity.test.ts',
  'tests/paths/browser/employees/excelUpload.test.ts',
  'tests/journeys/workMonth.test.ts',
  'tests/faults/server/startRefused.test.ts',
  'tests/contract/fuzz.test.ts',
  'tests/contract/access.test.ts',
  'server/modules/money/ledger/command.test.ts',
  'tests/contract/badInput.test.ts',
  'tests/faults/server/importKilled.test.ts',
  'tests/faults/server/payoutKilled.test.ts',
  'server/demo/demo.test.ts',
  'server/seed/seed.test.ts',
  'tests/contract/process.test.ts',
  'server/modules/insight/analytics/counting.test.ts',
  'tests/faults/server/notificationsProcesses.test.ts',
  'tests/faults/server/guesses.test.ts',
];

/** The slowest files start first, so that the workers end together. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = slowest.indexOf(relative(this.ctx.config.root, moduleId));
      return at < 0 ? slowest.length : at;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
