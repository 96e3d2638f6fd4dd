import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import i18next from 'i18next';
import { fallbackLanguage, languages, type Language } from '#domain/language.ts';
import { areaOf } from '#src/i18n/areas.ts';
import type { Area, Catalogues, KeyOf, Values } from '#src/i18n/types.ts';

export type Key<A extends Area> = KeyOf<Catalogues[A]>;

/**
 * A text of the app as the user reads it: `say('auth', 'signIn')`. Throws for a key that the language does not have.
 */
export type Say = <A extends Area>(area: A, key: Key<A>, values?: Values) => string;

const folder = fileURLToPath(new URL('../../../src/i18n/', import.meta.url));

/** The catalogues of src/i18n read from their files, so that a test is written once for all languages. */
export async function loadTexts(language: Language): Promise<Say> {
  if (!languages.includes(language)) throw new Error(`no such language: ${language}`);
  const instance = i18next.createInstance();
  await instance.init({
    lng: language,
    fallbackLng: fallbackLanguage,
    load: 'currentOnly',
    resources: {},
    interpolation: { escapeValue: false },
  });
  const files = readdirSync(folder + language, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.ts') && !name.startsWith('groups'))) {
    const { default: texts } = (await import(/* @vite-ignore */ `${folder}${language}/${file}`)) as {
      default: object;
    };
    instance.addResourceBundle(language, areaOf(basename(file, '.ts')), texts, true);
  }
  return (area, key, values) => {
    const path = `${area}:${key as string}`;
    if (!instance.exists(path, values ?? {})) throw new Error(`${language} says nothing for ${path}`);
    return instance.t(path, values ?? {});
  };
}
