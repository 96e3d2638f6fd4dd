import { describe, expect, test } from 'vitest';
import { languages } from '#domain/language.ts';
import { allStates } from '#tests/paths/engine/index.ts';
import { loadMachines } from '#tests/paths/registry.ts';
import { catalogues } from './catalogues.support.ts';

type Meanings = Record<string, Record<string, string>>;

const files = import.meta.glob<Meanings>('./meanings/*.json', { eager: true, import: 'default' });
const { machines } = await loadMachines();

/** Names and short words that are written the same in every script. */
const foreign = /Telegram|Google|Excel|QR/g;

describe.each(machines)('the states of $id', ({ id, cased: { machine } }) => {
  const paths = allStates(machine)
    .map(({ path }) => path)
    .filter(Boolean);

  test.each(languages)('mean something in %s (src/i18n/meanings), each and no other', (language) => {
    expect(Object.keys(files[`./meanings/${id}.json`]?.[language] ?? {}).sort()).toEqual([...paths].sort());
  });

  test('are told as sentences, each language in its script', () => {
    for (const language of languages)
      for (const [path, text] of Object.entries(files[`./meanings/${id}.json`]?.[language] ?? {})) {
        expect(text, `${language} ${path}`).toMatch(/^\S.{5,}[.?]$/u);
        expect(text.replace(foreign, ''), `${language} ${path}`).not.toMatch(
          language === 'uz-Latn' ? /[а-яёўқғҳ]|['‘’`´]/iu : /[a-z]{2}/iu,
        );
      }
  });

  test.each(languages)('and what it is for is said in %s (machines.ts, about)', (language) => {
    expect(catalogues.get(language)?.get('machines')?.get(`about.${id}`)).toBeDefined();
  });
});

test('there are meanings of no other machine', () => {
  expect(Object.keys(files).sort()).toEqual(machines.map(({ id }) => `./meanings/${id}.json`).sort());
});
