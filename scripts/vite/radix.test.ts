import { readdirSync, readFileSync } from 'node:fs';
import postcss, { type AtRule } from 'postcss';
import { describe, expect, test } from 'vitest';
import { canMatch, scales } from './radixSelectors.ts';
import { radixSheets } from './radixSheet.ts';
import { forbiddenBreakpoints } from './radixStyles.ts';
import { staticClosure, themesNames, writtenClasses } from './radixUsage.ts';

const root = process.cwd();
const button = writtenClasses(root, ['Button']);
const withSelect = writtenClasses(root, ['Button', 'Select']);

describe('classes that components write', () => {
  test('their own, and those of the parts they are made of', () => {
    expect([...button]).toEqual(expect.arrayContaining(['rt-Button', 'rt-BaseButton', 'rt-r-mt']));
    expect(button.has('rt-SelectTrigger')).toBe(false);
    expect(withSelect.has('rt-SelectTrigger')).toBe(true);
  });

  test('a name the package does not have is an error', () => {
    expect(() => writtenClasses(root, ['Buton'])).toThrow('Buton');
  });
});

describe('selectors that can match', () => {
  test.each([
    ['.rt-BaseButton:where(.rt-r-size-3)', 'components', true],
    ['.rt-SelectTrigger', 'components', false],
    ['.sm\\:rt-r-size-3', 'components', true],
    ['.lg\\:rt-r-size-3', 'components', false],
    [':where(.rt-SelectTrigger, .rt-BaseButton):focus', 'components', true],
    ['.rt-BaseButton:not(.rt-SelectTrigger)', 'components', true],
    ['.rt-r-mt-3', 'utilities', true],
    ['.-rt-r-mt-3', 'utilities', true],
    ['.rt-r-mystery-3', 'utilities', false],
    ["[data-accent-color='teal']", 'tokens', true],
    ["[data-accent-color='plum']", 'tokens', false],
    [".radix-themes:where([data-gray-color='sand'])", 'tokens', false],
  ])('%s in %s: %s', (selector, layer, expected) => {
    expect(canMatch(selector, layer, button)).toBe(expected);
  });
});

describe('the two sheets', () => {
  const { first, later } = radixSheets(root, button, withSelect);

  test('the first styles its own components, the later one the others', () => {
    expect(first).toContain('.rt-BaseButton');
    expect(first).not.toContain('.rt-SelectTrigger');
    expect(later).toContain('.rt-SelectTrigger');
    expect(later).not.toMatch(/^\s*\.rt-Button \{/m);
  });

  test('together they have every rule once', () => {
    const whole = radixSheets(root, withSelect, withSelect);
    const parts = [...componentRules(first), ...componentRules(later)];
    expect(parts.sort()).toEqual(componentRules(whole.first).sort());
    expect(componentRules(whole.later)).toEqual([]);
  });

  test('no font is loaded, and everything is in a layer', () => {
    for (const css of [first, later]) {
      expect(css).not.toContain('@font-face');
      expect(
        postcss.parse(css).nodes.filter((node) => !(node.type === 'atrule' && node.name === 'layer')),
      ).toEqual([]);
    }
  });
});

/** Each selector of a component or utility with its media query. */
function componentRules(css: string): string[] {
  const rules: string[] = [];
  postcss.parse(css).walkRules(/rt-/, (rule) => {
    const media = rule.parent?.type === 'atrule' ? (rule.parent as AtRule).params : '';
    rules.push(...rule.selectors.map((selector) => `${media} ${selector} ${rule.nodes.map(String).join()}`));
  });
  return rules;
}

describe('the sources', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => [file, readFileSync(`src/${file}`, 'utf8')] as const);

  test('a breakpoint that is cut out is found', () => {
    expect(forbiddenBreakpoints(`<Flex gap={{ initial: '1', lg: '2' }} />`)).toEqual(['lg']);
    expect(forbiddenBreakpoints(`<Flex gap={{ initial: '1', md: '2' }} />`)).toEqual([]);
  });

  test('none of them is used', () => {
    expect(sources.filter(([, code]) => forbiddenBreakpoints(code).length).map(([file]) => file)).toEqual([]);
  });

  test('only colours whose scale is kept are used', () => {
    const kept = new Set<string>([...scales.first, ...scales.later, 'gray']);
    const used = sources.flatMap(([file, code]) =>
      [...code.matchAll(/\b(?:color|accentColor|grayColor)="(\w+)"/g)].map(([, color = '']) => ({
        file,
        color,
      })),
    );
    expect(used.filter(({ color }) => !kept.has(color))).toEqual([]);
  });

  test('the first screen needs no component of the package', () => {
    const files = staticClosure(root, ['src/app/main.tsx', 'src/screens/auth/LoginScreen.tsx']);
    expect([...files].some((file) => file.endsWith('components/Button.tsx'))).toBe(true);
    expect([...themesNames(files)]).toEqual([]);
  });
});
