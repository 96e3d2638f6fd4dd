import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const product = "import type { … } from '#machines/support/cases.ts'";

/** Imports that an engine published as a package could not make. */
const foreign = (source: string): string[] =>
  [...source.matchAll(/^(import|export)( type)?[^;]*?\bfrom '([^']+)'|\bimport\(\s*'([^']+)'/gm)].flatMap(
    ([, , type, from, dynamic]) => {
      const name = from ?? dynamic ?? '';
      const isOwn = name === 'xstate' || /^\.\/[^/]+\.ts$/.test(name);
      const isCases = name === '#machines/support/cases.ts' && type !== undefined;
      return isOwn || isCases ? [] : [name];
    },
  );

test.each(readdirSync(import.meta.dirname).filter((file) => /(?<!\.test)\.ts$/.test(file)))(
  `%s knows nothing of the product but ${product}`,
  (file) => {
    expect(foreign(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))).toEqual([]);
  },
);

test('what stands outside is named, the cases as a value included', () => {
  expect(
    foreign(
      [
        "import { a } from './graph.ts';",
        "import type { MachineCases } from '#machines/support/cases.ts';",
        "import { defineCases } from '#machines/support/cases.ts';",
        "import {\n  b,\n} from '../registry.ts';",
        "export { c } from '#src/runtime/inspection.ts';",
        "const d = await import('vitest');",
      ].join('\n'),
    ),
  ).toEqual(['#machines/support/cases.ts', '../registry.ts', '#src/runtime/inspection.ts', 'vitest']);
});
