import { languages, type Language } from '#domain/language.ts';
import { areaOf } from './areas.ts';

type Tree = { [key: string]: string | Tree };
/** Keys with dots and plural suffixes, and their texts. */
export type Flat = ReadonlyMap<string, string>;

const files = import.meta.glob<{ default?: Tree }>(['./*/*/*.ts', '!./*/groups/*.ts'], {
  eager: true,
});

const flatten = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );

/** Every catalogue, for tests: language → area → texts. */
export const catalogues = new Map<Language, Map<string, Flat>>(
  languages.map((language) => {
    const own = Object.entries(files).filter(([path]) => path.startsWith(`./${language}/`));
    const areas = new Map<string, Flat>();
    for (const [path, { default: tree = {} }] of own) {
      const area = areaOf(path.slice(path.lastIndexOf('/') + 1, -'.ts'.length));
      areas.set(area, new Map([...(areas.get(area) ?? []), ...flatten(tree)]));
    }
    return [language, areas];
  }),
);

const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** The key as `t` takes it. */
export const baseKey = (key: string): string => key.replace(pluralEnding, '');

const isPlural = (key: string): boolean => pluralEnding.test(key);

/** The keys that a language must have for the source's: plural keys in each of its own forms. */
export function expectedKeys(source: Flat, language: Language): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const keys = [...source.keys()].flatMap((key) =>
    isPlural(key) ? forms.map((form) => `${baseKey(key)}_${form}`) : [key],
  );
  return [...new Set(keys)].sort();
}
