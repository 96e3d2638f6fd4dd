import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { radixSheets } from './radixSheet.ts';
import { everyName, ownClasses, staticClosure, themesNames, writtenClasses } from './radixUsage.ts';

const ids = { first: '/virtual/radix-first.css', later: '/virtual/radix-later.css' } as const;

/** Responsive values for breakpoints whose rules are removed; in the source `{ initial: '1', lg: '2' }`. */
export const forbiddenBreakpoints = (code: string): string[] =>
  [...code.matchAll(/[{,]\s*['"]?(xs|lg|xl)['"]?\s*:/g)].map(([, at = '']) => at);

const sources = (root: string): string[] =>
  readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => path.join(root, 'src', file));

export interface RadixStylesOptions {
  /** Entry and first screen: the first sheet styles their static imports. */
  first: readonly string[];
}

/**
 * Serves Radix Themes' styles as two virtual sheets, `/virtual/radix-first.css` and `/virtual/radix-later.css`. Their
 * rules follow from the components that the sources import, so their content, and with it their hashed names, changes
 * with the imports. In development the first sheet has every component, so that a new import needs no restart.
 */
export function radixStyles({ first }: RadixStylesOptions): Plugin {
  let root = process.cwd();
  let building = true;
  let made: { first: string; later: string } | undefined;

  function make() {
    const files = sources(root);
    for (const file of files) {
      const [at] = forbiddenBreakpoints(readFileSync(file, 'utf8'));
      if (at) throw new Error(`${path.relative(root, file)}: breakpoint "${at}" is cut out, use sm or md`);
    }
    const classesOf = (of: Iterable<string>) =>
      new Set([...writtenClasses(root, themesNames(of)), ...ownClasses(of)]);
    if (building) return radixSheets(root, classesOf(staticClosure(root, first)), classesOf(files));
    const every = new Set([...writtenClasses(root, everyName(root)), ...ownClasses(files)]);
    return radixSheets(root, every, every);
  }

  return {
    name: 'davomat-radix-styles',
    configResolved(config) {
      root = config.root;
      building = config.command === 'build';
    },
    buildStart() {
      made = undefined;
    },
    resolveId: (id) => (Object.values<string>(ids).includes(id) ? id : undefined),
    load(id) {
      if (id !== ids.first && id !== ids.later) return undefined;
      made ??= make();
      return id === ids.first ? made.first : made.later;
    },
  };
}
