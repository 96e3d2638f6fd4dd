import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '#domain/language.ts';
import { baseKey, catalogues, expectedKeys } from './catalogues.support.ts';

const source = catalogues.get('uz-Latn') ?? new Map<string, ReadonlyMap<string, string>>();
const areas = [...source.keys()];
const textsOf = (language: (typeof languages)[number], area: string) =>
  [...(catalogues.get(language)?.get(area) ?? [])].map(([key, text]) => ({ key, text }));

const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).sort();
const words = (text: string) => text.replace(/\{\{.*?\}\}/g, '');

/** Names, codes and scripts that are written the same in every language. */
const foreign =
  /Davomat|XLSX?|CSV|Ctrl\+Z|Enter|Escape|Uzcard|Humo|Excel|https|JPEG|PNG|PDF|QR|SMS|PIN|ID|Telegram|Google|Multicard|Paylov|iPhone|AA1234567|Oʻzbekcha|so'm|\.(?:xlsx?|csv)/g;

const sources = ['src', 'machines', 'domain'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|support)\.tsx?$/.test(file))
    .map((file) => `${room}/${file}`)
    .filter((file) => !/^src\/i18n\/.*\//.test(file)),
);
const code = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
const literals = new Set([...code.matchAll(/['"`]([A-Za-z][\w.]*)['"`]/g)].map(([, word]) => word));
const beginnings = [...code.matchAll(/`([A-Za-z][\w.]*)\$\{/g)].map(([, word = '']) => word);

describe.each(areas)('texts of %s', (area) => {
  test.each(languages)('%s has every key and no other', (language) => {
    const keys = textsOf(language, area).map(({ key }) => key);
    expect(keys.sort()).toEqual(expectedKeys(source.get(area) ?? new Map<string, string>(), language));
  });

  test.each(languages)('%s says something, with the same values', (language) => {
    for (const { key, text } of textsOf(language, area)) {
      const original = textsOf('uz-Latn', area).find((one) => baseKey(one.key) === baseKey(key));
      expect(text.trim(), key).not.toBe('');
      expect({ key, values: placeholders(text) }).toEqual({
        key,
        values: placeholders(original?.text ?? ''),
      });
    }
  });

  test('each language is written in its own script', () => {
    const bare = (text: string) => words(text).replace(foreign, '');
    for (const { key, text } of textsOf('uz-Latn', area)) {
      expect(bare(text), key).not.toMatch(/[а-яёўқғҳ]/iu);
      expect(bare(text), `${key}: oʻ gʻ with U+02BB, ʼ is U+02BC`).not.toMatch(/['‘’`´]/u);
    }
    for (const language of ['ru', 'uz-Cyrl'] as const)
      for (const { key, text } of textsOf(language, area))
        expect(bare(text), `${language} ${key} is not translated`).not.toMatch(/[a-z]{2}/iu);
  });

  test('every key is used', () => {
    if (area === 'fields' || area === 'problems') return;
    const idle = [...(source.get(area)?.keys() ?? [])]
      .map(baseKey)
      .filter((key) => !literals.has(key) && !beginnings.some((start) => key.startsWith(start)));
    expect([...new Set(idle)]).toEqual([]);
  });
});

test('every language has the same areas', () => {
  for (const language of languages)
    expect([...(catalogues.get(language)?.keys() ?? [])].sort(), language).toEqual([...areas].sort());
});
