import i18next from 'i18next';
import { defaultLanguage, fallbackLanguage, isLanguage, type Language } from '#domain/language.ts';
import { announceLoaded } from '../runtime/loads.ts';
import { areaOf } from './areas.ts';
import type { Area, Text, Values } from './types.ts';

/** Also a part of an area that is loaded by itself. */
type LoadedArea = Area | 'companyProblems';

const storageKey = 'language';

/** Several areas in a file: the entry script lists every file, and each request costs a slow phone 150 ms. */
const groups = import.meta.glob<Record<string, object>>('./*/groups/*.ts');
const groupOf = (area: LoadedArea): string => {
  if (area === 'companyProblems') return 'late';
  if (/^(auth|common|fields|problems)$/.test(area)) return 'first';
  if (/^(attendance|calendar|cards|home|lists|notifications|overview|payments|shell)$/.test(area))
    return 'pages';
  if (/^(earnings|ledger|payLines|payouts|payslips|registers|runs|transactions)$/.test(area)) return 'money';
  if (area === 'audit') return area;
  if (area === 'demo') return 'dev';
  if (/^(account|identity|personal|push|registration|sides)$/.test(area)) return 'mine';
  return /^(employee|upload)/.test(area) ? 'people' : 'company';
};

const i18n = i18next.createInstance();
void i18n.init({
  lng: defaultLanguage,
  fallbackLng: fallbackLanguage,
  load: 'currentOnly',
  resources: {},
  ns: [],
  interpolation: { escapeValue: false },
  initAsync: false,
});

const loaded = new Map<string, Promise<void> | true>();
const listeners = new Set<() => void>();
let language: Language = defaultLanguage;

/** All areas of its group. */
async function load(of: Language, area: LoadedArea): Promise<void> {
  const texts = await groups[`./${of}/groups/${groupOf(area)}.ts`]?.();
  for (const [file, one] of Object.entries(texts ?? {})) {
    i18n.addResourceBundle(of, areaOf(file), one, true);
    loaded.set(`${of}/${file}`, true);
  }
}

/**
 * Makes sure that the area's texts are loaded in the language.
 * @returns true when they are, otherwise a promise (the same one each time, so React can `use` it)
 */
export function ensureArea(of: Language, area: LoadedArea): true | Promise<void> {
  const key = `${of}/${area}`;
  const known = loaded.get(key);
  if (known) return known;
  const loading = load(of, area)
    .catch((error: unknown) => {
      if (of === fallbackLanguage) throw error;
      return load(fallbackLanguage, area);
    })
    .then(
      () => {
        loaded.set(key, true);
        announceLoaded();
      },
      (error: unknown) => {
        loaded.delete(key);
        throw error;
      },
    );
  loaded.set(key, loading);
  return loading;
}

const withoutLate = new Set<Language>();

/** Loads the problems that only companies meet. True once they are there, or cannot be had. */
export function ensureLateProblems(of: Language): boolean {
  const ready = withoutLate.has(of) || ensureArea(of, 'companyProblems');
  if (ready === true) return true;
  ready.catch(() => {
    withoutLate.add(of);
    announceLoaded();
  });
  return false;
}

export const currentLanguage = (): Language => language;

export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function switchLanguage(next: Language, areas: readonly Area[]): Promise<void> {
  await Promise.all(areas.map(async (area) => ensureArea(next, area)));
  await i18n.changeLanguage(next);
  language = next;
  document.documentElement.lang = next;
  for (const listener of listeners) listener();
}

/** Switches once the texts of every used area have loaded, so that no screen is shown half translated. */
export async function setLanguage(next: Language): Promise<void> {
  const inUse = [...loaded.keys()].filter((key) => key.startsWith(`${language}/`));
  await switchLanguage(
    next,
    inUse.map((key) => key.slice(language.length + 1) as Area),
  );
  localStorage.setItem(storageKey, next);
}

/** The stored language, or the default; applied before the first render. */
export async function startLanguage(areas: readonly Area[]): Promise<void> {
  const stored = localStorage.getItem(storageKey);
  await switchLanguage(isLanguage(stored) ? stored : defaultLanguage, areas);
}

/** Texts of a loaded area, for code outside components. */
export function textOf<A extends Area>(area: A): Text<A> {
  return (key: string, values?: Values) => i18n.t(`${area}:${key}`, values ?? {});
}
