import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '..');

/** The file of the server that a specifier names, from the root; undefined for packages and other rooms. */
function fileOf(specifier, importer) {
  if (specifier.startsWith('#server/')) return specifier.slice(1);
  const file = path.posix.join(path.posix.dirname(importer), specifier);
  return specifier.startsWith('.') && file.startsWith('server/') ? file : undefined;
}

/**
 * `taken`: the names that the file imports, `*` for all; `passedOn`: names that it only re-exports. Types are left out.
 */
function readImports(file) {
  const code = readFileSync(path.join(root, file), 'utf8');
  const taken = [];
  const passedOn = new Map();
  for (const node of ts.createSourceFile(file, code, ts.ScriptTarget.Latest).statements) {
    const isExport = ts.isExportDeclaration(node);
    if (!(isExport || ts.isImportDeclaration(node)) || !node.moduleSpecifier) continue;
    const from = fileOf(node.moduleSpecifier.text, file);
    const clause = isExport ? node : node.importClause;
    if (!from || clause?.isTypeOnly) continue;
    const { elements } = (isExport ? node.exportClause : clause?.namedBindings) ?? {};
    if (!elements) taken.push({ from, name: '*' });
    for (const { name, propertyName = name, isTypeOnly } of elements ?? [])
      if (isTypeOnly) continue;
      else if (isExport) passedOn.set(name.text, { from, name: propertyName.text });
      else taken.push({ from, name: propertyName.text });
  }
  return { taken, passedOn };
}

/** The files that use each file of the server's modules, by its name. */
function readUsers() {
  const files = readdirSync(path.join(root, 'server/modules'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `server/modules/${file}`);
  const imports = new Map(files.map((file) => [file, readImports(file)]));
  const users = new Map();
  const use = (used, user) => users.set(used, (users.get(used) ?? new Set()).add(user));
  for (const [user, { taken }] of imports)
    for (const first of taken)
      for (let at = first; at; at = imports.get(at.from)?.passedOn.get(at.name)) use(at.from, user);
  return users;
}

let users;

/**
 * The files of the server's modules that a change of `file` can reach: itself, and those that use it or what uses it. A
 * module's index passes names on, so that who uses one of them does not count as using the others.
 */
export function findReached(file) {
  users ??= readUsers();
  const reached = new Set([file]);
  for (const one of reached) for (const user of users.get(one) ?? []) reached.add(user);
  return [...reached];
}
