import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const rooms = /^#(src|domain|machines|openapi)\//;
/** Static imports and re-exports of values; `import type` and dynamic imports are ignored. */
const staticImport = /^\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
const namesFromThemes = /^import\s+\{([^}]*)\}\s+from\s+['"]@radix-ui\/themes['"]/gm;

const inside = (root: string, from: string, source: string): string | undefined => {
  if (source.startsWith('.')) return path.resolve(path.dirname(from), source);
  return rooms.test(source) ? path.join(root, source.slice(1)) : undefined;
};

/** The files loaded with the entries: their static imports, transitively. */
export function staticClosure(root: string, entries: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const queue = entries.map((entry) => path.resolve(root, entry));
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) continue;
    seen.add(file);
    for (const [, source = ''] of readFileSync(file, 'utf8').matchAll(staticImport)) {
      const next = inside(root, file, source);
      if (next) queue.push(next);
    }
  }
  return seen;
}

/** Names that any of the files imports from Radix Themes. */
export function themesNames(files: Iterable<string>): Set<string> {
  const names = new Set<string>();
  for (const file of files)
    for (const [, list = ''] of readFileSync(file, 'utf8').matchAll(namesFromThemes))
      for (const name of list.split(',').map((word) => word.trim().split(/\s+as\s+/)[0] ?? ''))
        if (name && !name.startsWith('type ')) names.add(name);
  return names;
}

const written = /\brt-[A-Za-z][\w-]*/g;

/** Radix classes written by hand in our own files. */
export const ownClasses = (files: Iterable<string>): string[] =>
  [...files].flatMap((file) => readFileSync(file, 'utf8').match(written) ?? []);

const dist = 'node_modules/@radix-ui/themes/dist/esm';

/** The file of the package that each exported name comes from. */
function exportedFrom(root: string): Map<string, string> {
  const folder = path.join(root, dist, 'components');
  const index = readFileSync(path.join(folder, 'index.js'), 'utf8');
  const byAlias = new Map<string, string>();
  const imported = /import(?:\*as (?<all>[\w$]+) |\{(?<list>[^}]*)\})from"(?<source>[^"]+)"/g;
  for (const { groups } of index.matchAll(imported)) {
    const file = path.join(folder, groups?.source ?? '');
    const aliases = groups?.all ? [groups.all] : (groups?.list ?? '').split(',').map(aliasOf);
    for (const alias of aliases) byAlias.set(alias, file);
  }
  const exported = /export\{([^}]*)\}/.exec(index)?.[1] ?? '';
  const files = exported
    .split(',')
    .map((part) => [aliasOf(part), byAlias.get(part.split(' as ')[0] ?? '')] as const);
  return new Map(files.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** Everything the package exports. */
export const everyName = (root: string): string[] => [...exportedFrom(root).keys()];

const aliasOf = (part: string) => part.split(' as ').at(-1) ?? '';

/**
 * Every class that the named components can write, as literals in their files and in what those import: component
 * classes whole (`rt-BaseButton`), utilities by their prefix (`rt-r-mt`).
 * @throws when a name is not one of the package's components
 */
export function writtenClasses(root: string, names: Iterable<string>): Set<string> {
  const from = exportedFrom(root);
  const classes = new Set<string>();
  const seen = new Set<string>();
  const queue = [...names].map((name) => {
    const file = from.get(name);
    if (!file) throw new Error(`@radix-ui/themes does not export a component ${name}`);
    return file;
  });
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const code = readFileSync(file, 'utf8');
    for (const [name] of code.matchAll(written)) classes.add(name);
    for (const [, source = ''] of code.matchAll(/from"(\.[^"]+)"/g))
      queue.push(path.resolve(path.dirname(file), source));
  }
  return classes;
}
