import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.startsWith('machines/'))
    .map((file) => `docs/${file}`),
];
const rooms = /^(?:domain|machines|openapi|public|scripts|server|src|tests)\//;

/** Targets of links, and files of the tree that are named in code: `src/app/main.tsx`. */
function filesNamedIn(document: string): string[] {
  const text = readFileSync(document, 'utf8');
  const links = [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(([, target = '']) => target);
  const named = [...text.matchAll(/(?<!\]\(|[\w./-])[\w-]+(?:\/[\w.-]+)+\.\w+/g)].map(([file]) => file);
  return [
    ...links.filter((link) => !/^\w+:/.test(link)).map((link) => path.join(path.dirname(document), link)),
    ...named.filter((file) => rooms.test(file)),
  ];
}

it.each(documents)('%s names only files that exist', (document) => {
  expect(filesNamedIn(document).filter((file) => !existsSync(file))).toEqual([]);
});
