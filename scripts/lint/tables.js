import path from 'node:path';
import { owners, readModels, views } from '../../server/database/owners.js';
import { moduleOf } from './modules.js';

const ownerOf = new Map(
  Object.entries(owners).flatMap(([owner, tables]) => tables.map((table) => [table, owner])),
);
const camel = (name) => name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());

/** Methods of Kysely's builder, and the server's own functions, whose first argument is a table or several. */
const writing = /^(?:insertInto|insertMany|updateTable|deleteFrom|mergeInto)$/;
const readingMethods = /^(?:selectFrom|from|using|\w*[jJ]oin(?:Lateral)?)$/;
/** Keywords that precede a table name in raw SQL. */
const statement = /\b(insert\s+into|merge\s+into|delete\s+from|update|from|join|using)\s+([a-z_]+)/gi;

const texts = (node) => {
  if (node?.type === 'ArrayExpression') return node.elements.flatMap(texts);
  return node?.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [];
};
/** The tables that a parameter `table: 'unit' | 'gate'` may be. */
const tablesIn = (type) =>
  type?.type === 'TSUnionType'
    ? type.types.flatMap(tablesIn)
    : type?.type === 'TSLiteralType'
      ? texts(type.literal)
      : [];

const list = 'server/database/owners.js';

export default {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const own = moduleOf(file);
    if (!own || /\.test\.ts$/.test(file)) return {};
    const allowed = readModels[file] ?? [];
    const found = new Set();
    const check = (node, name, writes) => {
      const table = camel(name.split(' ')[0]);
      const owner = ownerOf.get(table);
      if (!owner || owner === own) return;
      if (writes) context.report({ node, message: `only ${owner} writes ${table}` });
      else if (!views.includes(table)) {
        found.add(table);
        if (!allowed.includes(table))
          context.report({
            node,
            message: `${table} is a table of ${owner}: use what its index.ts exports (${list})`,
          });
      }
    };
    return {
      CallExpression(node) {
        const { callee } = node;
        const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name;
        const writes = writing.test(name);
        if (writes || readingMethods.test(name))
          for (const text of texts(node.arguments[0])) check(node, text, writes);
      },
      TaggedTemplateExpression(node) {
        const sql = node.quasi.quasis.map((quasi) => quasi.value.cooked).join(' ? ');
        for (const [, verb, name] of sql.matchAll(statement))
          check(node, name, !/^(?:from|join|using)$/i.test(verb));
      },
      Identifier(node) {
        if (node.name === 'table')
          for (const name of tablesIn(node.typeAnnotation?.typeAnnotation)) check(node, name, false);
      },
      'Program:exit'(node) {
        for (const table of allowed)
          if (!found.has(table))
            context.report({ node, message: `this file no longer reads ${table}: remove it from ${list}` });
      },
    };
  },
};
