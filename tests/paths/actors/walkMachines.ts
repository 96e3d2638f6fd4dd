import { describe, expect, test } from 'vitest';
import { Coverage, modellingRules, planMachine, walkPath, type MachinePlan } from '../engine/index.ts';
import { loadMachines } from '../registry.ts';

const { machines, problems } = await loadMachines();

/** Tests of every path of every second machine: two files, so that two workers share them. */
export function walkMachines(half: 0 | 1): void {
  test('every machine stands beside its cases', () => {
    expect(problems).toEqual([]);
    expect(machines.length).toBeGreaterThan(1);
  });

  describe.each(machines.filter((_, index) => index % 2 === half))('$id', ({ cased }) => {
    const { variants, problems: found } = plan();
    const coverage = new Coverage(cased.machine);

    test('keeps the modelling rules', () => {
      expect(modellingRules(cased.machine)).toEqual([]);
    });

    test('has no dead transitions and no idle cases', () => {
      expect(found).toEqual([]);
    });

    for (const variant of variants)
      for (const [index, path] of variant.paths.entries())
        test(`from ${variant.variant}, path ${index + 1}: ${path.name}`, () => {
          walkPath(cased, variant, path, coverage);
        });

    test('every transition was taken and every state entered', () => {
      coverage.assertComplete();
    });

    /** A machine that cannot be explored fails only its own tests. */
    function plan(): MachinePlan {
      try {
        return planMachine(cased);
      } catch (error) {
        return { variants: [], problems: [(error as Error).message] };
      }
    }
  });
}
