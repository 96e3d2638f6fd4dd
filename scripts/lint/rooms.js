import path from 'node:path';
import { findWrongArea } from './areas.js';
import { moduleOf, modules } from './modules.js';

/**
 * Which room may import which (docs/architecture.md). Areas of screens and modules are read from the folders, so
 * adding an area needs no change here.
 */
const mayImport = {
  openapi: ['openapi'],
  domain: ['domain'],
  machines: ['machines', 'domain', 'openapi'],
  src: ['src', 'machines', 'domain', 'openapi'],
  server: ['server', 'machines', 'domain', 'openapi'],
  scripts: ['scripts', 'server', 'tests', 'machines', 'domain', 'openapi'],
  tests: ['tests', 'src', 'server', 'machines', 'domain', 'openapi', 'scripts'],
};

/**
 * The app's layers, lowest first: each may import its own and those before it. Those of the lowest layer may import
 * one another.
 */
const layers = [
  ['runtime', 'i18n', 'push', 'workers', 'styles'],
  ['api'],
  ['session'],
  ['actors'],
  ['components'],
  ['screens'],
  ['app'],
];
const layerOf = (file) => {
  const [room, folder] = file.split('/');
  return room === 'src' ? layers.findIndex((names) => names.includes(folder)) : -1;
};

/** Folders of the server that modules are built on; modules are passed to them. */
const belowModules = /^server\/(http|database|providers|sheets)\//;

function moduleRefusal(from, to) {
  const [own, other] = [moduleOf(from), moduleOf(to)];
  if (!from.startsWith('server/') || !other || own === other) return undefined;
  if (belowModules.test(from)) return 'modules are built on this folder: take what it needs as an argument';
  if (to !== `server/modules/${other}/index.ts`)
    return `only server/modules/${other}/index.ts may be imported from module ${other}`;
  if (own && modules.indexOf(other) > modules.indexOf(own))
    return `module ${own} may not import module ${other}, which stands above it: take what it needs as an argument`;
  return undefined;
}

const statements = ['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto'];
const mayBuildStatements = (file) => {
  const own = moduleOf(file);
  return !own || file.startsWith(`server/modules/${own}/sql/`);
};

const packagesAllowed = {
  domain: ['valibot'],
  machines: ['xstate'],
};

const engine = 'tests/paths/engine/';
const screenArea = (file) => /^src\/screens\/([^/]+)\//.exec(file)?.[1];

function refusal(from, to) {
  const fromRoom = from.split('/')[0];
  const toRoom = to.split('/')[0];
  const allowed = mayImport[fromRoom];
  if (!allowed || !(toRoom in mayImport)) return undefined;
  if (!allowed.includes(toRoom)) return `${fromRoom}/ may not import ${toRoom}/`;
  if (fromRoom === 'server' && toRoom === 'machines' && !to.startsWith('machines/lifecycles/'))
    return 'server/ may import machines/lifecycles only';
  if (from.startsWith(engine) && !to.startsWith(engine) && to !== 'machines/support/cases.ts')
    return "the path engine stands alone: all it knows of the product is the type of a machine's cases";
  if (layerOf(from) >= 0 && layerOf(to) > layerOf(from))
    return `src/${from.split('/')[1]} may not import src/${to.split('/')[1]}, a layer above it`;
  const [own, other] = [screenArea(from), screenArea(to)];
  if (own && other && own !== other)
    return `screens/${own} may not import screens/${other}: share it in components/`;
  return moduleRefusal(from, to);
}

const notHere = "statements are built in the module's sql/";

export default {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const root = context.cwd;
    const from = path.relative(root, context.filename).split(path.sep).join('/');
    const room = from.split('/')[0];
    const isTest = /\.test\.tsx?$/.test(from);
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string' || isTest) return;
      if (source.startsWith('.') || source.startsWith('#')) {
        const to = source.startsWith('#')
          ? source.slice(1)
          : path.posix.normalize(path.posix.join(path.posix.dirname(from), source));
        const message = refusal(from, to);
        if (message) context.report({ node, message });
      } else {
        const allowed = packagesAllowed[room];
        if (allowed && !allowed.some((name) => source === name || source.startsWith(`${name}/`)))
          context.report({ node, message: `${room}/ is pure: it may import only ${allowed.join(', ')}` });
        if (source === 'kysely' && node.importKind !== 'type' && !mayBuildStatements(from))
          context.report({ node, message: notHere });
      }
    };
    const checkStatement = ({ callee }) => {
      if (isTest || callee.type !== 'MemberExpression' || mayBuildStatements(from)) return;
      if (statements.includes(callee.property.name))
        context.report({ node: callee.property, message: notHere });
    };
    const stranger = findWrongArea(from);
    return {
      Program: (node) => {
        if (stranger) context.report({ node, message: `${stranger} is no area: see scripts/lint/areas.js` });
        else if (from.startsWith('server/modules/') && from.split('/').length > 3 && !moduleOf(from))
          context.report({ node, message: 'no module has this file: see scripts/lint/modules.js' });
      },
      CallExpression: checkStatement,
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
