import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { variables } from './configVariables.ts';

const cells = (line: string) => line.split('|').map((cell) => cell.trim());

test('docs/configuration.md says of each variable what the server does with it', () => {
  const documented = readFileSync('docs/configuration.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| `[A-Z_]+`/.test(line))
    .map((line) => cells(line).slice(1, 5));
  expect(documented).toEqual(
    Object.entries(variables).map(([name, { default: byDefault, expected, meaning }]) => [
      `\`${name}\``,
      byDefault ? `\`${byDefault}\`` : '–',
      expected,
      meaning,
    ]),
  );
});
