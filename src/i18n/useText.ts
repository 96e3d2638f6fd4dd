import { useMemo, useSyncExternalStore } from 'react';
import type { Language } from '#domain/language.ts';
import { loadedSoFar, onLoaded } from '../runtime/loads.ts';
import { currentLanguage, ensureArea, ensureLateProblems, onLanguage, setLanguage, textOf } from './i18n.ts';
import type { Area, Text } from './types.ts';

/** The current language, and a way to change it. */
export function useLanguage(): [Language, (next: Language) => void] {
  const language = useSyncExternalStore(onLanguage, currentLanguage, currentLanguage);
  return [language, (next) => void setLanguage(next)];
}

/** Texts of an area in the current language; suspends until they have loaded. */
export function useText<A extends Area>(area: A): Text<A> {
  const [language] = useLanguage();
  const ready = ensureArea(language, area);
  // Thrown, not `use`d: the hooks after a `use` that is skipped on the replay would not fit (React error 467).
  // oxlint-disable-next-line typescript/only-throw-error
  if (ready !== true) throw ready;
  // oxlint-disable-next-line react/exhaustive-deps -- a new language is a new translator
  return useMemo(() => textOf(area), [area, language]);
}

/** Text of a field's error or warning code. Rules that need the database are problem codes. */
export function useFieldText(): (code: string) => string {
  const textOf = useCodeText();
  return (code) => textOf(['fields', 'problems'], code) ?? textOf(['fields'], 'invalid')!;
}

/** Text of a problem code; where a single field is refused, the problem has the field's code. */
export function useProblemText(): (code: string) => string {
  const textOf = useCodeText();
  return (code) => textOf(['problems', 'fields'], code) ?? textOf(['problems'], 'unknown')!;
}

/**
 * The first of these areas that knows the code says it, whatever another says of the same code. Empty while texts are loading
 * that may know it.
 */
function useCodeText() {
  const [language] = useLanguage();
  const areas = { fields: useText('fields'), problems: useText('problems') };
  useSyncExternalStore(onLoaded, loadedSoFar, loadedSoFar);
  return (order: readonly (keyof typeof areas)[], code: string): string | undefined => {
    for (const area of order) {
      const text = translate(areas[area], code);
      if (text !== undefined) return text;
      if (area === 'problems' && !ensureLateProblems(language)) return '';
    }
    return undefined;
  };
}

function translate(t: Text<'fields'> | Text<'problems'>, code: string): string | undefined {
  const text = (t as (key: string) => string)(code);
  return text === code ? undefined : text;
}
