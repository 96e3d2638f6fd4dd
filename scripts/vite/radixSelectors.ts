/** Radix scales in use: the accent, the gray and the status colours. The later ones are in the later sheet. */
export const scales = { first: ['slate', 'teal', 'red', 'amber'], later: ['green', 'orange'] } as const;
/** The only responsive prefixes that the app may use, beside `initial`. */
export const breakpoints: readonly string[] = ['sm', 'md'];

const colors = new Set<string>([...scales.first, ...scales.later, 'gray']);

/** Classes that components can write: whole names, and prefixes of utilities (`rt-r-mt` for `rt-r-mt-3`). */
export type Written = ReadonlySet<string>;

const utilityWritten = (name: string, written: Written): boolean => {
  for (let end = name.length; end > 'rt-r'.length; end = name.lastIndexOf('-', end - 1))
    if (written.has(name.slice(0, end))) return true;
  return false;
};

/** Whether a rule of `tokens`, `components` or `utilities` with this selector can ever match. */
export function canMatch(selector: string, layer: string, written: Written): boolean {
  for (const [, at = ''] of selector.matchAll(/\.-?(xs|sm|md|lg|xl)\\:/g))
    if (!breakpoints.includes(at)) return false;
  if (layer === 'tokens')
    return [...selector.matchAll(/-color='(\w+)'\]\)?$/g)].every(([, color = '']) => colors.has(color));
  const positive = selector.replace(/:not\([^()]*\)/g, '');
  const names = [...positive.matchAll(/(?<![\w-])-?(rt-[A-Za-z][\w-]*)/g)].map(([, name = '']) => name);
  if (layer === 'utilities') return names.every((name) => utilityWritten(name, written));
  const components = names.filter((name) => /^rt-[A-Z]/.test(name));
  const some = components.some((name) => written.has(name));
  const all = components.every((name) => written.has(name));
  return all || (some && /:(where|is)\(/.test(positive));
}
