import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operations } from '#server/http/contract.ts';
import { statusOfCode, type ProblemCode } from '#server/http/problemCodes.ts';

const filesOf = (room: string, ending: RegExp) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !file.endsWith('.test.ts'))
    .map((file) => `${room}/${file}`);
const read = (file: string) => readFileSync(file, 'utf8');
const codes = Object.keys(statusOfCode) as ProblemCode[];
const isCode = (word: string): word is ProblemCode => Object.hasOwn(statusOfCode, word);

/** `409 pinflTaken`, also with a list: "422 with codeAltered, codeExpired". */
const mentions = (text: string) =>
  [...text.matchAll(/\b([45]\d\d)(?: with)? ((?:`?[a-zA-Z]+`?(?:, | and | or )?)+)/g)].flatMap(
    ([, status, list = '']) =>
      [...(list.match(/[a-zA-Z]+/g) ?? [])].filter(isCode).map((code) => ({ code, status: Number(status) })),
  );

/** No operation answers these: they are decided before one is known. */
const beforeOperations = new Set([405, 408, 431]);

describe('one code has one status', () => {
  it.each([
    ['the contract', [...filesOf('openapi/paths', /\.yaml$/), ...filesOf('openapi/schemas', /\.yaml$/)]],
    ['the documentation', filesOf('docs', /\.md$/)],
    ['the comments of the server', filesOf('server', /\.ts$/)],
  ])('as %s says', (_, files) => {
    const found = files.flatMap((file) => mentions(read(file)).map((one) => ({ file, ...one })));
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter(({ code, status }) => statusOfCode[code] !== status)).toEqual([]);
  });

  it.each(operations.map(({ id, responses }) => [id, responses] as const))(
    'which %s declares for every problem it may answer',
    (_, responses) => {
      const declared = [...responses.keys()].filter((status) => status >= 400);
      const known = new Set<number>(Object.values(statusOfCode));
      expect(declared.filter((status) => !known.has(status))).toEqual([]);
      // Every operation may fail, be called wrongly, or find the server stopping.
      expect(declared).toEqual(expect.arrayContaining([400, 500, 503]));
    },
  );

  it('and every status is some operation’s', () => {
    const declared = new Set(operations.flatMap(({ responses }) => [...responses.keys()]));
    const idle = codes.filter((code) => {
      const status = statusOfCode[code];
      return !declared.has(status) && !beforeOperations.has(status);
    });
    expect(idle).toEqual([]);
  });

  it('and no code is listed that nothing answers', () => {
    const source = [...filesOf('server', /\.ts$/), ...filesOf('domain', /\.ts$/)]
      .filter((file) => !file.endsWith('problemCodes.ts'))
      .map(read)
      .join('\n');
    expect(codes.filter((code) => !source.includes(`'${code}'`))).toEqual([]);
  });
});
