import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fieldCodes, warningCodes } from '#domain/fields/codes.ts';
import { languages } from '#domain/language.ts';
import { statusOfCode } from '#server/http/problemCodes.ts';
import { catalogues } from './catalogues.support.ts';

const read = (room: string) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(`${room}/${file}`, 'utf8'))
    .join('\n');

const server = read('server');
const app = read('src');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, code = '']) => code);
const unique = (codes: string[]) => [...new Set(codes)].sort();

const contractText = readFileSync('openapi/generated/contract.json', 'utf8');
const contract = JSON.parse(contractText) as {
  components: { schemas: Record<string, { properties?: { code?: { enum?: (string | null)[] } } }> };
};

/** Why one of many records was refused: the contract lists the codes of such a result. */
const ofResults = Object.entries(contract.components.schemas).flatMap(([name, { properties }]) =>
  name.endsWith('Result') ? (properties?.code?.enum ?? []).filter((code) => code !== null) : [],
);

const ofProblems = [...Object.keys(statusOfCode), ...ofResults];

/** Rules of the domain, codes named beside a pointer, and the contract's `x-code`. */
const ofFields = [
  ...fieldCodes,
  ...warningCodes,
  ...found(server, /pointer:[^}]*?\bcode: '(\w+)'/g),
  ...found(server, /fieldRefused\([^,]*,\s*'(\w+)'/g),
  ...found(contractText, /"x-code": "(\w+)"/g),
];

const keys = (area: string, language: (typeof languages)[number]) => [
  ...(catalogues.get(language)?.get(area)?.keys() ?? []),
];

describe.each(languages)('%s', (language) => {
  test('every code of a problem is translated', () => {
    expect(unique(ofProblems)).toContain('illegalTransition');
    const known = [...keys('problems', language), ...keys('fields', language)];
    expect(unique(ofProblems).filter((code) => !known.includes(code))).toEqual([]);
  });

  test('every code of a field is translated', () => {
    expect(unique(ofFields)).toContain('pinflTaken');
    const known = [...keys('fields', language), ...keys('problems', language)];
    expect(unique(ofFields).filter((code) => !known.includes(code))).toEqual([]);
  });
});

test.each([
  // Among the problems are rare codes of fields.
  ['problems', [...ofProblems, ...ofFields]],
  ['fields', ofFields],
] as const)('no text of %s is for a code that nobody answers', (area, codes) => {
  const known = new Set<string>(codes);
  const idle = keys(area, 'uz-Latn').filter((code) => !known.has(code) && !app.includes(`'${code}'`));
  expect(idle).toEqual([]);
});
